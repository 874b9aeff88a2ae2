import type { NamesContext, OrderReading, ReadField, ReadOrder, ReadParty, Span } from '../reading';
import { corrections } from '../words/message-words';
import { type Board, Claims, doubted } from './board';
import { cutsOf } from './cut-text';
import { atOrigin, mapFields, mapParts, type Piece, pieceOf } from './piece';
import { readPiece } from './read-piece';
import { boardOf } from './to-items';

const roles = ['consignor', 'consignee'] as const;

/** Reads the orders of a text. Text outside of all fields is returned as leftovers. */
export function readText(text: string, context: NamesContext): OrderReading {
  const whole = pieceOf(text, { from: 0, to: text.length });
  const board = boardOf(text, context);
  const phones = board.items.filter(({ kind }) => kind === 'phone');
  const parts = readSeveral(board, phones, context) ?? [partOf(board, whole, context)];
  const claims = new Claims(text, board.plain);
  for (const part of parts) claims.add(part.board.claims, part.piece.origin);
  const orders = parts.filter(({ isShared }) => !isShared);
  for (const { order } of orders) for (const span of spansOf(order)) claims.hold(span);
  const owners: (number | undefined)[] = [];
  for (const [order, { piece }] of orders.entries())
    for (const place of piece.origin) if (place >= 0) owners[place] = owners[place] === undefined ? order : -1;
  // A correction may refer to any field.
  const isCorrected = corrections.some((word) => board.plain.includes(word));
  return {
    orders: orders.map(({ order }) => doubtFields(order, owners, isCorrected)),
    leftovers: claims.leftovers.map((leftover) => {
      const owner = owners[leftover.from] ?? -1;
      return { ...leftover, orders: owner < 0 ? [...orders.keys()] : [owner] };
    }),
    questions: orders.flatMap(({ isAsked }, order) => (isAsked ? [{ kind: 'sides' as const, order }] : [])),
    words: claims.words,
  };
}

/** An amount or a count for several orders may apply to each order or to their sum. */
const doubtFields = (order: ReadOrder, owners: readonly (number | undefined)[], isCorrected: boolean): ReadOrder =>
  mapParts(order, (fields) =>
    mapFields(fields, (value, field) => {
      const isShared = value.at.every(({ from }) => (owners[from] ?? -1) < 0);
      const isOfAll = isShared && /^(?:cashOnDelivery|insuredValue|quantity)$/.test(field);
      return isOfAll || isCorrected ? doubted(value) : value;
    }),
  );

interface Part extends ReturnType<typeof readPiece> {
  board: Board;
  piece: Piece;
  /** It applies to all orders. */
  isShared?: true;
}

const readPart = (piece: Piece, context: NamesContext): Part => partOf(boardOf(piece.text, context), piece, context);

function partOf(board: Board, piece: Piece, context: NamesContext): Part {
  const { order, isAsked } = readPiece(board, context);
  return { order: atOrigin(order, piece), isAsked, board, piece };
}

/** The spans of the text that the fields of an order cover. */
export const spansOf = ({ consignor, consignee, vehicles, terms }: ReadOrder): Span[] =>
  [consignor, consignee, terms, ...vehicles].flatMap((part) => Object.values<ReadField>(part).flatMap(({ at }) => at));

/** Returns the orders by the first cut in which every piece is an order; undefined for a text with one order. */
function readSeveral({ text, plain }: Board, phones: readonly Span[], context: NamesContext): Part[] | undefined {
  for (const { pieces, shared, form } of cutsOf(text, plain, phones)) {
    const parts: Part[] = [];
    for (const piece of pieces) {
      const part = readPart(piece, context);
      const isWhole = roles.every((role) => sideOf(part.order[role]) !== '');
      if (form === 'table' ? !roles.some((role) => part.order[role].phone) : !isWhole) break;
      if (form === 'joined' && part.isAsked) break;
      parts.push(part);
    }
    if (parts.length < pieces.length || (form === 'joined' && !sharesSide(parts))) continue;
    const common = shared.map((piece): Part => ({ ...readPart(piece, context), isShared: true }));
    return [...parts.map((part) => common.reduce(withShared, part)), ...common];
  }
  return undefined;
}

const sideOf = ({ phone, region }: ReadParty) => (phone && region ? `${phone.value} ${region.value}` : '');

/** Whether one side is the same in all orders. */
const sharesSide = (parts: readonly Part[]): boolean =>
  roles.some((role) => new Set(parts.map(({ order }) => sideOf(order[role]))).size === 1);

/** Adds the common vehicles and terms to an order that lacks them. */
function withShared(part: Part, { order: { vehicles, terms } }: Part): Part {
  const { order } = part;
  const own = order.vehicles.length > 0 ? order.vehicles : vehicles;
  return { ...part, order: { ...order, vehicles: own, terms: { ...terms, ...order.terms } } };
}
