import { orderHref } from '@waybill/orders/console';
import { listCall as ordersCall } from '@waybill/orders/contract';
import { accountsCall } from '@waybill/people/contract';
import { promotedUserHref } from '@waybill/promotion/console';
import { promotedUsersCall } from '@waybill/promotion/contract';
import { type CommandTools, href, type RecordSource } from '@waybill/ui-shell/console';
import { Package, UserRound, Users } from 'lucide-react';
import { createRecordSource } from './create-record-source';

/** Orders, promoted users and accounts: found by what finds them in their lists, by those who may see these. */
export function createRecords(tools: CommandTools): readonly RecordSource[] {
  const { goTo } = tools;
  return [
    createRecordSource(tools, ordersCall, {
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
        run: () => goTo(orderHref(id)),
      }),
    }),
    createRecordSource(tools, promotedUsersCall, {
      guard: { permission: ['read:promotion'] },
      words: ({ nickname, phone }) => [nickname, phone],
      toCommand: ({ id, nickname, phone }) => ({
        id: `promotedUser.${id}`,
        title: nickname,
        note: phone,
        icon: Users,
        run: () => goTo(promotedUserHref(id)),
      }),
    }),
    createRecordSource(tools, accountsCall, {
      guard: { permission: ['read:system'] },
      words: ({ username, name, phone }) => [username, name, phone],
      toCommand: ({ id, username, name, phone }) => ({
        id: `account.${id}`,
        title: name || username,
        note: [username, phone].filter(Boolean).join(' · '),
        icon: UserRound,
        run: () => goTo(href('/setting/accounts', { query: { keyword: username } })),
      }),
    }),
  ];
}
