import type { Found, Span, TermField } from '../reading';
import { fillers } from '../words/money-words';
import { noAmountWords } from '../words/values';
import { type Board, doubted, found } from './board';
import { clauseAround } from './clause';
import type { Item } from './items';
import { amountAt } from './numbers';
import { findPaying, type Paying, readPayer } from './payer';
import { readDay } from './wished-day';

export type Terms = Partial<Record<TermField, Found>>;

export interface ReadTerms {
  terms: Terms;
  /** Amounts that are written for each vehicle. */
  ofEach: readonly TermField[];
  paying: Paying | undefined;
}

/** Reads what the items from one place to another say of the whole order. */
export function readTerms(board: Board, today: string, start: number, end: number): ReadTerms {
  const terms: Terms = {};
  const ofEach: TermField[] = [];
  const spans = new Map<TermField, Span[]>();
  const keep = (field: TermField, value: Found) => {
    const known = terms[field];
    const at = spans.get(field) ?? [];
    at.push(...value.at);
    spans.set(field, at);
    // Of two values the later one is meant, and is to be looked at.
    terms[field] = !known || known.value === value.value ? { ...(known ?? value), at } : { ...doubted(value), at };
  };
  for (let place = start; place < end; place += 1) {
    const item = board.items[place] as Item;
    if (item.kind !== 'word' || board.isTaken(place)) continue;
    if (item.meaning.kind === 'payer') {
      const field = readPayer(board, place, item.meaning.payer);
      if (field) keep('payer', field);
    } else if (item.meaning.kind === 'term') {
      const field = moneyFields[item.meaning.term];
      const amount = field && readAmount(board, place);
      if (!field || !amount) continue;
      if (amount.isEach) ofEach.push(field);
      if (amount.value) keep(field, amount.isEach ? doubted(amount.value) : amount.value);
    }
  }
  readDay(board, today, start, end, keep);
  const paying = terms.payer ? undefined : findPaying(board, start, end);
  const remark = readRemark(board, start, end);
  if (remark) terms.remark = remark;
  return { terms, ofEach, paying };
}

const moneyFields: Readonly<Partial<Record<string, TermField>>> = {
  cashOnDelivery: 'cashOnDelivery',
  insured: 'insuredValue',
  value: 'insuredValue',
};

/** The amount behind its word, or right before it; no value where the text says that there is none. */
function readAmount(board: Board, place: number): { value: Found | undefined; isEach: boolean } | undefined {
  const item = board.items[place] as Item;
  const { lower } = board;
  let at = item.to;
  let skipped = '';
  for (let more = 0; more < 5; more += 1) {
    const filler = fillers.find((word) => lower.startsWith(word, at));
    if (!filler || amountAt(lower, at)) break;
    skipped += filler;
    at += filler.length;
  }
  const { before, after } = clauseAround(board, item);
  const amount = amountAt(lower, at);
  const none = noAmountWords.find(
    (word) => lower.startsWith(word, at) && !/[\d.]/.test(lower.charAt(at + word.length)),
  );
  if (!amount?.value && none !== undefined && (skipped !== '' || none.length > 1)) {
    board.noteSpan({ from: item.from, to: at + none.length });
    return { value: undefined, isEach: false };
  }
  const span =
    amount && !isOther(board.plain, amount.to)
      ? { from: item.from, to: amount.to, value: amount.value }
      : amountBefore(board, item);
  if (!span) return undefined;
  const isEach =
    /每[台辆部]|各/.test(before.slice(-4) + skipped) ||
    /^[ ,(]*每?[\\/]?[台辆]/.test(board.plain.slice(span.to, span.to + 4)) ||
    /每[台辆]/.test(after);
  if (span.value === 0) {
    board.noteSpan(span);
    return { value: undefined, isEach };
  }
  return { value: found(String(span.value), 'certain', [board.takeSpan({ from: span.from, to: span.to })]), isEach };
}

/** Whether a number goes on as something else than money: a count, a phone, a day. */
const isOther = (plain: string, to: number) => /^ ?(?:台|辆|部|号|月|日|天|公里|\d)/.test(plain.slice(to, to + 3));

/** 3200块代收: the amount that ends where its word begins. */
function amountBefore({ lower }: Board, item: Item): (Span & { value: number }) | undefined {
  const end = lower.charAt(item.from - 1) === ' ' ? item.from - 1 : item.from;
  for (let at = Math.max(end - 12, 0); at < end - 1; at += 1) {
    if (
      /\d[.,]$|[\d一二三四五六七八九十百千万.-]$/.test(lower.slice(Math.max(at - 2, 0), at)) ||
      /[ :=¥$,]/.test(lower.charAt(at))
    )
      continue;
    const amount = amountAt(lower, at);
    if (amount && amount.to === end && amount.value >= 50) return { from: at, to: item.to, value: amount.value };
  }
  return undefined;
}

/** What stands behind the title of a remark, up to the end of its line or the next title. */
function readRemark(board: Board, start: number, end: number): Found | undefined {
  const place = board.items.findIndex(
    (item, at) =>
      at >= start &&
      at < end &&
      item.kind === 'word' &&
      item.meaning.kind === 'term' &&
      item.meaning.term === 'remark' &&
      item.isTitle,
  );
  const title = board.items[place];
  if (!title) return undefined;
  let last = place;
  let isOpen = false;
  for (let next = place + 1; next < end; next += 1) {
    const item = board.items[next] as Item;
    if (item.gap > 3 && !(next === place + 1 && item.gap === 4)) break;
    const isFact =
      item.kind === 'word' && (item.meaning.kind === 'brand' || item.meaning.kind === 'category') && item.gap > 0;
    if (isFact || (item.isTitle && item.kind !== 'chunk' && item.gap > 0)) break;
    isOpen ||= !board.isTaken(next);
    last = next;
  }
  if (!isOpen || last === place) return undefined;
  const span = { from: board.items[place + 1]?.from ?? title.to, to: board.items[last]?.to ?? title.to };
  const text = board.text.slice(span.from, span.to);
  board.note(place);
  const at = [board.takeSpan(span)];
  return found(text, /\d{5}/.test(text) ? 'uncertain' : 'certain', at);
}
