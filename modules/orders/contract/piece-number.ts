import { normalise } from '@waybill/validators/cn';

/** The number of one vehicle of an order, from 0: the order's own where it has one vehicle, else with `-1/2` behind it. */
export const pieceNumber = (orderNo: string, place: number, count: number): string =>
  count === 1 ? orderNo : `${orderNo}-${place + 1}/${count}`;

/** One vehicle of an order on its label: the first is 1. */
export type Piece = { number: number; count: number };

/** What a code says: an order, and which of its vehicles where it has several. */
export interface ReadCode {
  orderNo: string;
  piece: Piece | undefined;
}

const ofPiece = /^(\w{8,})[-–—−](\d{1,2})\/(\d{1,2})$/;

/** Reads a code of a label or note as a scanner or a hand types it, in any case and width; any other text stays as it is. */
export function readCode(said: string): ReadCode {
  const text = normalise.prose(said);
  const code = text.normalize('NFKC').replace(/\s/g, '');
  const [, orderNo, number, count] = ofPiece.exec(code) ?? [];
  if (orderNo !== undefined) {
    const piece = { number: Number(number), count: Number(count) };
    const isOne = piece.number >= 1 && piece.number <= piece.count;
    return { orderNo: orderNo.toUpperCase(), piece: isOne ? piece : undefined };
  }
  return { orderNo: /^ty\d+$/i.test(code) ? code.toUpperCase() : text, piece: undefined };
}

/** The order's number in that of one of its vehicles; any other text stays as it is. */
export const orderNoOf = (scanned: string): string => readCode(scanned).orderNo;
