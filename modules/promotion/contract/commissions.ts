import { categories } from '@waybill/intake/contract';
import {
  boolean,
  byId,
  counted,
  daysQuery,
  digits,
  forEach,
  get,
  integer,
  isoDateTime,
  needed,
  pageOf,
  pageQuery,
  post,
  search,
  string,
} from '@waybill/kit/contract';
import { type Infer, nullable, object, oneOf, optional } from '@waybill/validators';
import { commissionStates, inviteSources, levels, voidCauses } from './words';

const commissionFields = {
  id: integer(),
  orderId: integer(),
  orderNo: string(),
  userId: integer(),
  userName: string(),
  level: oneOf(levels),
  source: oneOf(inviteSources),
  /** The promoter who earns it. */
  promoter: string(),
  promoterId: integer(),
  /** The caller earns it. */
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

export const commission = object(commissionFields);

/** How a commission became void. */
export const voided = object({ at: isoDateTime(), cause: oneOf(voidCauses), by: string(), reason: string() });

export const commissionDetail = object({
  ...commissionFields,
  userPhone: string(),
  /** In per cent of the fee. */
  rate: integer(),
  withdrawalId: nullable(integer()),
  paidAt: nullable(isoDateTime()),
  voided: nullable(voided),
});

const amount = object({ orders: integer(), cents: integer() });

const totals = object({
  /** Days after signing during which a commission is frozen. */
  freezeDays: integer(),
  total: amount,
  states: object(forEach(commissionStates, amount)),
});

/** An order of a promoted user with its commission. */
export type Commission = Infer<typeof commission>;
/** A commission with the phone of the customer, the rate and how it ended. */
export type CommissionDetail = Infer<typeof commissionDetail>;
/** Number of orders and sum of commissions in each state. */
export type CommissionTotals = Infer<typeof totals>;

/** Days on which the orders were placed, in Asia/Shanghai. */
const filters = {
  keyword: search(),
  level: optional(oneOf(levels)),
  source: optional(oneOf(inviteSources)),
  ...daysQuery(),
  user: optional(digits(1, Number.MAX_SAFE_INTEGER)),
  withdrawal: optional(digits(1, Number.MAX_SAFE_INTEGER)),
  /** Only the commissions of the caller. */
  own: optional(oneOf(['true'])),
};

export const commissionSorts = ['orderNo', 'fee', 'commission', 'createdAt'] as const;

export const commissionsCall = get('/promotion/orderList', {
  query: object({ ...pageQuery(['id', ...commissionSorts]), state: optional(oneOf(commissionStates)), ...filters }),
  response: pageOf(commission),
});

export const commissionCall = get('/promotion/orderDetail', { query: byId, response: commissionDetail });

/** Sums by state, by the filters of the list. */
export const commissionTotalsCall = get('/promotion/commissions', { query: object(filters), response: totals });

/** Makes a commission void with a reason. */
export const voidCall = post('/promotion/doVoid', {
  body: object({ id: counted(), reason: needed(2) }),
  response: commissionDetail,
  errors: { 409: object({ present: commissionDetail }) },
});

/** The withdrawable sum. */
export const withdrawable = amount;
