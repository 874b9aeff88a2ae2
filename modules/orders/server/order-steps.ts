import type { FactWords, Language } from '@waybill/kit/server';
import type { OrderStatus, OrderStep } from '../contract/words';

/** The target state of a step, and whether it needs a reason. `stepRights` of the contract has the permissions and the source states. */
export interface StepRule {
  /** `held` is the state before the order was put on hold or reported. */
  to: OrderStatus | 'held';
  needsNote: boolean;
}

export const stepRules: Readonly<Record<OrderStep, StepRule>> = {
  accept: { to: 'accepted', needsNote: false },
  collect: { to: 'collected', needsNote: false },
  depart: { to: 'in-transit', needsNote: false },
  arrive: { to: 'arrived', needsNote: false },
  deliver: { to: 'out-for-delivery', needsNote: false },
  sign: { to: 'signed', needsNote: false },
  cancel: { to: 'cancelled', needsNote: false },
  hold: { to: 'on-hold', needsNote: true },
  report: { to: 'exception', needsNote: true },
  resume: { to: 'held', needsNote: false },
  return: { to: 'returned', needsNote: true },
};

/** The labels of the states inside a sentence. */
export const orderStatusMessages: Record<OrderStatus, Record<Language, string>> = {
  pending: { zh: '待接单', en: 'pending' },
  accepted: { zh: '接单', en: 'accepted' },
  collected: { zh: '揽收', en: 'collected' },
  'in-transit': { zh: '发运', en: 'in transit' },
  arrived: { zh: '到站', en: 'at its destination' },
  'out-for-delivery': { zh: '派送', en: 'out for delivery' },
  signed: { zh: '签收', en: 'delivered' },
  cancelled: { zh: '取消', en: 'cancelled' },
  'on-hold': { zh: '暂缓', en: 'on hold' },
  exception: { zh: '登记异常', en: 'reported as an exception' },
  returned: { zh: '退回', en: 'returned' },
};

/** The labels of an order's facts, for the explanation of a refused permission. */
export const orderWords: FactWords = {
  facts: {
    owner: { zh: '下单人', en: 'the account that placed the order' },
    status: { zh: '运单状态', en: 'the status of the order' },
  },
  valueOf: (fact, value) => {
    if (fact === 'owner') return { zh: '您本人', en: 'you' };
    return fact === 'status'
      ? Object.entries(orderStatusMessages).find(([status]) => status === value)?.[1]
      : undefined;
  },
};
