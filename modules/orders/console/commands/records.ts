import { createRecordSource } from '@waybill/kit/console';
import type { CommandTools, RecordSource } from '@waybill/ui-shell/console';
import { Package } from 'lucide-react';
import { listCall } from '../../contract/order';
import { orderHref } from '../shared/order-status';

/** Orders in the palette, found by what finds them in their list. */
export const orderRecords = (tools: CommandTools): readonly RecordSource[] => [
  createRecordSource(tools, listCall, {
    guard: { permission: ['read:order'] },
    words: ({ orderNo, consignor, consignee, vehicles }) => [
      orderNo,
      ...[consignor, consignee].flatMap(({ name, phone }) => [name, phone]),
      ...vehicles.flatMap(({ plate, frame }) => [plate, frame]),
    ],
    toCommand: ({ id, orderNo, consignor, consignee, fromCity, toCity }) => ({
      id: `order.${id}`,
      title: orderNo,
      note: `${consignor.name} → ${consignee.name} · ${fromCity} → ${toCity}`,
      icon: Package,
      run: () => tools.goTo(orderHref(id)),
    }),
  }),
];
