import { defineCount } from '@waybill/ui-shell/console';
import { todayCall } from '../contract/brief';

/** Number of orders in the state `pending`. */
export const pendingCount = defineCount({
  call: todayCall,
  read: ({ toAccept }) => toAccept,
  guard: { permission: ['read:order'] },
});
