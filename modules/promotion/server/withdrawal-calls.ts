import type { RecordVerdict } from '@waybill/auth-core/records';
import type { BodyOf } from '@waybill/kit/contract';
import type { Account, Calls, Platform } from '@waybill/kit/server';
import {
  CallFailure,
  entryKey,
  type Language,
  listRows,
  mayNot,
  missesOnly,
  readForm,
  readIfMatch,
  readKey,
  requireKnown,
  tellVersion,
  toClock,
  toLanguage,
  wantedVersions,
  writtenBefore,
  wrongField,
} from '@waybill/kit/server';
import { KeyTaken } from '@waybill/orders/server';
import { object } from '@waybill/validators';
import { payeeIssues } from '../contract/payee';
import { promotionRights } from '../contract/rights';
import type { Withdrawal } from '../contract/withdrawals';
import {
  lastPayeeCall,
  paymentNo,
  reason,
  requestCall,
  settleCall,
  settlesCall,
  withdrawalCall,
  withdrawalsCall,
} from '../contract/withdrawals';
import type { WithdrawalState } from '../contract/words';
import { once } from './commission-keys';
import { sumCommissions } from './commissions';
import { decidePromotion, promotionViewerOf, promotionWords } from './promoter';
import {
  AmountChanged,
  findWithdrawal,
  lastPayee,
  requestWithdrawal,
  settleWithdrawal,
  withdrawalPlan,
} from './withdrawals';

/** The calls of requests for the money of commissions. Promoters see their own, staff everybody's. */
export function addWithdrawalCalls({ add }: Calls, { database }: Platform): void {
  add(
    withdrawalsCall,
    { summary: 'One page of the requests for money, the latest first.', access: 'read:promotion' },
    ({ query, account }) => listRows(database, withdrawalPlan(promotionViewerOf(account)), query),
  );

  add(withdrawalCall, { summary: 'One request for money.', access: 'read:promotion' }, ({ account, query }) =>
    withdrawalOf(account, Number(query.id)),
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
      const [issue] = payeeIssues(body.payee);
      if (issue) throw wrongField(`payee.${issue}`);
      const key = readKey(c, body);
      const promoter = account.id;
      const ask = async (): Promise<number> => {
        try {
          return await requestWithdrawal(database, body, { by: account, now, key });
        } catch (error) {
          // The same request may have come in between.
          const before =
            error instanceof KeyTaken || error instanceof AmountChanged
              ? await writtenBefore(database, 'money', key)
              : undefined;
          if (before === undefined) throw error;
          return before;
        }
      };
      try {
        return await withdrawalOf(account, (await writtenBefore(database, 'money', key)) ?? (await ask()));
      } catch (error) {
        if (!(error instanceof AmountChanged)) throw error;
        const { states } = await sumCommissions(database, {}, { id: promoter, promoter, pays: false }, now);
        throw new CallFailure(409, 'amountChanged', { data: { present: states.withdrawable } });
      }
    },
  );

  add(
    lastPayeeCall,
    { summary: 'To whom the caller was paid last, to begin the next request with.', access: 'withdraw:promotion' },
    async ({ account }) => ({ payee: await lastPayee(database, account.id) }),
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
      const { id } = body;
      const versions = wantedVersions(c, body.version);
      const decided = readDecision(body);
      const before = await withdrawalOf(account, id);
      const verdict = decidePromotion(promotionRights.settle, account, before);
      if (isOwn(verdict)) throw new CallFailure(400, 'ownWithdrawal');
      if (!verdict.allowed && !missesOnly(verdict, 'state')) throw mayNot(c, verdict, promotionWords);
      requireKnown(readIfMatch(c), before);
      const key = readKey(c, body);
      const by = account;
      const done = await once(database, key, () =>
        settleWithdrawal(database, id, { ...decided, by, now, versions, key }),
      );
      const present = await withdrawalOf(account, id);
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
      const { ids } = body;
      const decided = readDecision(body);
      const whole = readKey(c, body);
      const by = account;
      const settled: number[] = [];
      const refused: { id: number; promoter: string; reason: string }[] = [];
      const language = toLanguage(c.req.header('accept-language'));
      const requests = await Promise.all(
        [...new Set(ids)].map(async (id) => {
          const key = entryKey(whole, id);
          await writtenBefore(database, 'money', key);
          return { ...(await withdrawalOf(account, id)), key };
        }),
      );
      for (const { key, ...request } of requests) {
        const { id, promoter } = request;
        const verdict = decidePromotion(promotionRights.settle, account, request);
        const own = isOwn(verdict);
        const done =
          !own && (await once(database, key, () => settleWithdrawal(database, id, { ...decided, by, now, key })));
        if (done) settled.push(id);
        else
          refused.push({
            id,
            promoter,
            reason: own ? ownMessages[language] : whatHappened(await withdrawalOf(account, id), now, language),
          });
      }
      return { settled, refused };
    },
  );

  async function withdrawalOf(account: Account, id: number) {
    const found = await findWithdrawal(database, id, promotionViewerOf(account));
    if (!found) throw new CallFailure(404, 'notFound');
    return found;
  }
}

/** Whether a request is refused for being one's own. */
const isOwn = ({ reason }: RecordVerdict) =>
  reason.kind === 'refused' && reason.rules.some(({ facts }) => facts.some(({ fact }) => fact === 'promoterId'));

/** What is paid needs its number, by which it is found again, what is refused a reason. */
function readDecision({ decision, ...said }: Pick<BodyOf<typeof settleCall>, 'decision' | 'reason' | 'paymentNo'>) {
  return decision === 'pay'
    ? { decision, reason: (said.reason ?? '').trim(), paymentNo: readForm(payment, said).paymentNo.trim() }
    : { decision, reason: readForm(refusal, said).reason.trim(), paymentNo: '' };
}

const payment = object({ paymentNo });
const refusal = object({ reason });

const ownMessages: Record<Language, string> = {
  zh: '不能处理自己的提现申请',
  en: 'Nobody settles a request of his own',
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
