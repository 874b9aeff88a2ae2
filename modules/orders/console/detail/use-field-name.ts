import { kitMessages } from '@waybill/kit/console';
import { type ShellMessage, useText } from '@waybill/ui-shell';
import { useCallback } from 'react';
import type { OrderField } from '../../contract/fields';
import { orderMessages } from '../shared/messages';

/** The fields whose message has another name than the field. */
const names: Readonly<Record<string, ShellMessage>> & Record<OrderField, ShellMessage> = {
  ...orderMessages,
  frame: orderMessages.vin,
  value: orderMessages.declaredValue,
  total: orderMessages.fee,
  collectFrom: orderMessages.collectionFrom,
  collectUntil: orderMessages.collectionUntil,
  status: kitMessages.status,
};

/** Names the field of a change's path such as `vehicles.0.plate`. */
export function useFieldName(): (path: string) => string {
  const t = useText();
  return useCallback(
    (path) =>
      path
        .split('.')
        .filter((part) => part !== 'vehicles' && part !== 'price')
        .map((part) => {
          if (/^\d+$/.test(part)) return t(orderMessages.vehicleNo, { number: Number(part) + 1 });
          const name = Object.hasOwn(names, part) ? names[part] : undefined;
          return name ? t(name) : part;
        })
        .join(' '),
    [t],
  );
}
