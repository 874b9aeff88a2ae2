import { isRecord } from '../../../../../forms/drafts/draft';
import type { PlacedDraft } from '../../../../../forms/drafts/draft-storage';
import { idOf, type StepOverRecord } from '../pending-steps';
import type { ReturnedStep, StepCall, WaitingStep } from '../waiting-step';
import { reasonMessages } from './messages';

/** The places of steps in the storage of an account. */
const places = { waiting: '#steps', returned: '#steps-returned' } as const;

/** A step as plain data. */
interface StoredStep {
  readonly key: string;
  readonly kind: string;
  readonly over: readonly (readonly [string, StepOverRecord])[];
  readonly known: readonly object[];
  /** The fields that it changes, by the ids of records that are known. */
  readonly changes: Readonly<Record<string, object>>;
  readonly call: StepCall;
  readonly ids: WaitingStep['ids'];
  readonly version: string;
  readonly text: WaitingStep['text'];
  readonly isBack: boolean;
}

/** Serialises a waiting step. */
export function toStoredWaiting({ step, call, ids, version, text, isBack, at }: WaitingStep): PlacedDraft {
  const changes = step.known.map((record): [string, object] => {
    const after = step.shows(record);
    const changed = Object.entries(after).filter(([name, value]) => Reflect.get(record, name) !== value);
    return [idOf(record), Object.fromEntries(changed)];
  });
  const { key, kind, known } = step;
  const over = [...step.over].map(([id, { follows, over }]) => [id, { follows, over }] as const);
  const stored: StoredStep = {
    key,
    kind,
    over,
    known,
    changes: Object.fromEntries(changes),
    call,
    ids,
    version,
    text,
    isBack,
  };
  return { place: places.waiting, draft: { about: null, changes: { ...stored }, at } };
}

/** Serialises a returned step. */
export const toStoredReturned = ({ at, ...returned }: ReturnedStep): PlacedDraft => ({
  place: places.returned,
  draft: { about: null, changes: returned, at },
});

/** Whether a draft is a step of any kind. */
export const isStep = ({ place }: PlacedDraft): boolean => Object.values<string>(places).includes(place);

/** Reads a stored waiting step; undefined if it is something else or incomplete. */
export function readWaiting({ place, draft: { changes: stored, at } }: PlacedDraft): WaitingStep | undefined {
  if (place !== places.waiting || !isKept(stored)) return undefined;
  const { key, kind, known, changes, call, ids, version, text, isBack } = stored;
  const shows = (record: object) => ({ ...record, ...changes[idOf(record)] });
  const over = new Map(stored.over);
  return {
    step: { key, kind, state: 'unanswered', waits: true, over, known, shows },
    call,
    ids,
    version,
    text,
    isBack,
    at,
  };
}

/** Reads a stored returned step. */
export function readReturned({ place, draft: { changes: stored, at } }: PlacedDraft): ReturnedStep | undefined {
  const { key, text, reason, isBack } = stored;
  if (place !== places.returned || typeof key !== 'string' || !isText(text) || !isReason(reason)) return undefined;
  return { key, text, reason, isBack: isBack === true, at };
}

/** The browser's storage is hostile until checked. */
function isKept(stored: object): stored is StoredStep {
  const { key, kind, over, known, changes, call, ids, version, text } = stored as Partial<
    Record<keyof StoredStep, unknown>
  >;
  return (
    [key, kind, version].every((each) => typeof each === 'string') &&
    Array.isArray(over) &&
    over.every((each) => Array.isArray(each) && typeof each[0] === 'string' && isRecord(each[1])) &&
    Array.isArray(known) &&
    known.every(isRecord) &&
    isRecord(changes) &&
    isRecord(call) &&
    [call.name, call.of].every((each) => typeof each === 'string') &&
    isRecord(call.fields) &&
    Array.isArray(ids) &&
    ids.every((id) => typeof id === 'string' || typeof id === 'number') &&
    isText(text)
  );
}

const isReason = (value: unknown): value is ReturnedStep['reason'] =>
  typeof value === 'string' || (isRecord(value) && typeof value.why === 'string' && value.why in reasonMessages);

const isText = (value: unknown): value is WaitingStep['text'] =>
  typeof value === 'string' || (isRecord(value) && typeof value.id === 'string');
