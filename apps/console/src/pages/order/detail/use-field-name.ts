import type { OrderField } from '@waybill/contract/orders';
import { type ShellMessage, useText } from '@waybill/ui-shell';
import { useCallback } from 'react';
import { kitMessages } from '../../kit/messages';
import { orderMessages } from '../messages';

const names = {
  name: orderMessages.name,
  phone: orderMessages.phone,
  region: orderMessages.region,
  street: orderMessages.street,
  category: orderMessages.category,
  brand: orderMessages.brand,
  model: orderMessages.model,
  plate: orderMessages.plate,
  frame: orderMessages.vin,
  value: orderMessages.declaredValue,
  battery: orderMessages.battery,
  keys: orderMessages.keys,
  papers: orderMessages.papers,
  payer: orderMessages.payer,
  collection: orderMessages.collection,
  collectFrom: orderMessages.collectFrom,
  collectUntil: orderMessages.collectUntil,
  delivery: orderMessages.delivery,
  packing: orderMessages.packing,
  insured: orderMessages.insured,
  cashOnDelivery: orderMessages.cashOnDelivery,
  remark: orderMessages.remark,
  line: orderMessages.line,
  carrier: orderMessages.carrier,
  total: orderMessages.fee,
  status: kitMessages.status,
  consignor: orderMessages.consignor,
  consignee: orderMessages.consignee,
} as const satisfies Record<OrderField, ShellMessage> & Record<string, ShellMessage>;

/** Says which field a path of a change names, such as `vehicles.0.plate`. */
export function useFieldName(): (path: string) => string {
  const t = useText();
  return useCallback(
    (path) =>
      path
        .split('.')
        .filter((part) => part !== 'vehicles' && part !== 'price')
        .map((part) => {
          if (/^\d+$/.test(part)) return t(orderMessages.vehicleNo, { number: Number(part) + 1 });
          return Object.hasOwn(names, part) ? t(names[part as keyof typeof names]) : part;
        })
        .join(' '),
    [t],
  );
}
