export { addCommissionCalls } from './commission-calls';
export { commissionPlan, noteFreezeDays } from './commissions';
export { fromInviteCode } from './invite';
export { addInviteCalls } from './invite-calls';
export { promoterOf } from './promoter';
export { promotionStatements } from './seed/seed-promotion';
export { addWithdrawalCalls } from './withdrawal-calls';
