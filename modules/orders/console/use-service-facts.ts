import { kitMessages, useFormat } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import type { OrderField } from '../contract/fields';
import type { Order } from '../contract/order';
import { orderMessages } from './shared/messages';

/** The services of an order as pairs of name and value; a service that was not ordered has an empty value. The remark is last. */
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
  const facts: Record<OrderField, string | null> = {
    collection:
      order.collection === 'collected' ? `${t(orderMessages.collectedAt)} ${window}` : t(orderMessages['handed-in']),
    // The row of the collection shows this field.
    collectFrom: null,
    collectUntil: null,
    delivery: t(orderMessages[order.delivery]),
    packing: t(orderMessages[order.packing]),
    insured: t(order.insured ? kitMessages.yes : kitMessages.no),
    payer: t(paid[order.payer]),
    cashOnDelivery: order.cashOnDelivery > 0 ? format.money(order.cashOnDelivery / 100) : '',
    remark: order.remark,
  };
  return Object.entries(facts).flatMap(([name, value]) =>
    value === null ? [] : [[t(orderMessages[name as OrderField]), value] as const],
  );
}
