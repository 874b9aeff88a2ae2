export { addCommissionCalls } from './commission-calls';
export { commissionPlan, noteFreezeDays } from './commissions';
export { addInviteCalls } from './invite-calls';
export { fromInviteCode } from './invite';
export { promoterOf } from './promoter';
export { promotionStatements } from './seed/seed-promotion';
export { addWithdrawalCalls } from './withdrawal-calls';
