import { createRecordSource, stateCommand } from '@waybill/kit/console';
import { type CommandSource, type CommandTools, href, type RecordSource } from '@waybill/ui-shell/console';
import { Package } from 'lucide-react';
import { listCall } from '../contract/order';
import { orderStatuses } from '../contract/words';
import { orderMessages } from './shared/messages';
import { orderHref } from './shared/order-status';

/** The commands of orders in the palette. */
export const orderCommands = (tools: CommandTools): CommandSource => ({
  commands: [
    {
      id: 'newOrder',
      title: { zh: '新建运单', en: 'New order' },
      pinyin: 'xin jian yun dan',
      keywords: { zh: '下单 开单 录单', en: 'place create add' },
      keys: 'Alt+N',
      guard: { permission: ['write:order'] },
      run: () => tools.goTo(href('/order/quickOrder')),
    },
    stateCommand(tools, {
      kind: 'order',
      title: orderMessages.byState,
      permission: 'read:order',
      states: orderStatuses,
      titles: orderMessages,
      toList: (status) => href('/order/orderList', { query: { status } }),
    }),
  ],
});

/** The orders in the palette, found by the keyword search of the list. */
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
