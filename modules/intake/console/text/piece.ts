import type { Certainty, ReadField, ReadOrder, Span } from '../reading';
import { weaker } from './board';

/** A part of a text that is read by itself, and the place of each of its characters in the text; -1 for those that were added. */
export type Piece = Readonly<{ text: string; origin: readonly number[] }>;

/** A way to cut a text into orders. */
export interface Cut {
  pieces: readonly Piece[];
  /** Text before and after the orders that belongs to all of them. */
  shared: readonly Piece[];
  /** `table`: each cell has a title. `joined`: one side is written once for all orders, and added to each piece. */
  form?: 'table' | 'joined';
}

/** Splits a part of a text at a separator. */
export function partsOf(text: string, { from, to }: Span, sign: string): Span[] {
  let start = from;
  return text
    .slice(from, to)
    .split(sign)
    .map(({ length }) => {
      const span = { from: start, to: start + length };
      start = span.to + 1;
      return span;
    });
}

/** The stretch of a text as a piece. */
export const pieceOf = (text: string, { from, to }: Span): Piece => ({
  text: text.slice(from, to),
  origin: Array.from({ length: to - from }, (_, at) => from + at),
});

/** Pieces one after the other, with a sign of one character between them. */
export const joinPieces = (pieces: readonly Piece[], sign: string): Piece => ({
  text: pieces.map(({ text }) => text).join(sign),
  origin: pieces.flatMap(({ origin }, at) => (at > 0 ? [-1, ...origin] : origin)),
});

/** Maps a span of a piece to spans of the text. */
function spansAt({ origin }: Piece, { from, to }: Span): Span[] {
  const spans: Span[] = [];
  for (const place of origin.slice(from, to)) {
    const last = spans.at(-1);
    if (last?.to === place) last.to = place + 1;
    else if (place >= 0) spans.push({ from: place, to: place + 1 });
  }
  return spans;
}

type Change = <Fields extends object>(fields: Fields) => Fields;

/** The fields of one part with other values. */
export const mapFields = <Fields extends object>(
  fields: Fields,
  change: (value: ReadField, field: string) => ReadField,
): Fields =>
  Object.fromEntries(
    Object.entries<ReadField>(fields as Record<string, ReadField>).map(([name, value]) => [name, change(value, name)]),
  ) as Fields;

/** Fields with no more than this certainty. */
export const atMost = <Fields extends object>(fields: Fields, sure: Certainty): Fields =>
  mapFields(fields, (value) => ({ ...value, sure: weaker(value.sure, sure) }));

/** An order with other fields. */
export const mapParts = ({ consignor, consignee, vehicles, terms }: ReadOrder, change: Change): ReadOrder => ({
  consignor: change(consignor),
  consignee: change(consignee),
  vehicles: vehicles.map(change),
  terms: change(terms),
});

/** The fields of a piece at their places in the text. */
export const atOrigin = (order: ReadOrder, piece: Piece): ReadOrder =>
  mapParts(order, (fields) =>
    mapFields(fields, (value) => ({ ...value, at: value.at.flatMap((span) => spansAt(piece, span)) })),
  );
