import type { ReadField, Span, TermField } from '../reading';
import { type Board, doubted, found } from './board';
import type { Item } from './items';
import { amountAt } from './numbers';
import { type AddTerm, readDay } from './wished-day';

export type Terms = Partial<Record<TermField, ReadField>>;

/** Reads the terms of the whole order. */
export function readTerms(board: Board, today: string): Terms {
  const terms: Terms = {};
  const keep: AddTerm = (field, value) => {
    const before = terms[field];
    // The later of two values applies, and is marked for a check.
    const isSame = before?.value === value.value;
    terms[field] = { ...(isSame ? before : before ? doubted(value) : value), at: [...(before?.at ?? []), ...value.at] };
  };
  for (const [place, item] of board.items.entries()) {
    if (board.isTaken(place)) continue;
    if (item.kind === 'payer') readPayer(board, place, keep);
    const field = moneyFields[item.kind === 'term' ? (item.term ?? '') : ''];
    if (field) readAmount(board, place, field, keep);
  }
  readDay(board, today, keep);
  readRemark(board, keep);
  return terms;
}

const moneyFields: Readonly<Partial<Record<string, TermField>>> = {
  cashOnDelivery: 'cashOnDelivery',
  insured: 'insuredValue',
  value: 'insuredValue',
};

/** The payer that a word names, unless the text negates it. */
function readPayer(board: Board, place: number, keep: AddTerm): void {
  const item = board.items[place] as Item;
  const { before, after } = clauseAround(board, item);
  const clause = before + after;
  const isQuestion = /还是|能不能|可不可以|[能可]不[能可]|支持不|行不行|[吗么?]|(?:可以|[能行做办])不/.test(clause);
  // □寄付 ☑到付: an empty box.
  if (/(?:[□☐○]\s?|(?:不|别|取消)[^到寄发月]{0,4})$/.test(before) || /^(?:取消|不[行要了])/.test(after))
    board.note(place);
  else if (!isQuestion || item.payer !== 'monthly')
    keep('payer', found(item.payer ?? '', isQuestion ? 'uncertain' : 'certain', board.take(place)));
}

/** The amount behind its word. */
function readAmount(board: Board, place: number, field: TermField, keep: AddTerm): void {
  const item = board.items[place] as Item;
  const amount = amountAt(board.lower, item.to);
  // The characters after a number may make it a count, a phone or a day instead of an amount.
  if (!amount?.value || /^ ?(?:台|辆|部|号|月|日|天|公里|\d)/.test(board.plain.slice(amount.to, amount.to + 3))) return;
  const { before, after } = clauseAround(board, item);
  const isEach =
    /[每各]/.test(before.slice(-4) + after) || /^[ ,(/]*[台辆]/.test(board.plain.slice(amount.to, amount.to + 4));
  const at = board.take(place, { from: item.from, to: amount.to });
  keep(field, found(String(amount.value), isEach ? 'uncertain' : 'certain', at));
}

/** The text behind the title of a remark, up to the end of its line or the next title. */
function readRemark(board: Board, keep: AddTerm): void {
  const place = board.items.findIndex(({ kind, term, isTitle }) => kind === 'term' && term === 'remark' && isTitle);
  let last = place;
  for (let next = place + 1; place >= 0; next += 1) {
    const item = board.items[next];
    if (!item || board.isTaken(next) || item.gap > 4 || (item.gap === 4 && next > place + 1)) break;
    if (item.gap > 0 && (/^(?:brand|category)$/.test(item.kind) || (item.isTitle && item.kind !== 'chunk'))) break;
    last = next;
  }
  const [first, end] = [board.items[place + 1], board.items[last]];
  if (last === place || !first || !end) return;
  const text = board.text.slice(first.from, end.to);
  const at = board.take(last, { from: first.from, to: end.to });
  keep('remark', found(text, /\d{5}/.test(text) ? 'uncertain' : 'certain', at));
}

const clauseEnd = /[\n;,。，!！?？]/;

/** The text of the clause before and behind a stretch, with the sign at its end. */
function clauseAround({ plain }: Board, { from, to }: Span): { before: string; after: string } {
  const clauses = plain.slice(Math.max(from - 20, 0), from).split(clauseEnd);
  const [behind = ''] = plain.slice(to, to + 24).split(clauseEnd);
  return { before: clauses.at(-1) ?? '', after: plain.slice(to, Math.min(to + behind.length + 1, to + 24)) };
}
