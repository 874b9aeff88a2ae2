import type { Account, Calls, Platform, ServerOptions } from '@waybill/kit/server';
import { CallFailure, type Language, listRows, mayNot, missesOnly, readKey, toLanguage } from '@waybill/kit/server';
import { commissionCall, commissionsCall, commissionTotalsCall, voidCall } from '../contract/commissions';
import { promotedUserCall } from '../contract/invitations';
import { promotionRights } from '../contract/rights';
import type { CommissionState } from '../contract/words';
import { once } from './commission-keys';
import { commissionPlan, findCommission, sumCommissions, voidCommission } from './commissions';
import { findPromotedUser } from './promoted-user';
import { decidePromotion, promoterOf, promotionViewerOf, promotionWords } from './promoter';

/** The calls of commissions. Promoters see their own, staff everybody's. */
export function addCommissionCalls({ add }: Calls, { database }: Platform, { freezeDays }: ServerOptions): void {
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
    ({ account, query, now }) => commissionOf(account, Number(query.id), now),
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
      const verdict = decidePromotion(promotionRights.void, account, await commissionOf(account, id, now));
      if (!verdict.allowed && !missesOnly(verdict, 'state')) throw mayNot(c, verdict, promotionWords);
      const key = readKey(c, body);
      const done = await once(database, key, () => voidCommission(database, id, { by: account, reason, now, key }));
      const present = await commissionOf(account, id, now);

      if (done) return present;
      throw new CallFailure(409, 'commissionIs', {
        values: { state: commissionMessages[present.state][toLanguage(c.req.header('accept-language'))] },
        data: { present },
      });
    },
  );

  async function commissionOf(account: Account, id: number, now: number) {
    const found = await findCommission(database, id, promotionViewerOf(account), now);
    if (!found) throw new CallFailure(404, 'notFound');
    return found;
  }
}

const commissionMessages: Record<CommissionState, Record<Language, string>> = {
  pending: { zh: '待签收', en: 'pending' },
  frozen: { zh: '冻结中', en: 'frozen' },
  withdrawable: { zh: '可提现', en: 'withdrawable' },
  requested: { zh: '提现中', en: 'asked for' },
  paid: { zh: '已付款', en: 'paid' },
  void: { zh: '已失效', en: 'void' },
};
