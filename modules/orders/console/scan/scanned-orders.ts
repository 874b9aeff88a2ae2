import type { Order } from '../../contract/order';
import type { Piece } from '../../contract/piece-number';
import type { OrderStatus } from '../../contract/words';

/** The result of a scanned order. */
export type ScanState =
  | { kind: 'busy' | 'waiting' | 'unknown' | 'failed' }
  /** The order had another number of vehicles when the label was printed. */
  | { kind: 'stale'; printed: number }
  | { kind: 'refused'; reason: string }
  | { kind: 'moved'; status: OrderStatus };

/** An order with its scanned vehicles. */
export interface ScannedOrder {
  orderNo: string;
  /** Undefined if there is no such order. */
  order?: Order;
  seen: readonly number[];
  /** The vehicle of the last code; undefined for the code of the whole order. */
  piece?: Piece | undefined;
  /** Whether the last code is a repetition. */
  again: boolean;
  state: ScanState;
}

/** Numbers of the vehicles that are not scanned yet; the first vehicle is 1. */
export const missingPieces = ({ order, seen }: Pick<ScannedOrder, 'order' | 'seen'>): number[] =>
  (order?.vehicles ?? []).map((_, place) => place + 1).filter((number) => !seen.includes(number));

/** The next state of an order after a scan: `busy`, which moves the order on, once all vehicles are scanned. */
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

/** Replaces an order and moves it to the front. */
export const withScanned = (orders: readonly ScannedOrder[], one: ScannedOrder): readonly ScannedOrder[] => [
  one,
  ...orders.filter(({ orderNo }) => orderNo !== one.orderNo),
];
