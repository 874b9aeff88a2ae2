import type { OrderStatus, OrderStep } from '@waybill/contract/orders';
import type { Language } from '../../http/language';

/** A transition: whence, whither, who may, and whether its reason must be said. */
export interface StepRule {
  from: readonly OrderStatus[];
  /** `held` is where the order stood before it was put on hold or reported. */
  to: OrderStatus | 'held';
  permission: string;
  needsNote: boolean;
}

/** Every transition there is; the console learns them from `/order/options`. */
export const stepRules: Readonly<Record<OrderStep, StepRule>> = {
  accept: { from: ['pending'], to: 'accepted', permission: 'accept:order', needsNote: false },
  collect: { from: ['accepted'], to: 'collected', permission: 'collect:order', needsNote: false },
  depart: { from: ['collected', 'arrived'], to: 'in-transit', permission: 'depart:order', needsNote: false },
  arrive: { from: ['in-transit'], to: 'arrived', permission: 'arrive:order', needsNote: false },
  deliver: { from: ['arrived'], to: 'out-for-delivery', permission: 'deliver:order', needsNote: false },
  sign: { from: ['arrived', 'out-for-delivery'], to: 'signed', permission: 'sign:order', needsNote: false },
  cancel: { from: ['pending', 'accepted'], to: 'cancelled', permission: 'write:order', needsNote: false },
  hold: {
    from: ['pending', 'accepted', 'collected', 'in-transit', 'arrived', 'out-for-delivery'],
    to: 'on-hold',
    permission: 'hold:order',
    needsNote: true,
  },
  report: {
    from: ['collected', 'in-transit', 'arrived', 'out-for-delivery'],
    to: 'exception',
    permission: 'report:order',
    needsNote: true,
  },
  resume: { from: ['on-hold', 'exception'], to: 'held', permission: 'resume:order', needsNote: false },
  return: {
    from: ['arrived', 'out-for-delivery', 'exception'],
    to: 'returned',
    permission: 'return:order',
    needsNote: true,
  },
};

/** The permissions of staff that move orders, beside `write:order`. */
export const stepPermissions: readonly string[] = [
  ...new Set(Object.values(stepRules).map(({ permission }) => permission)),
].filter((permission) => permission !== 'write:order');

/** States that nothing follows. */
export const finalStatuses: readonly OrderStatus[] = ['signed', 'cancelled', 'returned'];

/** Messages for a status inside a sentence. */
export const orderStatusMessages: Record<OrderStatus, Record<Language, string>> = {
  pending: { zh: '待接单', en: 'pending' },
  accepted: { zh: '接单', en: 'accepted' },
  collected: { zh: '揽收', en: 'collected' },
  'in-transit': { zh: '发运', en: 'in transit' },
  arrived: { zh: '到站', en: 'at its destination' },
  'out-for-delivery': { zh: '派送', en: 'out for delivery' },
  signed: { zh: '签收', en: 'signed for' },
  cancelled: { zh: '取消', en: 'cancelled' },
  'on-hold': { zh: '暂缓', en: 'on hold' },
  exception: { zh: '登记异常', en: 'reported as an exception' },
  returned: { zh: '退回', en: 'returned' },
};
