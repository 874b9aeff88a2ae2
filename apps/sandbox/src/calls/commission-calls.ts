import type { Hono } from 'hono';
import { toClock } from '../business/business-time';
import type { CommissionState, WithdrawalState } from '../business/commission';
import {
  commissionDetail,
  commissionPage,
  commissionQuery,
  commissionTotals,
  promotedUser,
  settleRequest,
  settlesRequest,
  settlesResult,
  totalsQuery,
  voidRequest,
  type Withdrawal,
  withdrawalPage,
  withdrawalQuery,
  withdrawal as withdrawalResponse,
  withdrawRequest,
} from '../business/commission-contract';
import type { CallContract } from '../contract/call-contract';
import { createCalls } from '../contract/create-calls';
import { findDone } from '../rows/commission-keys';
import { commissionPlan, findCommission, sumCommissions, voidCommission } from '../rows/commissions';
import type { IdempotencyKey } from '../rows/idempotency';
import { listRows } from '../rows/list-rows';
import { KeyTaken } from '../rows/orders';
import { findPromotedUser } from '../rows/promoted-user';
import { promoterOf, promotionViewerOf } from '../rows/promoter';
import {
  AmountChanged,
  findWithdrawal,
  promotersOf,
  requestWithdrawal,
  settleWithdrawal,
  withdrawalPlan,
} from '../rows/withdrawals';
import { CallFailure } from '../server/call-failure';
import { readId } from '../server/fields';
import { type Language, toLanguage } from '../server/language';
import type { Platform } from '../server/platform';
import type { SandboxEnv } from '../server/sandbox-env';
import type { Account } from '../session/account';
import { idQuery } from './order-queries';
import { readKey } from './read-key';

/** The calls of commissions and of the requests for their money; gives their contracts. Promoters see their own, staff everybody's. */
export function addCommissionCalls(app: Hono<SandboxEnv>, platform: Platform): CallContract[] {
  const { database } = platform;
  const { contracts, add } = createCalls(app, platform);

  add(
    {
      method: 'get',
      path: '/promotion/orderList',
      summary: 'One page of the orders of promoted users, each with its commission and the state of that.',
      permission: 'read:promotion',
      query: commissionQuery,
      response: commissionPage,
    },
    ({ c, account, now }) => listRows(database, commissionPlan(promotionViewerOf(account), now), c.req.query()),
  );

  add(
    {
      method: 'get',
      path: '/promotion/orderDetail',
      summary: 'One order of a promoted user with its commission.',
      permission: 'read:promotion',
      query: idQuery,
      response: commissionDetail,
    },
    ({ account, query, now }) => commissionOf(account, readId(query), now),
  );

  add(
    {
      method: 'get',
      path: '/promotion/commissions',
      summary: 'How many orders and how much commission stand in each state, by the filters of the list.',
      permission: 'read:promotion',
      query: totalsQuery,
      response: commissionTotals,
    },
    async ({ c, account, now }) => ({
      freezeDays: platform.freezeDays,
      ...(await sumCommissions(database, c.req.query(), promotionViewerOf(account), now)),
    }),
  );

  add(
    {
      method: 'get',
      path: '/promotion/userDetail',
      summary: 'A promoted user: who invited him, and whom he invited.',
      permission: 'read:promotion',
      query: idQuery,
      response: promotedUser,
    },
    async ({ account, query }) => {
      const found = await findPromotedUser(database, readId(query), promoterOf(account));
      if (!found) throw new CallFailure(404, 'notFound');
      return found;
    },
  );

  add(
    {
      method: 'post',
      path: '/promotion/doVoid',
      summary: 'Makes a commission void with a reason; 409 where it is asked for, paid or void already.',
      permission: 'settle:promotion',
      body: voidRequest,
      response: commissionDetail,
      idempotent: true,
    },
    async ({ c, account, body, now }) => {
      const { id, reason } = body;
      await commissionOf(account, id, now);
      const key = readKey(c, body);
      const done = await once(key, () => voidCommission(database, id, { by: account.username, reason, now, key }));
      const present = await commissionOf(account, id, now);
      if (done) return present;
      throw new CallFailure(409, 'commissionIs', {
        values: { state: commissionMessages[present.state][toLanguage(c.req.header('accept-language'))] },
        data: { present },
      });
    },
  );

  add(
    {
      method: 'get',
      path: '/promotion/withdrawals',
      summary: 'One page of the requests for money, the latest first.',
      permission: 'read:promotion',
      query: withdrawalQuery,
      response: withdrawalPage,
    },
    ({ c, account }) => listRows(database, withdrawalPlan(promotionViewerOf(account)), c.req.query()),
  );

  add(
    {
      method: 'get',
      path: '/promotion/withdrawal',
      summary: 'One request for money.',
      permission: 'read:promotion',
      query: idQuery,
      response: withdrawalResponse,
    },
    ({ account, query }) => withdrawalOf(account, readId(query)),
  );

  add(
    {
      method: 'post',
      path: '/promotion/doRequest',
      summary:
        'Asks for the money of all own commissions that can be withdrawn, or of some; 409 with the present totals where they are not what was agreed to.',
      permission: 'withdraw:promotion',
      body: withdrawRequest,
      response: withdrawalResponse,
      idempotent: true,
    },
    async ({ c, account, body, now }) => {
      const key = readKey(c, body);
      const promoter = account.id;
      const ask = async (): Promise<number> => {
        try {
          return await requestWithdrawal(database, body, { promoter, now, key });
        } catch (error) {
          // The same request may have come in between.
          const before =
            error instanceof KeyTaken || error instanceof AmountChanged ? await doneBefore(key) : undefined;
          if (before === undefined) throw error;
          return before;
        }
      };
      try {
        return await withdrawalOf(account, (await doneBefore(key)) ?? (await ask()));
      } catch (error) {
        if (!(error instanceof AmountChanged)) throw error;
        const { states } = await sumCommissions(database, {}, { id: promoter, promoter }, now);
        throw new CallFailure(409, 'amountChanged', { data: { present: states.withdrawable } });
      }
    },
  );

  add(
    {
      method: 'post',
      path: '/promotion/doSettle',
      summary: 'Pays a request or refuses it with a reason; 409 with what happened where somebody settled it before.',
      permission: 'settle:promotion',
      body: settleRequest,
      response: withdrawalResponse,
      idempotent: true,
    },
    async ({ c, account, body, now }) => {
      const { id, version, decision } = body;
      const reason = readReason(body);
      requireOthers(await withdrawalOf(account, id));
      const key = readKey(c, body);
      const by = account.username;
      const done = await once(key, () => settleWithdrawal(database, id, { decision, reason, by, now, version, key }));
      const present = await withdrawalOf(account, id);
      if (done) await tellPromoters([id]);
      if (done) return present;
      throw new CallFailure(409, 'withdrawalMoved', {
        values: { happened: whatHappened(present, now, toLanguage(c.req.header('accept-language'))) },
        data: { present },
      });
    },
  );

  add(
    {
      method: 'post',
      path: '/promotion/doSettles',
      summary: 'Settles several requests alike; what was not settled is listed with its reason.',
      permission: 'settle:promotion',
      body: settlesRequest,
      response: settlesResult,
      idempotent: true,
    },
    async ({ c, account, body, now }) => {
      const { ids, decision } = body;
      const reason = readReason(body);
      const whole = readKey(c, body);
      const by = account.username;
      const settled: number[] = [];
      const refused: { id: number; promoter: string; reason: string }[] = [];
      const language = toLanguage(c.req.header('accept-language'));
      const requests = await Promise.all(
        [...new Set(ids)].map(async (id) => {
          const key = whole && { ...whole, key: `${whole.key}:${id}` };
          await doneBefore(key);
          return { ...(await withdrawalOf(account, id)), key };
        }),
      );
      for (const { id, own, promoter, key } of requests) {
        const done =
          !own && (await once(key, () => settleWithdrawal(database, id, { decision, reason, by, now, key })));
        if (done) settled.push(id);
        else
          refused.push({
            id,
            promoter,
            reason: own ? ownMessages[language] : whatHappened(await withdrawalOf(account, id), now, language),
          });
      }
      await tellPromoters(settled);
      return { settled, refused };
    },
  );

  return contracts;

  async function commissionOf(account: Account, id: number, now: number) {
    const found = await findCommission(database, id, promotionViewerOf(account), now);
    if (!found) throw new CallFailure(404, 'notFound');
    return found;
  }

  async function withdrawalOf(account: Account, id: number) {
    const found = await findWithdrawal(database, id, promotionViewerOf(account));
    if (!found) throw new CallFailure(404, 'notFound');
    return found;
  }

  /** Wakes the windows of those who asked for the money. */
  async function tellPromoters(ids: readonly number[]): Promise<void> {
    for (const promoter of await promotersOf(database, ids)) platform.news.tell(promoter);
  }

  /** The record that a key has written before; throws `CallFailure` 400 where that was another request. */
  async function doneBefore(key: IdempotencyKey | undefined): Promise<number | undefined> {
    const done = key && (await findDone(database, key));
    if (done && done.request !== key?.request) throw new CallFailure(400, 'keyReused');
    return done?.recordId;
  }

  /** Runs a write that says whether it was done; one that was done before with the same key is done. */
  async function once(key: IdempotencyKey | undefined, write: () => Promise<boolean>): Promise<boolean> {
    if ((await doneBefore(key)) !== undefined) return true;
    try {
      return (await write()) || (await doneBefore(key)) !== undefined;
    } catch (error) {
      if (error instanceof KeyTaken && (await doneBefore(key)) !== undefined) return true;
      throw error;
    }
  }
}

function readReason({ decision, reason = '' }: { decision: 'pay' | 'refuse'; reason?: string | undefined }): string {
  const text = reason.trim();
  if (decision === 'refuse' && text.length < 2)
    throw new CallFailure(400, 'badField', { values: { field: 'reason' }, field: 'reason' });
  return text;
}

/** Four eyes: whoever asks for money does not pay it. */
function requireOthers({ own }: Withdrawal): void {
  if (own) throw new CallFailure(400, 'ownWithdrawal');
}

const ownMessages: Record<Language, string> = {
  zh: '不能处理自己的提现申请',
  en: 'Nobody settles a request of his own',
};

const commissionMessages: Record<CommissionState, Record<Language, string>> = {
  pending: { zh: '待签收', en: 'pending' },
  frozen: { zh: '冻结中', en: 'frozen' },
  withdrawable: { zh: '可提现', en: 'withdrawable' },
  requested: { zh: '提现中', en: 'asked for' },
  paid: { zh: '已付款', en: 'paid' },
  void: { zh: '已失效', en: 'void' },
};

const withdrawalMessages: Record<WithdrawalState, Record<Language, string>> = {
  requested: { zh: '金额有变化', en: 'its amount has changed' },
  paid: { zh: '付款', en: 'paid' },
  refused: { zh: '驳回', en: 'refused' },
  lapsed: { zh: '失效', en: 'lapsed' },
};

/** What became of a request, inside a sentence: who, when, what. */
function whatHappened({ state, settledAt, settledBy }: Withdrawal, now: number, language: Language): string {
  const what = withdrawalMessages[state][language];
  if (settledAt === null) return what;
  const clock = toClock(Date.parse(settledAt), now);
  if (language === 'en') return `${what}${settledBy ? ` by ${settledBy}` : ''} at ${clock}`;
  return `${settledBy ? `由 ${settledBy} ` : ''}于 ${clock} ${what}`;
}
