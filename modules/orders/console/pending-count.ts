import { defineCount } from '@waybill/ui-shell/console';
import { countsCall } from '../contract/order';

/** How many orders wait to be accepted. */
export const pendingCount = defineCount({
  call: countsCall,
  read: ({ counts }) => counts.pending,
  guard: { permission: ['read:order'] },
});
