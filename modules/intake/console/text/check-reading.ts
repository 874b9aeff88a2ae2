import { categories } from '../../contract/brands';
import type { NamesContext, OrderReading, ReadField, ReadOrder, Span } from '../reading';
import { Claims } from './board';
import { atMost } from './piece';
import { spansOf } from './read-text';
import { boardOf } from './to-items';

const text = /^.{0,200}$/su;
const number = /^[A-Z\u4e00-\u9fff\d]{4,20}$/;
const amount = /^\d{1,8}(?:\.\d{1,2})?$/;
/** The form of the values of each field; a list or a code is looked up. */
const forms = {
  party: { name: text, phone: /^\+?\d[\d-]{5,19}$/, region: text, street: text },
  vehicle: { brand: text, category: text, model: text, plate: number, frame: number, quantity: /^[1-9]\d?$/ },
  terms: {
    payer: /^(?:consignor|consignee|monthly)$/,
    cashOnDelivery: amount,
    insuredValue: amount,
    day: /^\d{4}-\d\d-\d\d$/,
    hours: /^[0-2]\d:[0-5]\d-[0-2]\d:[0-5]\d$/,
    remark: /\S/,
  },
};

/** Whether a value of the form of its field is one. */
const isValue = (field: string, value: string, { names }: NamesContext): boolean =>
  field === 'region'
    ? names.codes.has(value)
    : field === 'category'
      ? categories.some((category) => category === value)
      : value.trim() !== '' && (field !== 'day' || !Number.isNaN(Date.parse(value)));

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
/** More orders or vehicles than these are no message. */
const most = 200;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, most) : []);

/** Keeps the valid part of an answer: values that their fields accept, and spans inside of the text. The rest becomes leftovers. */
export function checkReading(text: string, answer: unknown, context: NamesContext): OrderReading {
  const given = recordOf(answer);
  const open = new Set(listOf(given.questions).map((question) => recordOf(question).order));
  const orders = listOf(given.orders).map((order, place) => checkOrder(text, order, open.has(place), context));
  const board = boardOf(text, context);
  const claims = new Claims(text, board.plain);
  for (const word of board.claims.words) claims.note(word);
  for (const span of orders.flatMap(spansOf)) claims.hold(span);
  return {
    orders,
    leftovers: claims.leftovers.map((leftover) => {
      const isWithin = (spans: readonly Span[]) =>
        spans.some(({ from }) => from <= leftover.from) && spans.some(({ to }) => to >= leftover.to);
      const owner = orders.findIndex((order) => isWithin(spansOf(order)));
      return { ...leftover, orders: owner < 0 ? [...orders.keys()] : [owner] };
    }),
    questions: [...orders.keys()].flatMap((order) => (open.has(order) ? [{ kind: 'sides' as const, order }] : [])),
    words: claims.words,
  };
}

function checkOrder(text: string, given: unknown, isAsked: boolean, context: NamesContext): ReadOrder {
  const order = recordOf(given);
  const check = (fields: unknown, of: Readonly<Record<string, RegExp>>) =>
    Object.fromEntries(
      Object.entries(recordOf(fields)).flatMap(([field, value]) => {
        const checked = of[field] && checkField(text, recordOf(value), of[field]);
        return checked && isValue(field, checked.value, context) ? [[field, checked] as const] : [];
      }),
    );
  const party = (fields: unknown) => atMost(check(fields, forms.party), isAsked ? 'guess' : 'certain');
  return {
    consignor: party(order.consignor),
    consignee: party(order.consignee),
    vehicles: listOf(order.vehicles).map((vehicle) => check(vehicle, forms.vehicle)),
    terms: check(order.terms, forms.terms),
  };
}

function checkField(text: string, given: Readonly<Record<string, unknown>>, form: RegExp): ReadField | undefined {
  if (typeof given.value !== 'string' || !form.test(given.value)) return undefined;
  const at = listOf(given.at).flatMap((span) => {
    const [from, to] = [recordOf(span).from, recordOf(span).to].map((place) => (Number.isInteger(place) ? place : -1));
    return typeof from === 'number' && typeof to === 'number' && from >= 0 && from < to && to <= text.length
      ? [{ from, to }]
      : [];
  });
  const sure = (['certain', 'guess'] as const).find((step) => step === given.sure) ?? 'uncertain';
  return { value: given.value, sure, at };
}
