import { kitMessages, useListExports } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import type { ExportField, ListExports } from '@waybill/ui-shell/console';
import { columnTitle } from '@waybill/ui-shell/import';
import type { CellValue } from '@waybill/ui-shell/table';
import { useMemo } from 'react';
import type { Order } from '../../contract/order';
import { templateColumns } from '../import/import-columns';
import { orderMessages } from '../shared/messages';
import { totalOf } from '../shared/order-status';
import { importableCell } from './importable-cells';
import { exportMessages } from './messages';

/** The fields that an import has no column for. */
const ownFields: readonly ExportField<Order>[] = [
  { id: 'orderNo', title: orderMessages.orderNo, value: ({ orderNo }) => orderNo },
  { id: 'status', title: kitMessages.status, value: ({ status }) => orderMessages[status] },
  { id: 'createdAt', title: orderMessages.createdAt, value: ({ createdAt }) => new Date(createdAt) },
  { id: 'placedBy', title: orderMessages.placedBy, value: ({ placedBy }) => placedBy },
  { id: 'fromCity', title: orderMessages.fromCity, value: ({ fromCity }) => fromCity },
  { id: 'toCity', title: orderMessages.toCity, value: ({ toCity }) => toCity },
];

const lastFields: readonly ExportField<Order>[] = [
  { id: 'fee', title: orderMessages.fee, value: (order) => totalOf(order) / 100 },
  ...(['base', 'distance', 'collection', 'delivery', 'packing', 'insurance'] as const).map((part) => ({
    id: `price.${part}`,
    title: part === 'base' ? orderMessages.base : orderMessages[`${part}Fee`],
    value: ({ price }: Order): CellValue => price[part] / 100,
  })),
  { id: 'handReason', title: exportMessages.handReason, value: ({ price }) => price.hand?.reason },
  {
    id: 'freight',
    title: exportMessages.freight,
    value: (order) => (order.payer === 'consignee' ? totalOf(order) / 100 : null),
  },
  {
    id: 'collectTotal',
    title: exportMessages.toCollect,
    value: (order) => ((order.payer === 'consignee' ? totalOf(order) : 0) + order.cashOnDelivery) / 100,
  },
  { id: 'distance', title: exportMessages.kilometres, value: ({ distance }) => distance },
  { id: 'line', title: orderMessages.line, value: ({ line }) => line },
  { id: 'carrier', title: orderMessages.carrier, value: ({ carrier }) => carrier },
  { id: 'heldFrom', title: orderMessages.heldFrom, value: ({ heldFrom }) => heldFrom && orderMessages[heldFrom] },
  { id: 'dueAt', title: orderMessages.dueAt, value: ({ dueAt }) => new Date(dueAt) },
  { id: 'signedAt', title: orderMessages.signedAt, value: ({ signedAt }) => signedAt && new Date(signedAt) },
];

const parties = ['consignor', 'consignee'] as const;
const addressOf = (party: (typeof parties)[number]) =>
  (['name', 'phone', 'region', 'street'] as const).map((part) => `${party}.${part}`);

/** The fields that a file of orders can contain, with presets for drivers and bills. The import reads its own columns again. */
export function useOrderExports(): ListExports<Order> {
  const t = useText();
  const fields = useMemo(
    () => [
      ...ownFields,
      ...templateColumns.map((column) => ({
        id: column.field,
        title: columnTitle(column, t),
        value: (order: Order) => importableCell(order, column.field, t),
      })),
      ...lastFields,
    ],
    [t],
  );
  const sets = [
    {
      name: t(exportMessages.driver),
      fields: [
        'orderNo',
        ...parties.flatMap(addressOf),
        'vehicles.0.category',
        'vehicles.0.brand',
        'vehicles.0.model',
        'vehicles.0.plate',
        'quantity',
        'furtherVehicles',
        'collectOn',
        'collectWindow',
        'delivery',
        'collectTotal',
        'remark',
      ],
    },
    {
      name: t(exportMessages.bill),
      fields: [
        'orderNo',
        'createdAt',
        'consignor.name',
        'consignee.name',
        'fromCity',
        'toCity',
        'quantity',
        'payer',
        ...lastFields.slice(0, 8).map(({ id }) => id),
        'cashOnDelivery',
        'signedAt',
      ],
    },
    { name: t(exportMessages.everything), fields: fields.map(({ id }) => id) },
    { name: t(exportMessages.importable), fields: templateColumns.map(({ field }) => field) },
  ];
  return useListExports('orders', { fields, sets });
}
