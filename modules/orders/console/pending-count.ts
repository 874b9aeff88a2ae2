import { defineCount } from '@waybill/ui-shell/console';
import { todayCall } from '../contract/brief';

/** How many orders wait to be accepted. */
export const pendingCount = defineCount({
  call: todayCall,
  read: ({ toAccept }) => toAccept,
  guard: { permission: ['read:order'] },
});
