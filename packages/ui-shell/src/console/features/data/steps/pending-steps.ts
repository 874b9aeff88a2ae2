/** The version of a record: a number or a tag; undefined without one. */
export type Version = string | number | undefined;

/** A step as it is over one of its records. */
export interface StepOverRecord {
  /** Applies to the still unknown version of the previous step. */
  readonly follows: boolean;
  /** The version of the record that the step changes; undefined until the server has answered: any version. */
  readonly over: Version;
  /** The new version of the record, once the server has answered. */
  readonly brought?: Version;
  /** The record after the step, as the server returned it. */
  readonly record?: object | undefined;
}

/** `held` can be undone before it is sent. `queued` waits for earlier steps on its records. `unanswered` is sent again with the same key. `done` may be missing in lists. */
export type StepState = 'held' | 'queued' | 'sent' | 'unanswered' | 'done';

/** A step on records, shown before the server confirms it. */
export interface PendingStep {
  /** Its idempotency key. */
  readonly key: string;
  /** Which kind of record: the url of its list. */
  readonly kind: string;
  readonly state: StepState;
  /** It waits for the line, or did so until it was sent again. */
  readonly waits?: boolean | undefined;
  /** The browser has stored it, so it outlives the window. Default false. */
  readonly isStored?: boolean;
  /** By record id, as text. */
  readonly over: ReadonlyMap<string, StepOverRecord>;
  /** Its records as they were shown before, as far as they are known. */
  readonly known: readonly object[];
  /** Returns the record after the step. */
  readonly shows: (record: object) => object;
}

/** The server's state of a record after a step. */
export interface Brought {
  readonly version?: Version;
  readonly record?: object | undefined;
}

/** Maximum number of completed steps that are kept for lists fetched before them. */
const maxDone = 50;

/** Whether a step is unanswered. */
export const isOpen = ({ state }: PendingStep) => state !== 'done';

/** Appends a step. `versions` are the shown versions of its records; undefined if unknown. */
export function addStep(
  steps: readonly PendingStep[],
  { versions, ...step }: Omit<PendingStep, 'over'> & { versions: ReadonlyMap<string, Version> },
): readonly PendingStep[] {
  const before = steps.filter(({ kind }) => kind === step.kind);
  const over = [...versions].map(([id, version]): [string, StepOverRecord] => {
    if (before.some((each) => isOpen(each) && each.over.has(id))) return [id, { follows: true, over: undefined }];
    return [id, { follows: false, over: latest(before, id, version) }];
  });
  return [...steps, { ...step, over: new Map(over) }];
}

/** A user who saw a version that an own step has changed since means the changed version. */
function latest(steps: readonly PendingStep[], id: string, version: Version): Version {
  let newest = version;
  for (const { over } of steps) {
    const state = over.get(id);
    if (newest !== undefined && state?.brought !== undefined && state.over === newest) newest = state.brought;
  }
  return newest;
}

/** Another state of a step. */
export const setState = (steps: readonly PendingStep[], key: string, state: StepState): readonly PendingStep[] =>
  steps.map((step) => (step.key === key ? { ...step, state } : step));

/** Marks a step without a response, and all unsent ones, as waiting for the connection. */
export const loseLine = (steps: readonly PendingStep[], key: string): readonly PendingStep[] =>
  steps.map((step) => {
    if (step.key === key) return { ...step, state: 'unanswered', waits: true };
    return step.state === 'queued' ? { ...step, waits: true } : step;
  });

/** The steps that wait for the line. */
export const waitingSteps = (steps: readonly PendingStep[]): readonly PendingStep[] =>
  steps.filter((step) => step.waits && isOpen(step));

/** Returns the steps that may be sent: no earlier step on their records is unanswered. */
export const readySteps = (steps: readonly PendingStep[]): readonly PendingStep[] =>
  steps.filter(
    (step, at) =>
      (step.state === 'queued' || step.state === 'unanswered') &&
      !steps.slice(0, at).some((each) => isOpen(each) && each.kind === step.kind && meets(each, step)),
  );

const meets = (one: PendingStep, other: PendingStep) => [...other.over.keys()].some((id) => one.over.has(id));

/** The steps after the server has answered one: `brought` has the records with which it was done. Other records lose that step and all later ones. */
export function settleStep(
  steps: readonly PendingStep[],
  key: string,
  brought: ReadonlyMap<string, Brought>,
): readonly PendingStep[] {
  const settled = steps.find((step) => step.key === key);
  if (!settled) return steps;
  const at = steps.indexOf(settled);
  const next = steps.map((step, place) => {
    if (step.kind !== settled.kind || place < at) return step;
    return step === settled
      ? answered(step, brought)
      : { ...step, over: afterAnswer(step, steps, place, settled, brought) };
  });
  const open = next.filter(({ over }) => over.size > 0);
  const done = open.filter((step) => !isOpen(step));
  return open.filter((step) => isOpen(step) || done.indexOf(step) >= done.length - maxDone);
}

function answered(step: PendingStep, brought: ReadonlyMap<string, Brought>): PendingStep {
  const over = [...step.over].flatMap(([id, state]): [string, StepOverRecord][] => {
    const has = brought.get(id);
    // Without versions, a list cannot show whether it includes the step.
    return has && (state.over !== undefined || typeof has.version === 'number')
      ? [[id, { ...state, brought: has.version, record: has.record }]]
      : [];
  });
  return { ...step, state: 'done', waits: false, over: new Map(over) };
}

function afterAnswer(
  step: PendingStep,
  steps: readonly PendingStep[],
  place: number,
  settled: PendingStep,
  brought: ReadonlyMap<string, Brought>,
): PendingStep['over'] {
  const between = steps.slice(steps.indexOf(settled) + 1, place).filter(({ kind }) => kind === step.kind);
  const over = [...step.over].flatMap(([id, state]): [string, StepOverRecord][] => {
    if (!state.follows || !settled.over.has(id)) return [[id, state]];
    const has = brought.get(id);
    if (!has) return [];
    const isNext = !between.some((each) => each.over.has(id));
    return [[id, isNext ? { follows: false, over: has.version } : state]];
  });
  return new Map(over);
}

/** Returns a record with its pending steps applied; the same object without any. */
export function showSteps<Item extends object>(
  steps: readonly PendingStep[],
  { kind, version }: { kind: string; version: string },
  record: Item,
): Item {
  const id = idOf(record);
  let shown: object = record;
  let isApplied = false;
  for (const step of steps) {
    const state = step.kind === kind ? step.over.get(id) : undefined;
    if (!state) continue;
    const has: unknown = Reflect.get(shown, version);
    isApplied = state.follows ? isApplied : state.over === undefined ? isBefore(has, state, step) : has === state.over;
    if (!isApplied) continue;
    shown = state.record ? { ...shown, ...only(state.record, shown) } : step.shows(shown);
    if (state.brought !== undefined) shown = { ...shown, [version]: state.brought };
  }
  return shown as Item;
}

/** Whether a record of unknown version is still in its state before the step. */
const isBefore = (has: unknown, { brought }: StepOverRecord, { state }: PendingStep) =>
  state !== 'done' || (typeof has === 'number' && typeof brought === 'number' && has < brought);

/** The records of a kind that steps change, each as it was and as it is shown since. */
export const movesOf = (
  steps: readonly PendingStep[],
  kind: string,
): readonly { key: string; before: object; after: object }[] =>
  steps
    .filter((step) => step.kind === kind)
    .flatMap(({ key, known: records, over, shows }) =>
      records.filter((record) => over.has(idOf(record))).map((before) => ({ key, before, after: shows(before) })),
    );

/** The id of a record, as text. */
export const idOf = (record: object): string => String(Reflect.get(record, 'id'));

/** Returns the fields of a record that another one has: a list has fewer than the record's page. */
const only = (record: object, fields: object) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name in fields));

/** Returns what undoes a shown step: the changed fields with their previous values. */
export function restoring<Item extends object>(
  shows: (record: Item) => object,
  before: readonly Item[],
): (record: object) => object {
  const changes = before.map((record): [string, object] => {
    const after = shows(record);
    const changed = Object.entries(record).filter(([name, value]) => Reflect.get(after, name) !== value);
    return [idOf(record), Object.fromEntries(changed)];
  });
  const restored = new Map(changes);
  return (record) => ({ ...record, ...restored.get(idOf(record)) });
}
