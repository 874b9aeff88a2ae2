import { type OrderReading, type ReadContext, readOrders } from '@waybill/intake/console';
import { normalise } from '@waybill/validators/cn';
import type { IntakePath } from './intake-order';

type Read = (source: { text: string }, context: ReadContext) => Promise<OrderReading>;

/** Reads a part of a message as the value of a field; undefined if the field cannot take it. */
export async function valueOfPart(
  text: string,
  path: IntakePath,
  context: ReadContext,
  read: Read = readOrders,
): Promise<string | undefined> {
  const field = path.split('.').at(-1);
  const first = async (written = text) => (await read({ text: written }, context)).orders[0];
  switch (field) {
    case 'name':
      return normalise.name(text);
    case 'phone':
      return normalise.phone(text);
    case 'region': {
      const order = await first();
      return (order?.consignor.region ?? order?.consignee.region)?.value;
    }
    case 'category':
      return (await first())?.vehicles[0]?.category?.value;
    case 'brand':
      return (await first())?.vehicles[0]?.brand?.value ?? normalise.text(text);
    case 'plate':
      return normalise.plate(text.replace(/^(?:车牌号?|牌照)[:：\s]*/, ''));
    case 'frame':
      return normalise.vin(text.replace(/^(?:车架号?|大架号?|整车编码)[:：\s]*/, ''));
    case 'value':
    case 'cashOnDelivery': {
      const { cashOnDelivery, insuredValue } = (await first(`保价 ${text}`))?.terms ?? {};
      return (insuredValue ?? cashOnDelivery)?.value;
    }
    case 'payer':
      return (await first())?.terms.payer?.value;
    case 'collectOn':
      return (await first())?.terms.day?.value;
    case 'street':
      return normalise.address(text);
    case 'remark':
      return normalise.prose(text);
    default:
      return normalise.text(text);
  }
}
