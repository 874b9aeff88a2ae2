import type { ServerModule } from '@waybill/kit/server';
import { addCommissionCalls } from './commission-calls';
import { recordedCommissions } from './commissions';
import { addInviteCalls } from './invite-calls';
import { joinInviter } from './join-inviter';
import { promoterOf } from './promoter';
import { promotionStatements } from './seed/seed-promotion';
import { addWithdrawalCalls } from './withdrawal-calls';
import { recordedWithdrawals } from './withdrawals';

/** Referrals, commissions and withdrawals. */
export const promotionServer: ServerModule = {
  calls: [addInviteCalls, addCommissionCalls, addWithdrawalCalls],
  records: [recordedWithdrawals, recordedCommissions],
  mayHear: { money: (account, { owner }) => [undefined, owner].includes(promoterOf(account)) },
  onRegister: joinInviter,
  facts: ({ freezeDays }) => ({ 'freeze days': String(freezeDays) }),
  tables: ['promotion_orders', 'withdrawals', 'commission_keys', 'promoted_users', 'visitors'],
  firstRows: promotionStatements,
};
