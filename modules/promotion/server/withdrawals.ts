import type { FactPlaces } from '@waybill/auth-core/sql';
import type { BodyOf } from '@waybill/kit/contract';
import type { Database, Person, RecordKind, Write } from '@waybill/kit/server';
import {
  between,
  Conflict,
  contains,
  equals,
  type ListPlan,
  noteWritten,
  raw,
  rowReader,
  sql,
  versionIn,
  writeOnce,
} from '@waybill/kit/server';
import type { Payee } from '../contract/payee';
import { promotionRights } from '../contract/rights';
import type { requestCall, Withdrawal } from '../contract/withdrawals';
import { withdrawal } from '../contract/withdrawals';
import type { WithdrawalState } from '../contract/words';
import { commissionFacts } from './commissions';
import { conditionOf, type PromotionViewer } from './promoter';

const withdrawals =
  '(SELECT w.*, (SELECT username FROM accounts WHERE id = w.promoter_id) AS promoter FROM withdrawals w)';

/** Requests in the record of actions. */
export const recordedWithdrawals: RecordKind = {
  path: /^\/promotion\/do(?:Request|Settle)/,
  from: withdrawals,
  read: ({ id, promoter, state, reason, cents, payment_no: paymentNo }) => ({
    name: `#${id} ${promoter}`,
    values: { state, reason, amount: Number(cents) / 100, paymentNo },
  }),
};

/** How requests are listed. */
export const withdrawalPlan = (viewer: PromotionViewer): ListPlan<Withdrawal> => ({
  // The id comes from our own rows, never from a caller.
  from:
    viewer.promoter === undefined
      ? withdrawals
      : `(SELECT * FROM ${withdrawals} WHERE promoter_id = ${Math.trunc(viewer.promoter)})`,
  columns: '*',
  sortable: { id: 'id', cents: 'cents', requestedAt: 'requested_at' },
  newestBy: 'requestedAt',
  filters: {
    keyword: contains('promoter'),
    state: equals('state'),
    ...between('requested_at'),
  },
  toItem: (row) => toWithdrawal(row, viewer),
});

/** Returns a visible withdrawal, or undefined. */
export async function findWithdrawal(
  database: Database,
  id: number,
  viewer: PromotionViewer,
): Promise<Withdrawal | undefined> {
  const scope = viewer.promoter === undefined ? raw('') : sql`AND promoter_id = ${viewer.promoter}`;
  const { rows } = await database.execute(sql`SELECT * FROM ${raw(withdrawals)} WHERE id = ${id} ${scope}`);
  return rows[0] && toWithdrawal(rows[0], viewer);
}

/** Creates a withdrawal and returns its id. Throws `Conflict` if the commissions no longer add up to the agreed amount, `KeyTaken` if the key was used before. */
export async function requestWithdrawal(
  database: Database,
  { cents, ids, payee }: BodyOf<typeof requestCall>,
  { by, now, key }: Write<Person>,
): Promise<number> {
  const chosen = ids && [...new Set(ids)];
  const may = conditionOf(promotionRights.withdraw, by, commissionFacts(now));
  const mine = sql`${may} ${chosen ? sql`AND id IN (${chosen})` : raw('')}`;
  const [made] = await writeOnce(database, [
    sql`INSERT INTO withdrawals (promoter_id, cents, orders, requested_at, payee)
      SELECT ${by.id}, sum(commission_cents), count(*), ${now}, ${JSON.stringify(payee)} FROM promotion_orders p WHERE ${mine}
      HAVING sum(commission_cents) = ${cents} ${chosen ? sql`AND count(*) = ${chosen.length}` : raw('')} RETURNING id`,
    sql`UPDATE promotion_orders AS p SET withdrawal_id = last_insert_rowid() WHERE ${mine} AND changes() = 1`,
    ...noteWritten('money', key, 'SELECT last_insert_rowid() AS id WHERE changes() > 0', now),
  ]);
  const id = made?.rows[0]?.id;
  if (id === undefined) throw new Conflict();
  return Number(id);
}

/** SQL of the contract's rule facts. */
const withdrawalFacts: FactPlaces = {
  promoterId: { kind: 'number', sql: 'promoter_id' },
  state: { kind: 'string', sql: 'state' },
};

/** How a request is settled. */
export interface Decision {
  decision: 'pay' | 'refuse';
  reason: string;
  /** The payment number; empty for a rejection. */
  paymentNo: string;
}

/** Pays a request, or refuses it, which frees its commissions. Throws a `Conflict` if it is settled or has changed, `KeyTaken` if the key was used before. */
export async function settleWithdrawal(
  database: Database,
  id: number,
  { decision, reason, paymentNo, by, now, versions, key }: Write<Person> & Decision,
): Promise<void> {
  const state: WithdrawalState = decision === 'pay' ? 'paid' : 'refused';
  const end = decision === 'pay' ? sql`paid_at = ${now}` : sql`withdrawal_id = NULL`;
  const within = versionIn(versions);
  const may = conditionOf(promotionRights.settle, by, withdrawalFacts);
  const [settled] = await writeOnce(database, [
    sql`UPDATE withdrawals SET state = ${state}, settled_at = ${now}, settled_by = ${by.username}, reason = ${reason},
        payment_no = ${paymentNo}, version = version + 1
      WHERE id = ${id} AND ${may} ${within}`,
    sql`UPDATE promotion_orders SET ${end} WHERE withdrawal_id = ${id} AND changes() = 1`,
    ...noteWritten('money', key, `SELECT ${Math.trunc(id)} AS id WHERE changes() > 0`, now),
  ]);
  if (settled?.rowsAffected !== 1) throw new Conflict();
}

/** The payee of a promoter's last withdrawal. */
export async function lastPayee(database: Database, promoter: number): Promise<Payee | null> {
  const { rows } = await database.execute(
    sql`SELECT payee FROM withdrawals WHERE promoter_id = ${promoter} AND payee IS NOT NULL ORDER BY id DESC LIMIT 1`,
  );
  return rows[0] ? toPayee(rows[0].payee) : null;
}

const toPayee = (stored: unknown): Payee | null =>
  stored === null || stored === undefined ? null : (JSON.parse(String(stored)) as Payee);

/** Masks the account except its last four characters, which are enough to distinguish accounts. */
const masked = (payee: Payee): Payee => ({ ...payee, account: `****${payee.account.slice(-4)}` });

const toWithdrawal = rowReader(withdrawal, {
  own: ({ promoter_id: promoter }, { id }: PromotionViewer) => promoter === id,
  payee: (row, { id, pays }) => {
    const payee = toPayee(row.payee);
    return payee && (pays || row.promoter_id === id ? payee : masked(payee));
  },
});
