import type { Permission, Rights } from '@waybill/kit/contract';
import { type OrderStatus, type OrderStep, orderStatuses } from './words';

// Plain data for `@waybill/auth-core/records`: server and console evaluate the very same rules. A fact is a field of an order as the calls give it.

/** States that nothing follows. */
export const finalStatuses: readonly OrderStatus[] = ['signed', 'cancelled', 'returned'];

const open = orderStatuses.filter((status) => !finalStatuses.includes(status));

const manage: Permission = 'manage:order';

/** For those who may do it and see everybody's orders, and for whoever may do it and placed the order. */
const forOrders = (permission: Permission, status?: readonly OrderStatus[]) => [
  { permission: [permission, manage], mode: 'allOf' as const, where: {}, when: status ? { status } : {} },
  { permission: [permission], where: { owner: 'me' }, when: status ? { status } : {} },
];

const phones = ['consignor.phone', 'consignee.phone'];

/** Who may do what with which orders. */
export const orderRights = {
  see: forOrders('read:order'),
  /** Whose phones are told without being asked for. */
  readPhones: [
    { permission: ['read:phone'], where: {}, fields: phones },
    { where: { owner: 'me' }, fields: phones },
  ],
  /** Who changes an order has to see its phones. */
  edit: [
    {
      permission: ['write:order', 'manage:order', 'read:phone'],
      mode: 'allOf' as const,
      where: {},
      when: { status: ['pending'] },
    },
    { permission: ['write:order'], where: { owner: 'me' }, when: { status: ['pending'] } },
  ],
  assign: forOrders('assign:order', open),
  price: forOrders('price:order', open),
  note: [{ permission: ['manage:order'], where: {} }],
  reveal: forOrders('reveal:phone'),
} satisfies Rights;

const underWay: readonly OrderStatus[] = ['collected', 'in-transit', 'arrived', 'out-for-delivery'];

/** Who may take which step, with which orders and from which states. */
export const stepRights: Readonly<Record<OrderStep, ReturnType<typeof forOrders>>> = {
  accept: forOrders('accept:order', ['pending']),
  collect: forOrders('collect:order', ['accepted']),
  depart: forOrders('depart:order', ['collected', 'arrived']),
  arrive: forOrders('arrive:order', ['in-transit']),
  deliver: forOrders('deliver:order', ['arrived']),
  sign: forOrders('sign:order', ['arrived', 'out-for-delivery']),
  cancel: forOrders('write:order', ['pending', 'accepted']),
  hold: forOrders('hold:order', ['pending', 'accepted', ...underWay]),
  report: forOrders('report:order', underWay),
  resume: forOrders('resume:order', ['on-hold', 'exception']),
  return: forOrders('return:order', ['arrived', 'out-for-delivery', 'exception']),
};
