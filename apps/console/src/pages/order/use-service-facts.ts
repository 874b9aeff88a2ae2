import { useText } from '@waybill/ui-shell';
import { kitMessages } from '../kit/messages';
import { useFormat } from '../kit/use-format';
import { orderMessages } from './messages';
import type { Order } from './order';

/** What was agreed about an order's services, name and value; a value that is empty was not asked for. The remark is the last. */
export function useServiceFacts(order: Order): readonly (readonly [name: string, value: string])[] {
  const t = useText();
  const format = useFormat();
  const paid = {
    consignor: orderMessages.consignor,
    consignee: orderMessages.consignee,
    monthly: orderMessages.monthly,
  };
  const { collectFrom, collectUntil } = order;
  const window = collectFrom && collectUntil ? `${format.time(collectFrom)} – ${format.clock(collectUntil)}` : '';
  return [
    [
      t(orderMessages.collection),
      order.collection === 'collected' ? `${t(orderMessages.collectedAt)} ${window}` : t(orderMessages['handed-in']),
    ],
    [t(orderMessages.delivery), t(orderMessages[order.delivery])],
    [t(orderMessages.packing), t(orderMessages[order.packing])],
    [t(orderMessages.insured), t(order.insured ? kitMessages.yes : kitMessages.no)],
    [t(orderMessages.payer), t(paid[order.payer])],
    [t(orderMessages.cashOnDelivery), order.cashOnDelivery > 0 ? format.money(order.cashOnDelivery / 100) : ''],
    [t(orderMessages.remark), order.remark],
  ];
}
