import type { RecognisedOrder } from '@waybill/intake/console';
import { findRegions, type RegionNames, recognise, toYuan } from '@waybill/intake/console';
import type { Brand, Category } from '@waybill/intake/contract';
import { normalise } from '@waybill/validators/cn';
import type { IntakePath } from './intake-order';
import { isWholeOrder, splitOrders } from './split-orders';

/** An order of a message, and the piece of it that says it. */
export interface MessageOrder {
  message: string;
  order: RecognisedOrder;
}

/** The orders that a message holds, one after the other; one without a field where it holds none. */
export function readMessage(
  message: string,
  names: RegionNames,
  brands: readonly Brand[],
  today: string,
): MessageOrder[] {
  const read = (piece: string) => recognise(piece, names, brands, today);
  const pieces = splitOrders(message, (piece) => isWholeOrder(read(piece)));
  return pieces.map((piece) => ({ message: piece, order: read(piece) }));
}

/** What a part of a message is as the value of a field; undefined where it cannot be one. */
export function valueOfPart(
  text: string,
  path: IntakePath,
  names: RegionNames,
  brands: readonly Brand[],
  today: string,
): string | undefined {
  const field = path.split('.').at(-1);
  const said = () => recognise(text, names, brands, today);
  switch (field) {
    case 'name':
      return normalise.name(text);
    case 'phone':
      return normalise.phone(text);
    case 'region':
      return findRegions(text, names)[0]?.code;
    case 'category': {
      const category: Category | undefined = said().vehicles[0]?.category?.value;
      return category;
    }
    case 'brand':
      return said().vehicles[0]?.brand?.value ?? normalise.text(text);
    case 'plate':
      return normalise.plate(text.replace(/^(?:车牌号?|牌照)[:：\s]*/, ''));
    case 'frame':
      return normalise.vin(text.replace(/^(?:车架号?|大架号?|整车编码)[:：\s]*/, ''));
    case 'value':
    case 'cashOnDelivery': {
      const amount = /[\d一二两三四五六七八九十百千万][\d,.一二三四五六七八九十百千万wWkK]*/.exec(text)?.[0];
      const yuan = amount === undefined ? undefined : toYuan(amount);
      return yuan === undefined ? undefined : String(yuan);
    }
    case 'payer':
      return said().order.payer?.value;
    case 'collectOn':
      return said().order.day?.value;
    case 'street':
      return normalise.address(text);
    case 'remark':
      return normalise.prose(text);
    default:
      return normalise.text(text);
  }
}
