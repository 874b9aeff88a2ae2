import type { Permission, Rights } from '@waybill/kit/contract';
import { type OrderStatus, type OrderStep, orderStatuses } from './words';

// Plain data for `@waybill/auth-core/records`, so that server and console evaluate the same rules. A fact is a field of an order.

/** States that nothing follows. */
export const finalStatuses: readonly OrderStatus[] = ['signed', 'cancelled', 'returned'];

const open = orderStatuses.filter((status) => !finalStatuses.includes(status));

const manage: Permission = 'manage:order';

/** Grants a permission for all orders to managers, and for their own orders to other users. */
const forOrders = (permission: Permission, status?: readonly OrderStatus[]) => [
  { permission: [permission, manage], mode: 'allOf' as const, where: {}, when: status ? { status } : {} },
  { permission: [permission], where: { owner: 'me' }, when: status ? { status } : {} },
];

const phones = ['consignor.phone', 'consignee.phone'];

/** The permissions for orders. */
export const orderRights = {
  see: forOrders('read:order'),
  /** The right to see phones unmasked. */
  readPhones: [
    { permission: ['read:phone'], where: {}, fields: phones },
    { where: { owner: 'me' }, fields: phones },
  ],
  /** The form of an order shows its phones, so that changing an order includes seeing them. */
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

/** For each step, the permission and the states that it requires. */
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
