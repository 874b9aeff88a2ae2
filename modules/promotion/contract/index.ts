export {
  type Commission,
  type CommissionDetail,
  type CommissionTotals,
  commission,
  commissionCall,
  commissionDetail,
  commissionSorts,
  commissionsCall,
  commissionTotalsCall,
  voidCall,
  voided,
} from './commissions';
export {
  inviteCall,
  invitedUser,
  type PromotedUser,
  type PromotedUserDetail,
  promotedUser,
  promotedUserCall,
  promotedUserDetail,
  promotedUsersCall,
  type Summary,
  summaryCall,
  type TrendDay,
  userSorts,
  type Visit,
  visit,
  visitSorts,
  visitsCall,
} from './invitations';
export { type Payee, type PayeeKind, payee, payeeFields, payeeIssues, payeeKinds } from './payee';
export { promotionRights } from './rights';
export {
  lastPayeeCall,
  paymentNo,
  type RefusedWithdrawal,
  reason,
  requestCall,
  settleCall,
  settlesCall,
  type Withdrawal,
  withdrawal,
  withdrawalCall,
  withdrawalSorts,
  withdrawalsCall,
} from './withdrawals';
export * from './words';
export { commissionStates, withdrawalStates } from './words';
