import { normalise } from '@waybill/validators/cn';

/** The number of one vehicle, by index: the order number, followed by `-1/2` if the order has several vehicles. */
export const pieceNumber = (orderNo: string, place: number, count: number): string =>
  count === 1 ? orderNo : `${orderNo}-${place + 1}/${count}`;

/** The position of a vehicle as its label shows it, from 1. */
export type Piece = { number: number; count: number };

/** The content of a code: an order number, and the vehicle if the order has several. */
export interface ReadCode {
  orderNo: string;
  piece: Piece | undefined;
}

const ofPiece = /^(\w{8,})[-–—−](\d{1,2})\/(\d{1,2})$/;

/** Parses a label code as scanned or typed, in any case and width; any other text stays unchanged. */
export function readCode(scanned: string): ReadCode {
  const text = normalise.prose(scanned);
  const code = text.normalize('NFKC').replace(/\s/g, '');
  const [, orderNo, number, count] = ofPiece.exec(code) ?? [];
  if (orderNo !== undefined) {
    const piece = { number: Number(number), count: Number(count) };
    const isOne = piece.number >= 1 && piece.number <= piece.count;
    return { orderNo: orderNo.toUpperCase(), piece: isOne ? piece : undefined };
  }
  return { orderNo: /^ty\d+$/i.test(code) ? code.toUpperCase() : text, piece: undefined };
}

/** The order number in a vehicle's number; any other text stays unchanged. */
export const orderNoOf = (scanned: string): string => readCode(scanned).orderNo;
