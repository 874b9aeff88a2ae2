import type { RecordVerdict } from '@waybill/auth-core/records';
import type { BodyOf } from '@waybill/kit/contract';
import type { Account, Calls, Platform } from '@waybill/kit/server';
import {
  CallFailure,
  Conflict,
  createRecordWrites,
  type Language,
  languageOf,
  listRows,
  mayNot,
  once,
  readForm,
  sendVersion,
  toClock,
  wrongField,
} from '@waybill/kit/server';
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
import { sumCommissions } from './commissions';
import { decidePromotion, promotionViewerOf, promotionWords } from './promoter';
import { findWithdrawal, lastPayee, requestWithdrawal, settleWithdrawal, withdrawalPlan } from './withdrawals';

/** The calls of requests for the money of commissions. Promoters see their own, staff everybody's. */
export function addWithdrawalCalls({ add }: Calls, { database }: Platform): void {
  const { read, writeOne, writeEach } = createRecordWrites({
    database,
    keys: 'money',
    find: (id, by: Account) => findWithdrawal(database, id, promotionViewerOf(by)),
    show: (withdrawal) => withdrawal,
    decide: decidePromotion,
    state: 'state',
    refuse: (c, verdict) =>
      isOwn(verdict) ? new CallFailure(400, 'ownWithdrawal') : mayNot(c, verdict, promotionWords),
    conflict: async ({ c, now }, readPresent) => {
      const present = await readPresent();
      const why = whatHappened(present, now, languageOf(c));
      return new CallFailure(409, 'withdrawalMoved', { values: { why }, data: { present } });
    },
  });

  add(
    withdrawalsCall,
    { summary: 'One page of the requests for money, the latest first.', access: 'read:promotion' },
    ({ query, account }) => listRows(database, withdrawalPlan(promotionViewerOf(account)), query),
  );

  add(withdrawalCall, { summary: 'One request for money.', access: 'read:promotion' }, ({ account, query, now }) =>
    read(Number(query.id), account, now),
  );

  add(
    requestCall,
    {
      summary:
        'Asks for the money of all own commissions that can be withdrawn, or of some; 409 with the present totals where they are not what was agreed to.',
      access: 'withdraw:promotion',
      idempotent: true,
    },
    async ({ account, body, now, terms }) => {
      const [issue] = payeeIssues(body.payee);
      if (issue) throw wrongField(`payee.${issue}`);
      const { id: promoter } = account;
      const { key } = terms();
      const request = () => requestWithdrawal(database, body, { by: account, now, key });
      const id = await once(database, 'money', key, request).catch(async (error) => {
        if (!(error instanceof Conflict)) throw error;
        const { states } = await sumCommissions(database, {}, { id: promoter, promoter, pays: false }, now);
        throw new CallFailure(409, 'amountChanged', { data: { present: states.withdrawable } });
      });
      return read(id, account, now);
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
    async (given) => {
      const { id } = given.body;
      const decided = readDecision(given.body);
      const settled = await writeOne(given, { id, by: given.account, rules: promotionRights.settle }, (_, write) =>
        settleWithdrawal(database, id, { ...decided, ...write }),
      );
      sendVersion(given.c, settled);
      return settled;
    },
  );

  add(
    settlesCall,
    {
      summary: 'Settles several requests alike; what was not settled is listed with its reason.',
      access: 'settle:promotion',
      idempotent: true,
    },
    async (given) => {
      const { ids } = given.body;
      const decided = readDecision(given.body);
      const { written, refused } = await writeEach(
        given,
        { ids, by: given.account, rules: promotionRights.settle },
        ({ id }, write) => settleWithdrawal(database, id, { ...decided, ...write }),
      );
      return {
        settled: written,
        refused: refused.map(({ id, row: { promoter }, reason }) => ({ id, promoter, reason })),
      };
    },
  );
}

/** Whether a request is refused because it is the actor's own. */
const isOwn = ({ reason }: RecordVerdict) =>
  reason.kind === 'refused' && reason.rules.some(({ facts }) => facts.some(({ fact }) => fact === 'promoterId'));

/** A payment needs its number, by which it can be traced; a rejection needs a reason. */
function readDecision({ decision, ...details }: Pick<BodyOf<typeof settleCall>, 'decision' | 'reason' | 'paymentNo'>) {
  return decision === 'pay'
    ? { decision, reason: (details.reason ?? '').trim(), paymentNo: readForm(payment, details).paymentNo.trim() }
    : { decision, reason: readForm(refusal, details).reason.trim(), paymentNo: '' };
}

const payment = object({ paymentNo });
const refusal = object({ reason });

const withdrawalMessages: Record<WithdrawalState, Record<Language, string>> = {
  requested: { zh: '金额有变化', en: 'its amount has changed' },
  paid: { zh: '付款', en: 'paid' },
  refused: { zh: '拒绝', en: 'rejected' },
  lapsed: { zh: '失效', en: 'lapsed' },
};

/** The outcome of a request within a sentence: who, when, what. */
function whatHappened({ state, settledAt, settledBy }: Withdrawal, now: number, language: Language): string {
  const what = withdrawalMessages[state][language];
  if (settledAt === null) return what;
  const clock = toClock(Date.parse(settledAt), now);
  if (language === 'en') return `${what}${settledBy ? ` by ${settledBy}` : ''} at ${clock}`;
  return `${settledBy ? `由 ${settledBy} ` : ''}于 ${clock} ${what}`;
}
