import type { FactPlaces } from '@waybill/auth-core/sql';
import type { Database, Person, RecordKind, Write } from '@waybill/kit/server';
import {
  between,
  Conflict,
  contains,
  equals,
  type ListPlan,
  type ListQuery,
  maskPhone,
  noteWritten,
  raw,
  rowReader,
  sql,
  whereOf,
  writeOnce,
} from '@waybill/kit/server';
import type { Commission, CommissionDetail, CommissionTotals } from '../contract/commissions';
import { commission, commissionDetail, voided } from '../contract/commissions';
import { promotionRights } from '../contract/rights';
import { commissionStates } from '../contract/words';
import { conditionOf, type PromotionViewer } from './promoter';

const places = { userName: 'nickname', fee: 'fee_cents', commission: 'commission_cents' } as const;
const toCommission = rowReader(commission, places);
const toCommissionDetail = rowReader(commissionDetail, {
  ...places,
  userPhone: ({ phone }) => maskPhone(phone),
  voided: (row) => (row.void_at === null ? null : toVoided(row)),
});
const toVoided = rowReader(voided, { at: 'void_at', cause: 'void_cause', by: 'void_by', reason: 'void_reason' });

/** SQL of the state of a commission at a time: it is computed, not stored, so that no job has to thaw it. */
export const stateAt = (now: number): string => `CASE
  WHEN p.void_at IS NOT NULL THEN 'void'
  WHEN p.paid_at IS NOT NULL THEN 'paid'
  WHEN p.withdrawal_id IS NOT NULL THEN 'requested'
  WHEN p.free_at IS NULL THEN 'pending'
  WHEN p.free_at > ${Math.trunc(now)} THEN 'frozen'
  ELSE 'withdrawable' END`;

/** Returns the visible commissions with their current state. The ids come from our own rows, never from a caller. */
const commissionsFor = (
  { id, promoter }: PromotionViewer,
  now: number,
) => `(SELECT p.*, ${stateAt(now)} AS state, p.promoter_id = ${Math.trunc(id)} AS own, u.level, u.source,
    coalesce(a.username, u.nickname) AS nickname, coalesce(a.phone, u.phone) AS phone,
    (SELECT username FROM accounts WHERE id = p.promoter_id) AS promoter,
    o.order_no, o.category, o.from_city, o.to_city, o.fee_cents, o.created_at
  FROM promotion_orders p JOIN promoted_users u ON u.id = p.user_id LEFT JOIN accounts a ON a.id = u.account_id
  JOIN orders o ON o.id = p.order_id ${promoter === undefined ? '' : `WHERE p.promoter_id = ${Math.trunc(promoter)}`})`;

/** Filters of commissions: the day of the order and its customer. */
const filters: ListPlan<unknown>['filters'] = {
  keyword: contains('order_no', 'nickname'),
  level: equals('level'),
  source: equals('source'),
  user: equals('user_id'),
  withdrawal: equals('withdrawal_id'),
  own: () => sql`own = 1`,
  ...between('created_at'),
};

/** The list plan of the visible commissions. */
export const commissionPlan = (viewer: PromotionViewer, now: number): ListPlan<Commission> => ({
  from: commissionsFor(viewer, now),
  columns: '*',
  sortable: {
    id: 'id',
    orderNo: 'order_no',
    fee: 'fee_cents',
    commission: 'commission_cents',
    createdAt: 'created_at',
  },
  newestBy: 'createdAt',
  filters: { ...filters, state: equals('state') },
  toItem: toCommission,
});

/** Reads a commission with the phone of the customer, its rate and how it ended, or undefined. */
export async function findCommission(
  database: Database,
  id: number,
  viewer: PromotionViewer,
  now: number,
): Promise<CommissionDetail | undefined> {
  const { rows } = await database.execute(sql`SELECT * FROM ${raw(commissionsFor(viewer, now))} WHERE id = ${id}`);
  const row = rows[0];
  return row && toCommissionDetail(row);
}

/** Commissions in the record of actions. */
export const recordedCommissions: RecordKind = {
  path: /^\/promotion\/doVoid/,
  from: '(SELECT p.*, o.order_no FROM promotion_orders p JOIN orders o ON o.id = p.order_id)',
  read: (row) => ({ name: String(row.order_no), values: { voidReason: row.void_reason } }),
};

/** The order count and the cents of each state of the commissions that a query finds; throws `CallFailure` 400 that names a wrong filter. */
export async function sumCommissions(
  database: Database,
  query: ListQuery,
  viewer: PromotionViewer,
  now: number,
): Promise<Pick<CommissionTotals, 'total' | 'states'>> {
  const { rows } = await database.execute(sql`SELECT state, count(*) AS orders, sum(commission_cents) AS cents
    FROM ${raw(commissionsFor(viewer, now))} ${whereOf(filters, query)} GROUP BY state`);
  const sums = new Map(rows.map((row) => [row.state, { orders: Number(row.orders), cents: Number(row.cents) }]));
  const states = Object.fromEntries(
    commissionStates.map((state) => [state, sums.get(state) ?? { orders: 0, cents: 0 }]),
  ) as CommissionTotals['states'];
  const total = { orders: 0, cents: 0 };
  // A void commission belongs to no promoter: the headline omits it.
  const { void: _, ...counted } = states;
  for (const { orders, cents } of Object.values(counted)) {
    total.orders += orders;
    total.cents += cents;
  }
  return { total, states };
}

/** SQL of the contract's rule facts in `promotion_orders p`. */
export const commissionFacts = (now: number): FactPlaces => ({
  promoterId: { kind: 'number', sql: 'p.promoter_id' },
  state: { kind: 'string', sql: stateAt(now) },
});

/** Makes a commission void. Throws a `Conflict` if the account may not, `KeyTaken` if the key was used before. */
export async function voidCommission(
  database: Database,
  id: number,
  { by, reason, now, key }: Write<Person> & { reason: string },
): Promise<void> {
  const may = conditionOf(promotionRights.void, by, commissionFacts(now));
  const [voided] = await writeOnce(database, [
    sql`UPDATE promotion_orders AS p
      SET void_at = ${now}, void_cause = 'hand', void_by = ${by.username}, void_reason = ${reason}
      WHERE id = ${id} AND ${may}`,
    ...noteWritten('money', key, `SELECT ${Math.trunc(id)} AS id WHERE changes() = 1`, now),
  ]);
  if (voided?.rowsAffected !== 1) throw new Conflict();
}
