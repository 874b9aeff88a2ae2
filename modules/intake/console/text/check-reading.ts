import { categories } from '../../contract/brands';
import type { Certainty, Found, OrderReading, PartyField, ReadOrder, Span, TermField, VehicleField } from '../reading';
import { Claims } from './board';
import { boardOf } from './board-of';
import type { TextContext } from './read-piece';
import { spansOf } from './read-text';

type Test = (value: string) => boolean;

const isText: Test = (value) => value.trim() !== '' && value.length <= 200;
const isNumber: Test = (value) => /^[A-Z\u4e00-\u9fff\d]{4,20}$/.test(value);
const isAmount: Test = (value) => /^\d{1,8}(?:\.\d{1,2})?$/.test(value);
const isOneOf =
  (...values: readonly string[]): Test =>
  (value) =>
    values.includes(value);
const isDay: Test = (value) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
const isHours: Test = (value) => /^[0-2]\d:[0-5]\d-[0-2]\d:[0-5]\d$/.test(value);

const partyTests = ({ names }: TextContext): Partial<Record<PartyField, Test>> => ({
  name: isText,
  phone: (value) => /^\+?\d[\d-]{5,19}$/.test(value),
  region: (value) => names.codes.has(value),
  street: isText,
});
const vehicleTests: Partial<Record<VehicleField | 'category', Test>> = {
  brand: isText,
  category: isOneOf(...categories),
  model: isText,
  plate: isNumber,
  frame: isNumber,
  quantity: (value) => /^[1-9]\d?$/.test(value),
};
const termTests: Partial<Record<TermField, Test>> = {
  payer: isOneOf('consignor', 'consignee', 'monthly'),
  cashOnDelivery: isAmount,
  insuredValue: isAmount,
  day: isDay,
  hours: isHours,
  remark: (value) => value.trim() !== '',
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const listOf = (value: unknown, most: number): readonly unknown[] => (Array.isArray(value) ? value.slice(0, most) : []);
/** More orders or vehicles than these are no message. */
const most = 200;

/** An answer for a text with what of it is true to the rules: values of their fields, and stretches of the text. What is dropped is left over. */
export function checkReading(text: string, answer: unknown, context: TextContext): OrderReading {
  const given = isRecord(answer) ? answer : {};
  const asked = new Set(
    listOf(given.questions, most).map((question) => (isRecord(question) ? question.order : undefined)),
  );
  const orders = listOf(given.orders, most).map((order, place) => checkOrder(text, order, asked.has(place), context));
  const board = boardOf(text, context);
  const claims = new Claims(text, board.plain);
  for (const word of board.claims.words) claims.note(word);
  for (const span of orders.flatMap(spansOf)) claims.hold(span);
  const stretches = orders.map((order) =>
    spansOf(order).reduce((all, { from, to }) => ({ from: Math.min(all.from, from), to: Math.max(all.to, to) }), {
      from: text.length,
      to: 0,
    }),
  );
  return {
    orders,
    leftovers: claims.leftovers.map((leftover) => {
      const own = stretches.findIndex(({ from, to }) => leftover.from >= from && leftover.to <= to);
      return { ...leftover, orders: own < 0 ? [...orders.keys()] : [own] };
    }),
    questions: [...orders.keys()].flatMap((order) => (asked.has(order) ? [{ kind: 'sides' as const, order }] : [])),
    words: claims.words,
  };
}

function checkOrder(text: string, given: unknown, isAsked: boolean, context: TextContext): ReadOrder {
  const order = isRecord(given) ? given : {};
  const party = partyTests(context);
  const check = (fields: unknown, tests: Readonly<Partial<Record<string, Test>>>, worst?: Certainty) =>
    Object.fromEntries(
      Object.entries(isRecord(fields) ? fields : {}).flatMap(([field, value]) => {
        const found = checkField(text, value, tests[field]);
        return found ? [[field, worst ? { ...found, sure: worst } : found] as const] : [];
      }),
    );
  return {
    consignor: check(order.consignor, party, isAsked ? 'guess' : undefined),
    consignee: check(order.consignee, party, isAsked ? 'guess' : undefined),
    vehicles: listOf(order.vehicles, most).map((vehicle) => check(vehicle, vehicleTests)),
    terms: check(order.terms, termTests),
  };
}

function checkField(text: string, given: unknown, test: Test | undefined): Found | undefined {
  if (!isRecord(given) || typeof given.value !== 'string' || !test?.(given.value)) return undefined;
  const isSpan = (span: unknown): span is Span =>
    isRecord(span) &&
    Number.isInteger(span.from) &&
    Number.isInteger(span.to) &&
    (span.from as number) >= 0 &&
    (span.from as number) < (span.to as number) &&
    (span.to as number) <= text.length;
  const at = listOf(given.at, most)
    .filter(isSpan)
    .map(({ from, to }) => ({ from, to }));
  const sure = (['certain', 'guess'] as const).find((step) => step === given.sure) ?? 'uncertain';
  return { value: given.value, sure, at };
}
