import { type CommandTools, href } from '@waybill/ui-shell/console';
import { listCall } from '../../contract/order';
import { readCode } from '../../contract/piece-number';
import { orderHref } from '../shared/order-status';
import type { OpenedByCode } from './piece-notice';

/** Preloads the code of the detail page. */
export const prepareOrder = ({ fetchPage }: CommandTools): Promise<unknown> => fetchPage(href('/order/orderDetail'));

/** Opens the order of a code with the vehicle of its label; if there is no such order, the list shows that. */
export async function openOrder(code: string, { read, goTo }: CommandTools): Promise<void> {
  const { orderNo, piece } = readCode(code);
  const { list } = await read(listCall, { keyword: orderNo });
  const order = list.find((each) => each.orderNo === orderNo);
  if (order) goTo(orderHref(order.id), { piece } satisfies OpenedByCode);
  else goTo(href('/order/orderList', { query: { keyword: orderNo } }));
}
