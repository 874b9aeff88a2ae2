import { type OrderReading, type Span, useTextReader } from '@waybill/intake/console';
import type { Brand } from '@waybill/intake/contract';
import { toBusinessDate } from '@waybill/kit/console';
import type { Text } from '@waybill/ui-shell';
import type { FormModel } from '@waybill/ui-shell/forms';
import { WorkerCallError } from '@waybill/ui-shell/worker';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OrderFields } from '../form/order-fields';
import {
  exchanged,
  type Filled,
  type IntakePath,
  type Present,
  partiesOf,
  presentNames,
  toIntake,
  valueAt,
  withIntake,
  withoutParties,
} from './intake-order';
import { assignPart, type Part, toParts } from './parts';
import { type Leftover, unusedRest, withRest } from './unused-rest';
import { valueOfPart } from './value-of-part';

/** How the sides of a message may be meant: as they are named, or exchanged. */
export type Sides = 'named' | 'exchanged';

interface Read {
  /** The message that was read. */
  message: string;
  fields: readonly Filled[];
  quantities: readonly Span[];
  rest: readonly Leftover[];
  before: Present;
  /** The two sides while their roles are open. */
  asked: readonly Filled[];
  /** A message with several orders. */
  several: OrderReading | undefined;
}

type Problem = 'nothing' | 'failed' | 'slow';
type Outcome = Read | Problem;

/** A pasted message that fills the fields of an order; one undo reverts all of them. */
export interface IntakeModel {
  /** Another message is being typed. */
  typed: () => void;
  /** The filled fields; empty before the first message and after one without values. */
  filled: readonly Filled[];
  /** Why nothing was filled in: nothing was recognised, the reader did not run, or it took too long. The text stays. */
  problem: Problem | undefined;
  /** The two sides in the order of the message until the user assigns them; empty otherwise. */
  asked: readonly Filled[];
  /** Sets which of two readings of the sides applies. */
  choose: (sides: Sides) => void;
  /** The message cut into its parts. */
  parts: readonly Part[];
  /** The parts that no rule understood, in the order of the message. */
  rest: readonly Leftover[];
  /** Moves a part to another field, or out of its field without a path. False if the field cannot take it. */
  give: (part: Part, path: IntakePath | undefined) => Promise<boolean>;
  /** Adds the leftovers to the remark. */
  keepRest: () => void;
  /** A message that holds several orders. */
  several: OrderReading | undefined;
  /** The name of the reader that the platform brings. */
  readerName: Text | undefined;
  /** Reads a message into the form; the result is in `filled` and `problem`. */
  read: (message: string) => Promise<void>;
  /** Restores the previous values of the fields; false if no field was recognised. */
  undo: () => boolean;
}

/**
 * Reads messages into the form of an order. A message that was read before the brands had loaded is read again; the user's
 * changes stay.
 */
export function useIntake(form: FormModel<OrderFields>, brands: readonly Brand[] | undefined): IntakeModel {
  const [outcome, setOutcome] = useState<Outcome>();
  const [early, setEarly] = useState<string>();
  const reader = useTextReader();
  // Another message, and leaving the form, end the reading under way.
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const done = typeof outcome === 'object' ? outcome : undefined;

  const write = (next: Present) => {
    const now = valuesOf(form);
    for (const name of presentNames) if (!isSame(now[name], next[name])) form.set(name, next[name]);
  };
  // A submitted form waits until the fields have the result, including the brands.
  const [reads, setReads] = useState({ begun: 0, ended: 0 });
  const [work] = useState(() => ({}));
  const endReading = useEffectEvent(() => form.sideWork.report(work, 'none'));
  useEffect(() => {
    if (reads.begun === reads.ended && early === undefined) endReading();
  }, [reads, early]);

  const read = async (text: string, again?: Read) => {
    form.set('message', text);
    const isBlank = text.trim() === '';
    setEarly(brands || isBlank ? undefined : text);
    if (isBlank) return;
    setReads(({ begun, ended }) => ({ begun: begun + 1, ended }));
    form.sideWork.report(work, 'underWay');
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    try {
      const before = again?.before ?? valuesOf(form);
      const context = { brands: brands ?? [], today: toBusinessDate(Date.now()) };
      const reading = await reader.read(text, context, controller.signal);
      controller.signal.throwIfAborted();
      const [first] = reading.orders;
      if (!first) return setOutcome('nothing');
      const { fields: allFields, vehicles, quantities } = toIntake(first);
      const isAsked = reading.questions.some(({ order }) => order === 0);
      const openParties = isAsked ? partiesOf(allFields) : [];
      const present = valuesOf(form);
      const isOurs = ({ path }: Filled) =>
        (valueAt(present, path) ?? '') ===
        (again?.fields.find((each) => each.path === path)?.value ?? valueAt(before, path) ?? '');
      const settled = isAsked ? withoutParties(allFields) : allFields;
      const fields = again ? settled.filter(isOurs) : settled;
      if (allFields.length === 0) return setOutcome('nothing');
      const several = reading.orders.length > 1 ? reading : undefined;
      if (!several) write(withIntake(present, fields, vehicles));
      setOutcome({
        message: text,
        fields: several ? [] : fields,
        quantities,
        rest: reading.leftovers,
        before,
        asked: several ? [] : openParties,
        several,
      });
    } catch (error) {
      if (controller.signal.aborted) return;
      setOutcome(error instanceof WorkerCallError && error.reason === 'timeLimit' ? 'slow' : 'failed');
    } finally {
      setReads(({ begun, ended }) => ({ begun, ended: ended + 1 }));
    }
  };

  const readAgain = useEffectEvent(() => {
    if (early !== undefined) void read(early, done);
  });
  useEffect(() => {
    if (brands) readAgain();
  }, [brands]);

  const undo = () => {
    setEarly(undefined);
    if (!done) return false;
    write(done.before);
    setOutcome(undefined);
    form.set('message', '');
    return true;
  };

  const choose = (sides: Sides) => {
    if (!done) return;
    // The choice settles the sides alone: an uncertain name or phone stays uncertain.
    const parties = sides === 'named' ? done.asked : exchanged(done.asked);
    write(withIntake(valuesOf(form), parties, 0));
    setOutcome({ ...done, fields: [...parties, ...done.fields], asked: [] });
  };

  const give = async (part: Part, path: IntakePath | undefined) => {
    if (!done) return false;
    const context = { brands: brands ?? [], today: toBusinessDate(Date.now()) };
    const value = path && (await valueOfPart(part.text, path, context));
    if (path && value === undefined) return false;
    const next = assignPart(
      { present: valuesOf(form), fields: [...done.fields], rest: [...done.rest] },
      part,
      path,
      () => value ?? '',
    );
    write(next.present);
    setOutcome({
      ...done,
      fields: next.fields,
      rest: next.rest.map((each) => ({ ...each, text: done.message.slice(each.from, each.to) })),
      quantities: done.quantities.filter(({ from }) => from !== part.from),
      asked: done.asked.filter(({ at }) => !at.some(({ from }) => from === part.from)),
    });
    return true;
  };

  const keepRest = () => {
    if (!done) return;
    const now = valuesOf(form);
    const added = unusedRest(done.rest, now.remark);
    const value = withRest(now.remark, added);
    const at = [...(done.fields.find(({ path }) => path === 'remark')?.at ?? []), ...added];
    write({ ...now, remark: value });
    // A text that no rule understood is uncertain in any field.
    const remark: Filled = { path: 'remark', value, sure: 'uncertain', at };
    const fields = [...done.fields.filter(({ path }) => path !== 'remark'), remark];
    setOutcome({ ...done, fields, rest: done.rest.filter((each) => !added.includes(each)) });
  };

  return {
    typed: () => {
      if (typeof outcome === 'string') setOutcome(undefined);
    },
    filled: done?.fields ?? none,
    problem: typeof outcome === 'string' ? outcome : undefined,
    asked: done?.asked ?? none,
    choose,
    parts: done ? toParts(done.message, done.fields, done.quantities, done.rest, done.asked) : noParts,
    rest: done?.rest ?? noRest,
    give,
    keepRest,
    several: done?.several,
    readerName: reader.name,
    read: (text) => read(text),
    undo,
  };
}

const none: readonly Filled[] = [];
const noParts: readonly Part[] = [];
const noRest: readonly Leftover[] = [];
/** Whether a field needs a second look. */
export const isUnsure = ({ sure }: Filled): boolean => sure !== 'certain';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const valuesOf = (form: FormModel<OrderFields>): Present =>
  structuredClone(Object.fromEntries(presentNames.map((name) => [name, form.read(name)]))) as Present;
