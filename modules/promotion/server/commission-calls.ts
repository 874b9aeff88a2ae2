import type { Account, Calls, Platform, ServerOptions } from '@waybill/kit/server';
import {
  CallFailure,
  createRecordWrites,
  type Language,
  languageOf,
  listRows,
  mayNot,
  requireRecord,
} from '@waybill/kit/server';
import { commissionCall, commissionsCall, commissionTotalsCall, voidCall } from '../contract/commissions';
import { promotedUserCall } from '../contract/invitations';
import { promotionRights } from '../contract/rights';
import type { CommissionState } from '../contract/words';
import { commissionPlan, findCommission, sumCommissions, voidCommission } from './commissions';
import { findPromotedUser } from './promoted-user';
import { decidePromotion, promoterOf, promotionViewerOf, promotionWords } from './promoter';

/** The calls of commissions. Promoters see their own, staff everybody's. */
export function addCommissionCalls({ add }: Calls, { database }: Platform, { freezeDays }: ServerOptions): void {
  const { read, writeOne } = createRecordWrites({
    database,
    keys: 'money',
    find: (id, by: Account, now) => findCommission(database, id, promotionViewerOf(by), now),
    show: (commission) => commission,
    decide: decidePromotion,
    state: 'state',
    refuse: (c, verdict) => mayNot(c, verdict, promotionWords),
    conflict: async ({ c }, readPresent) => {
      const present = await readPresent();
      const state = commissionMessages[present.state][languageOf(c)];
      return new CallFailure(409, 'commissionIs', { values: { state }, data: { present } });
    },
  });

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
    { summary: 'One order of a promoted user with its commission.', access: 'read:promotion' },
    ({ account, query, now }) => read(Number(query.id), account, now),
  );

  add(
    commissionTotalsCall,
    {
      summary: 'How many orders and how much commission stand in each state, by the filters of the list.',
      access: 'read:promotion',
    },
    async ({ account, query, now }) => ({
      freezeDays,
      ...(await sumCommissions(database, query, promotionViewerOf(account), now)),
    }),
  );

  add(
    promotedUserCall,
    { summary: 'A promoted user: who invited him, and whom he invited.', access: 'read:promotion' },
    async ({ account, query }) =>
      requireRecord(await findPromotedUser(database, Number(query.id), promoterOf(account))),
  );

  add(
    voidCall,
    {
      summary: 'Makes a commission void with a reason; 409 where it is asked for, paid or void already.',
      access: 'settle:promotion',
      idempotent: true,
    },
    (given) => {
      const { id, reason } = given.body;
      return writeOne(given, { id, by: given.account, rules: promotionRights.void }, (_, write) =>
        voidCommission(database, id, { reason, ...write }),
      );
    },
  );
}

const commissionMessages: Record<CommissionState, Record<Language, string>> = {
  pending: { zh: '待签收', en: 'pending' },
  frozen: { zh: '冻结中', en: 'frozen' },
  withdrawable: { zh: '可提现', en: 'withdrawable' },
  requested: { zh: '提现中', en: 'asked for' },
  paid: { zh: '已付款', en: 'paid' },
  void: { zh: '已失效', en: 'void' },
};
