import { actionsCall } from '@waybill/kit/contract';
import {
  commissionCall,
  commissionsCall,
  commissionTotalsCall,
  promotedUsersCall,
  withdrawalsCall,
} from '@waybill/contract/promotion';

/** What becomes stale when a commission or a request for it moves. */
export const moneyReads = [
  commissionTotalsCall,
  commissionsCall,
  commissionCall,
  withdrawalsCall,
  promotedUsersCall,
  actionsCall,
] as const;
