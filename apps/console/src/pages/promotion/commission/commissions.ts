import { defineResource } from '@waybill/ui-shell/console';
import type { StatusTone } from '@waybill/ui-shell/table';
import { boolean, type Infer, integer, nullable, object, oneOf, string } from '@waybill/validators';
import { isoDateTime } from '@waybill/validators/trade';
import { categories } from '../../order/order';
import { levels } from '../promoted-users';
import { inviteSources } from '../sources';
import { moneyReads } from './money-reads';

/** Where the commission of an order stands, in the order of its life; `void` lies beside the way. */
export const commissionStates = ['pending', 'frozen', 'withdrawable', 'requested', 'paid', 'void'] as const;

const commissionFields = {
  id: integer(),
  orderId: integer(),
  orderNo: string(),
  userId: integer(),
  userName: string(),
  level: oneOf(levels),
  source: oneOf(inviteSources),
  /** Who earns it. */
  promoter: string(),
  /** The reader earns it. */
  own: boolean(),
  category: oneOf(categories),
  fromCity: string(),
  toCity: string(),
  /** In cents. */
  fee: integer(),
  /** In cents. */
  commission: integer(),
  state: oneOf(commissionStates),
  createdAt: isoDateTime(),
  /** When it can be withdrawn; known from the signing on. */
  freeAt: nullable(isoDateTime()),
};

/** An order of a promoted user as lists show it. */
export const commissionSchema = object(commissionFields);
const commissionDetail = object({
  ...commissionFields,
  userPhone: string(),
  /** In per cent of the fee. */
  rate: integer(),
  withdrawalId: nullable(integer()),
  paidAt: nullable(isoDateTime()),
  voided: nullable(
    object({ at: isoDateTime(), cause: oneOf(['cancelled', 'returned', 'hand']), by: string(), reason: string() }),
  ),
});

/** Orders and cents. */
const amount = object({ orders: integer(), cents: integer() });

const totals = object({
  /** Days after signing during which a commission is frozen. */
  freezeDays: integer(),
  total: amount,
  states: object({
    pending: amount,
    frozen: amount,
    withdrawable: amount,
    requested: amount,
    paid: amount,
    void: amount,
  }),
});

export type CommissionState = (typeof commissionStates)[number];
/** An order of a promoted user with its commission. */
export type Commission = Infer<typeof commissionSchema>;
/** The same with the phone of whoever ordered, the rate, and how it ended. */
export type CommissionDetail = Infer<typeof commissionDetail>;
/** How many orders and how much commission stand in each state. */
export type CommissionTotals = Infer<typeof totals>;

/** Sums by state; asked for with the conditions of the list, without its state. */
export const commissionTotals = { path: '/promotion/commissions', schema: totals };

/** The orders of promoted users, with their commission. */
export const commissions = defineResource({
  path: '/promotion',
  schema: commissionSchema,
  detail: commissionDetail,
  calls: { list: 'orderList', record: 'orderDetail' },
  list: {
    filters: {
      keyword: 'text',
      state: commissionStates,
      level: levels,
      source: inviteSources,
      from: 'date',
      to: 'date',
      own: ['true'],
      user: 'text',
      withdrawal: 'text',
    },
    sorts: ['orderNo', 'fee', 'commission', 'createdAt'],
  },
  actions: { void: { call: 'doVoid', schema: commissionDetail } },
  changes: moneyReads,
});

/** The colour of a state; its word says the same. */
export const commissionTones: Record<CommissionState, StatusTone> = {
  pending: 'neutral',
  frozen: 'neutral',
  withdrawable: 'info',
  requested: 'warning',
  paid: 'success',
  void: 'neutral',
};

/** Where the orders of a promotion are listed, by some conditions. */
export const commissionsHref = (conditions: Readonly<Record<string, string | number>> = {}): string => {
  const query = new URLSearchParams(Object.entries(conditions).map(([name, value]) => [name, String(value)]));
  return `/promotion/pOrderList${query.size > 0 ? `?${query}` : ''}`;
};

/** Whether staff can make a commission void: it is neither asked for nor paid. */
export const isVoidable = ({ state }: Pick<Commission, 'state'>): boolean =>
  state === 'pending' || state === 'frozen' || state === 'withdrawable';
