import type { Found, ReadOrder, Span } from '../reading';

/** A part of a text that is read by itself, and where each of its characters stands in the text; -1 for those that were added. */
export interface Piece {
  text: string;
  origin: readonly number[];
}

/** A way to cut a text into orders. */
export interface Cut {
  pieces: readonly Piece[];
  /** What stands before and after the orders and is said of all of them. */
  shared: readonly Piece[];
  /** `table`: titles say what each cell is. `joined`: one side stands once and belongs to all orders, so that each piece has it. */
  form?: 'table' | 'joined';
}

/** The stretch of a text as a piece. */
export function pieceOf(text: string, { from, to }: Span): Piece {
  return { text: text.slice(from, to), origin: Array.from({ length: to - from }, (_, at) => from + at) };
}

/** Pieces one after the other, with a sign between them. */
export function joinPieces(pieces: readonly Piece[], sign: string): Piece {
  const origin: number[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (at > 0) origin.push(...Array<number>(sign.length).fill(-1));
    for (const place of piece.origin) origin.push(place);
  }
  return { text: pieces.map(({ text }) => text).join(sign), origin };
}

/** The stretches of the text that a stretch of a piece stands for. */
function spansAt({ origin }: Piece, { from, to }: Span): Span[] {
  const spans: Span[] = [];
  for (let at = from; at < to; at += 1) {
    const place = origin[at] ?? -1;
    const last = spans.at(-1);
    if (place < 0) continue;
    if (last && last.to === place) last.to = place + 1;
    else spans.push({ from: place, to: place + 1 });
  }
  return spans;
}

/** What was read of a piece, at its places in the text. */
export function atOrigin(order: ReadOrder, piece: Piece): ReadOrder {
  const move = <Fields extends object>(fields: Fields): Fields =>
    Object.fromEntries(
      Object.entries<Found>(fields as Record<string, Found>).map(([field, value]) => [
        field,
        { ...value, at: value.at.flatMap((span) => spansAt(piece, span)) },
      ]),
    ) as Fields;
  return {
    consignor: move(order.consignor),
    consignee: move(order.consignee),
    vehicles: order.vehicles.map(move),
    terms: move(order.terms),
  };
}
