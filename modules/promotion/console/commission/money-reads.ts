import { actionsCall } from '@waybill/kit/contract';
import { commissionCall, commissionsCall, commissionTotalsCall } from '../../contract/commissions';
import { promotedUsersCall } from '../../contract/invitations';
import { withdrawalsCall } from '../../contract/withdrawals';

/** Calls whose responses become stale when a commission or a withdrawal changes its state. */
export const moneyReads = [
  commissionTotalsCall,
  commissionsCall,
  commissionCall,
  withdrawalsCall,
  promotedUsersCall,
  actionsCall,
] as const;
