import type { CommissionState, Withdrawal, WithdrawalState } from '@waybill/contract/promotion';
import {
  commissionCall,
  commissionsCall,
  commissionTotalsCall,
  promotedUserCall,
  requestCall,
  settleCall,
  settlesCall,
  voidCall,
  withdrawalCall,
  withdrawalsCall,
} from '@waybill/contract/promotion';
import type { Account } from '../../http/account';
import { CallFailure } from '../../http/call-failure';
import { type Language, toLanguage } from '../../http/language';
import { readIfMatch, requireKnown, tellVersion, wantedVersions } from '../../http/record-version';
import { toClock } from '../../platform/business-time';
import type { AddCall } from '../../platform/create-calls';
import type { IdempotencyKey } from '../../platform/idempotency';
import { listRows } from '../../platform/list-rows';
import type { Platform } from '../../platform/platform';
import { readKey } from '../../platform/read-key';
import { KeyTaken } from '../orders/orders';
import { findDone } from './commission-keys';
import { commissionPlan, findCommission, sumCommissions, voidCommission } from './commissions';
import { findPromotedUser } from './promoted-user';
import { promoterOf, promotionViewerOf } from './promoter';
import {
  AmountChanged,
  findWithdrawal,
  promotersOf,
  requestWithdrawal,
  settleWithdrawal,
  withdrawalPlan,
} from './withdrawals';

/** The calls of commissions and of the requests for their money; gives their contracts. Promoters see their own, staff everybody's. */
export function addCommissionCalls(add: AddCall, platform: Platform): void {
  const { database } = platform;

  add(
    commissionsCall,
    {
      summary: 'One page of the orders of promoted users, each with its commission and the state of that.',
      access: 'read:promotion',
    },
    ({ query, account, now }) => listRows(database, commissionPlan(promotionViewerOf(account), now), query),
  );

  add(
    commissionCall,
    {
      summary: 'One order of a promoted user with its commission.',
      access: 'read:promotion',
    },
    ({ account, query, now }) => commissionOf(account, Number(query.id), now),
  );

  add(
    commissionTotalsCall,
    {
      summary: 'How many orders and how much commission stand in each state, by the filters of the list.',
      access: 'read:promotion',
    },
    async ({ account, query, now }) => ({
      freezeDays: platform.freezeDays,
      ...(await sumCommissions(database, query, promotionViewerOf(account), now)),
    }),
  );

  add(
    promotedUserCall,
    {
      summary: 'A promoted user: who invited him, and whom he invited.',
      access: 'read:promotion',
    },
    async ({ account, query }) => {
      const found = await findPromotedUser(database, Number(query.id), promoterOf(account));
      if (!found) throw new CallFailure(404, 'notFound');
      return found;
    },
  );

  add(
    voidCall,
    {
      summary: 'Makes a commission void with a reason; 409 where it is asked for, paid or void already.',
      access: 'settle:promotion',
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
    withdrawalsCall,
    {
      summary: 'One page of the requests for money, the latest first.',
      access: 'read:promotion',
    },
    ({ query, account }) => listRows(database, withdrawalPlan(promotionViewerOf(account)), query),
  );

  add(
    withdrawalCall,
    {
      summary: 'One request for money.',
      access: 'read:promotion',
    },
    ({ account, query }) => withdrawalOf(account, Number(query.id)),
  );

  add(
    requestCall,
    {
      summary:
        'Asks for the money of all own commissions that can be withdrawn, or of some; 409 with the present totals where they are not what was agreed to.',
      access: 'withdraw:promotion',
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
    settleCall,
    {
      summary: 'Pays a request or refuses it with a reason; 409 with what happened where somebody settled it before.',
      access: 'settle:promotion',
      idempotent: true,
      conditional: true,
    },
    async ({ c, account, body, now }) => {
      const { id, decision } = body;
      const versions = wantedVersions(c, body.version);
      const reason = readReason(body);
      const before = await withdrawalOf(account, id);
      requireOthers(before);
      requireKnown(readIfMatch(c), before);
      const key = readKey(c, body);
      const by = account.username;
      const done = await once(key, () => settleWithdrawal(database, id, { decision, reason, by, now, versions, key }));
      const present = await withdrawalOf(account, id);
      if (done) await tellPromoters([id]);
      if (done) tellVersion(c, present);
      if (done) return present;
      throw new CallFailure(409, 'withdrawalMoved', {
        values: { happened: whatHappened(present, now, toLanguage(c.req.header('accept-language'))) },
        data: { present },
      });
    },
  );

  add(
    settlesCall,
    {
      summary: 'Settles several requests alike; what was not settled is listed with its reason.',
      access: 'settle:promotion',
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
