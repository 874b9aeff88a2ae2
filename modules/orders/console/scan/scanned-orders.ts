import type { Order } from '../../contract/order';
import type { Piece } from '../../contract/piece-number';
import type { OrderStatus } from '../../contract/words';

/** What became of an order whose codes were read. */
export type ScanState =
  | { kind: 'busy' | 'waiting' | 'unknown' | 'failed' }
  /** The label was printed when the order had another number of vehicles. */
  | { kind: 'stale'; printed: number }
  | { kind: 'refused'; reason: string }
  | { kind: 'moved'; status: OrderStatus };

/** An order whose codes were read, and which of its vehicles were seen. */
export interface ScannedOrder {
  orderNo: string;
  /** None where no such order was found. */
  order?: Order;
  seen: readonly number[];
  /** The vehicle of the last code; none where that named the whole order. */
  piece?: Piece | undefined;
  /** The last code had been read before. */
  again: boolean;
  state: ScanState;
}

/** Vehicles that were not seen yet, from 1. */
export const missingPieces = ({ order, seen }: Pick<ScannedOrder, 'order' | 'seen'>): number[] =>
  (order?.vehicles ?? []).map((_, place) => place + 1).filter((number) => !seen.includes(number));

/** What one more code says of an order that was found: it moves on, `busy`, once each of its vehicles was seen. */
export function scanPiece(before: ScannedOrder | undefined, order: Order, piece: Piece | undefined): ScannedOrder {
  const count = order.vehicles.length;
  const seenBefore = before?.seen ?? [];
  const scanned = { orderNo: order.orderNo, order, piece, again: false };
  if (piece && piece.count !== count)
    return { ...scanned, seen: seenBefore, state: { kind: 'stale', printed: piece.count } };
  const named = piece ? [piece.number] : order.vehicles.map((_, place) => place + 1);
  const seen = [...new Set([...seenBefore, ...named])].toSorted((one, other) => one - other);
  const again = named.every((number) => seenBefore.includes(number));
  if (before?.state.kind === 'moved') return { ...scanned, seen, again, state: before.state };
  return { ...scanned, seen, again, state: { kind: seen.length < count ? 'waiting' : 'busy' } };
}

/** The orders with one of them as it is now, the latest first. */
export const withScanned = (orders: readonly ScannedOrder[], one: ScannedOrder): readonly ScannedOrder[] => [
  one,
  ...orders.filter(({ orderNo }) => orderNo !== one.orderNo),
];
