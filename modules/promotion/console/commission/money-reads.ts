import { actionsCall } from '@waybill/kit/contract';
import { commissionCall, commissionsCall, commissionTotalsCall } from '../../contract/commissions';
import { promotedUsersCall } from '../../contract/invitations';
import { withdrawalsCall } from '../../contract/withdrawals';

/** What becomes stale when a commission or a request for it moves. */
export const moneyReads = [
  commissionTotalsCall,
  commissionsCall,
  commissionCall,
  withdrawalsCall,
  promotedUsersCall,
  actionsCall,
] as const;
