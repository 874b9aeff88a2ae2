import {
  choice,
  counted,
  date,
  digits,
  flag,
  list,
  maybe,
  moment,
  orNull,
  record,
  text,
  type ValueOf,
  whole,
} from '../contract/described';
import { commissionStates, levels, voidCauses, withdrawalStates } from './commission';
import { inviteSources } from './invite';
import { categories } from './order-contract';

// What a commission and a request for it are: the one definition that requests are checked by and that /openapi.json is made from.

const count = () => whole(0, 1_000_000_000);
const cents = () => whole(0, Number.MAX_SAFE_INTEGER, 'Cents.');

const pageFields = {
  page: maybe(digits(1, 1_000_000)),
  pageSize: maybe(digits(1, 100)),
  order: maybe(choice(['asc', 'desc'])),
};

/** By what commissions are found; days are those on which the orders were placed, in Asia/Shanghai. */
const commissionFilters = {
  keyword: maybe(text({ max: 100 })),
  level: maybe(choice(levels)),
  source: maybe(choice(inviteSources)),
  from: maybe(date()),
  to: maybe(date()),
  user: maybe(digits(1, Number.MAX_SAFE_INTEGER)),
  withdrawal: maybe(digits(1, Number.MAX_SAFE_INTEGER)),
  /** Only what the caller himself earns. */
  own: maybe(choice(['true'])),
};

export const commissionQuery = record({
  ...pageFields,
  sort: maybe(choice(['id', 'orderNo', 'fee', 'commission', 'createdAt'])),
  state: maybe(choice(commissionStates)),
  ...commissionFilters,
});

export const totalsQuery = record(commissionFilters);

const commissionFields = {
  id: counted(),
  orderId: counted(),
  orderNo: text(),
  userId: counted(),
  userName: text(),
  level: choice(levels),
  source: choice(inviteSources),
  /** The name of whoever earns it. */
  promoter: text(),
  /** The caller earns it. */
  own: flag(),
  category: choice(categories),
  fromCity: text(),
  toCity: text(),
  fee: cents(),
  commission: cents(),
  state: choice(commissionStates),
  createdAt: moment(),
  /** When it can be withdrawn, from the signing on. */
  freeAt: orNull(moment()),
};

const commission = record(commissionFields);

export const commissionPage = record({ list: list(commission, 0, 100), total: count() });

export const commissionDetail = record({
  ...commissionFields,
  userPhone: text(),
  rate: whole(0, 100, 'Per cent of the fee.'),
  withdrawalId: orNull(counted()),
  paidAt: orNull(moment()),
  voided: orNull(record({ at: moment(), cause: choice(voidCauses), by: text(), reason: text({ max: 500 }) })),
});

const amount = record({ orders: count(), cents: cents() });

export const commissionTotals = record({
  freezeDays: whole(0, 365),
  total: amount,
  states: record(
    Object.fromEntries(commissionStates.map((state) => [state, amount])) as Record<
      (typeof commissionStates)[number],
      typeof amount
    >,
  ),
});

export const voidRequest = record({ id: counted(), reason: text({ min: 2 }) });

const person = record({ id: counted(), nickname: text(), level: choice(levels), joinedAt: moment(), orders: count() });

export const promotedUser = record({
  id: counted(),
  nickname: text(),
  phone: text(),
  avatar: text({ max: 20_000 }),
  level: choice(levels),
  source: choice(inviteSources),
  joinedAt: moment(),
  /** Who invited him; his own page where he was invited himself. */
  inviter: orNull(record({ name: text(), userId: orNull(counted()) })),
  /** Whom he invited, the latest first. */
  invited: list(person, 0, 100),
  invitedCount: count(),
});

export const withdrawalQuery = record({
  ...pageFields,
  sort: maybe(choice(['id', 'cents', 'requestedAt'])),
  keyword: maybe(text({ max: 100 })),
  state: maybe(choice(withdrawalStates)),
  from: maybe(date()),
  to: maybe(date()),
});

export const withdrawal = record({
  id: counted(),
  version: counted(),
  promoter: text(),
  /** Whoever asks is its promoter. */
  own: flag(),
  cents: cents(),
  orders: count(),
  state: choice(withdrawalStates),
  requestedAt: moment(),
  settledAt: orNull(moment()),
  settledBy: text(),
  reason: text({ max: 500 }),
});

export const withdrawalPage = record({ list: list(withdrawal, 0, 100), total: count() });

/** Everything that can be withdrawn, or some of it; `cents` is what the promoter agreed to. */
export const withdrawRequest = record({
  cents: whole(1, Number.MAX_SAFE_INTEGER, 'Cents, as they were shown.'),
  ids: maybe(list(counted(), 1, 100)),
});

const settleFields = { decision: choice(['pay', 'refuse']), reason: maybe(text()) };

/** One request; with `version`, only if nothing changed since. */
export const settleRequest = record({ id: counted(), version: maybe(counted()), ...settleFields });

export const settlesRequest = record({ ids: list(counted(), 1, 100), ...settleFields });

export const settlesResult = record({
  settled: list(counted(), 0, 100),
  refused: list(record({ id: counted(), promoter: text(), reason: text() }), 0, 100),
});

export type Commission = ValueOf<typeof commission>;
export type CommissionDetail = ValueOf<typeof commissionDetail>;
export type Withdrawal = ValueOf<typeof withdrawal>;
export type CommissionTotals = ValueOf<typeof commissionTotals>;
export type PromotedUser = ValueOf<typeof promotedUser>;
