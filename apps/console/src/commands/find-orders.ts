import { listCall, type Order } from '@waybill/contract/orders';
import { isResponseError } from '@waybill/http';
import { type Command, type CommandTools, readResponse } from '@waybill/ui-shell/console';
import { Package } from 'lucide-react';
import { orderHref } from '../pages/order/order-status';

/** How many orders stand in the palette. */
const shown = 5;

/** Finds orders by number, phone, plate, frame or name as their list does; nothing for those who may see none. */
export function createFindOrders({ http, goTo }: Pick<CommandTools, 'http' | 'goTo'>) {
  const toCommand = ({ id, orderNo, consignor, consignee, fromCity, toCity }: Order): Command => ({
    id: `order.${id}`,
    title: orderNo,
    note: `${consignor.name} → ${consignee.name} · ${fromCity} → ${toCity}`,
    icon: Package,
    run: () => goTo(orderHref(id)),
  });
  return async (keyword: string, signal: AbortSignal): Promise<readonly Command[]> => {
    const { url, response } = listCall;
    try {
      const answer = await http.get(url, { params: { keyword, page: 1, pageSize: 10 }, signal, silent: true });
      const { list } = await readResponse(`GET ${url}`, response, answer);
      return list.slice(0, shown).map(toCommand);
    } catch (error) {
      if (isResponseError(error) && error.code === 403) return [];
      throw error;
    }
  };
}
