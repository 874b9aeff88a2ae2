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
} from '../promotion/commissions';
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
} from '../promotion/invitations';
export { type Payee, type PayeeKind, payee, payeeFields, payeeIssues, payeeKinds } from '../promotion/payee';
export { promotionRights } from '../promotion/rights';
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
} from '../promotion/withdrawals';
export * from '../promotion/words';
