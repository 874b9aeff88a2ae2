import type { ServerModule } from '@waybill/kit/server';
import { addCommissionCalls } from './commission-calls';
import { recordedCommissions } from './commissions';
import { addInviteCalls } from './invite-calls';
import { promotionStatements } from './seed/seed-promotion';
import { addWithdrawalCalls } from './withdrawal-calls';
import { recordedWithdrawals } from './withdrawals';

export { fromInviteCode } from './invite';
export { promoterOf } from './promoter';

/** Referrals, commissions and withdrawals. */
export const promotionServer: ServerModule = {
  calls: [addInviteCalls, addCommissionCalls, addWithdrawalCalls],
  records: [recordedWithdrawals, recordedCommissions],
  facts: ({ freezeDays }) => ({ 'freeze days': String(freezeDays) }),
  tables: ['promotion_orders', 'withdrawals', 'commission_keys', 'promoted_users', 'visitors'],
  firstRows: promotionStatements,
};
