import { type Leftover, type RecognisedOrder, type Span, sureEnough } from '@waybill/intake/console';
import type { Brand } from '@waybill/intake/contract';
import { loadRegions, toBusinessDate } from '@waybill/kit/console';
import type { FormModel } from '@waybill/ui-shell/forms';
import { useEffect, useEffectEvent, useState } from 'react';
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
import { unusedRest, withRest } from './unused-rest';

/** How the sides of a message may be meant: as they are named, or exchanged. */
export type Sides = 'named' | 'exchanged';

interface Read {
  /** The message that was read, of several the first. */
  message: string;
  fields: readonly Filled[];
  quantities: readonly Span[];
  rest: readonly Leftover[];
  before: Present;
  /** The two sides while nobody has said which is which. */
  asked: readonly Filled[];
  /** All orders of a message with several. */
  orders: readonly RecognisedOrder[];
}

type Outcome = Read | 'nothing' | 'failed';

/** A pasted message that falls into the fields of an order, and can be taken back as one. */
export interface IntakeModel {
  /** Another message is being typed. */
  typed: () => void;
  /** What was filled in; empty before and after a message that held nothing. */
  filled: readonly Filled[];
  problem: 'nothing' | 'failed' | undefined;
  /** The two sides in the order of the message while it is to be said which is which; empty otherwise. */
  asked: readonly Filled[];
  /** Says how the sides are meant. */
  choose: (sides: Sides) => void;
  /** The message cut into its parts. */
  parts: readonly Part[];
  /** What no rule understood, in the order of the message. */
  rest: readonly Leftover[];
  /** Gives a part to another field; to none without a path. False where the field cannot take it. */
  give: (part: Part, path: IntakePath | undefined) => Promise<boolean>;
  /** Writes what no rule understood into the remark. */
  keepRest: () => void;
  /** All orders of a message that holds several. */
  orders: readonly RecognisedOrder[];
  /** Reads a message into the form; says what came of it in `filled` and `problem`. */
  read: (message: string) => Promise<void>;
  /** Puts back what stood in the fields before; false where nothing was recognised. */
  undo: () => boolean;
}

/** Longer messages are cut here: no chat writes one, and every rule walks through all of it. */
const longest = 20_000;

/**
 * Reads messages into the form of an order. One that was read before the brands had come is read once
 * more; what was written otherwise meanwhile stays.
 */
export function useIntake(form: FormModel<OrderFields>, brands: readonly Brand[] | undefined): IntakeModel {
  const [outcome, setOutcome] = useState<Outcome>();
  const [early, setEarly] = useState<string>();
  const done = typeof outcome === 'object' ? outcome : undefined;

  const write = (next: Present) => {
    const now = valuesOf(form);
    for (const name of presentNames) if (!isSame(now[name], next[name])) form.set(name, next[name]);
  };
  // A form that is sent meanwhile waits until the fields hold what is read, with the brands.
  const [reads, setReads] = useState({ begun: 0, ended: 0 });
  const [reader] = useState(() => ({}));
  const endReading = useEffectEvent(() => form.sideWork.report(reader, 'none'));
  useEffect(() => {
    if (reads.begun === reads.ended && early === undefined) endReading();
  }, [reads, early]);

  const read = async (text: string, again?: Read) => {
    form.set('message', text);
    const isBlank = text.trim() === '';
    setEarly(brands || isBlank ? undefined : text);
    if (isBlank) return;
    setReads(({ begun, ended }) => ({ begun: begun + 1, ended }));
    form.sideWork.report(reader, 'underWay');
    try {
      const [{ readMessage }, { toRegionNames }, regions] = await Promise.all([
        import('./read-message'),
        import('@waybill/intake/find-region'),
        loadRegions(),
      ]);
      const before = again?.before ?? valuesOf(form);
      const today = toBusinessDate(Date.now());
      const orders = readMessage(text.slice(0, longest), toRegionNames(regions), brands ?? [], today);
      const [first] = orders;
      if (!first) return setOutcome('nothing');
      const { fields: found, vehicles, quantities } = toIntake(first.order);
      const asked = first.order.isAsked ? partiesOf(found) : [];
      const present = valuesOf(form);
      const isOurs = ({ path }: Filled) =>
        (valueAt(present, path) ?? '') ===
        (again?.fields.find((each) => each.path === path)?.value ?? valueAt(before, path) ?? '');
      const own = first.order.isAsked ? withoutParties(found) : found;
      const fields = again ? own.filter(isOurs) : own;
      if (found.length === 0) return setOutcome('nothing');
      if (orders.length === 1) write(withIntake(present, fields, vehicles));
      setOutcome({
        message: first.message,
        fields: orders.length === 1 ? fields : [],
        quantities,
        rest: first.order.rest,
        before,
        asked: orders.length === 1 ? asked : [],
        orders: orders.length === 1 ? [] : orders.map(({ order }) => order),
      });
    } catch {
      setOutcome('failed');
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
    // Who sends and who receives was said now; what else is doubtful of them stays so.
    const own = sides === 'named' ? done.asked : exchanged(done.asked);
    write(withIntake(valuesOf(form), own, 0));
    setOutcome({ ...done, fields: [...own, ...done.fields], asked: [] });
  };

  const give = async (part: Part, path: IntakePath | undefined) => {
    if (!done) return false;
    const toValue = path && (await loadValueOf(path, brands ?? []));
    const value = path && toValue?.(part.text);
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
    const own = unusedRest(done.rest, now.remark);
    const value = withRest(now.remark, own);
    const at = [...(done.fields.find(({ path }) => path === 'remark')?.at ?? []), ...own];
    write({ ...now, remark: value });
    // What nobody understood is not sure, wherever it stands.
    const kept: Filled = { path: 'remark', value, sure: 0.5, at };
    const fields = [...done.fields.filter(({ path }) => path !== 'remark'), kept];
    setOutcome({ ...done, fields, rest: done.rest.filter((each) => !own.includes(each)) });
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
    orders: done?.orders ?? noOrders,
    read: (text) => read(text),
    undo,
  };
}

const none: readonly Filled[] = [];
const noParts: readonly Part[] = [];
const noRest: readonly Leftover[] = [];
const noOrders: readonly RecognisedOrder[] = [];
/** Whether a field needs a second look. */
export const isUnsure = ({ sure }: Filled): boolean => sure < sureEnough;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const valuesOf = (form: FormModel<OrderFields>): Present =>
  structuredClone(Object.fromEntries(presentNames.map((name) => [name, form.read(name)]))) as Present;

async function loadValueOf(path: IntakePath, brands: readonly Brand[]) {
  const [{ valueOfPart }, { toRegionNames }, regions] = await Promise.all([
    import('./read-message'),
    import('@waybill/intake/find-region'),
    loadRegions(),
  ]);
  const today = toBusinessDate(Date.now());
  return (text: string) => valueOfPart(text, path, toRegionNames(regions), brands, today);
}
