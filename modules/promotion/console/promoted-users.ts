import { defineResource } from '@waybill/ui-shell/console';
import type { StatusTone } from '@waybill/ui-shell/table';
import { type PromotedUser, promotedUsersCall, userSorts } from '../contract/invitations';
import { inviteSources, levels, userStates } from '../contract/words';

/** The users who joined by an invitation. */
export const promotedUsers = defineResource({
  list: promotedUsersCall,
  filters: { keyword: 'text', level: levels, state: userStates, source: inviteSources, from: 'date', to: 'date' },
  sorts: userSorts,
});

/** The colour of a level, which its word repeats. */
export const levelTones: Record<PromotedUser['level'], StatusTone> = {
  standard: 'neutral',
  silver: 'info',
  gold: 'warning',
};

/** The colour of a user's progress, which its word repeats. */
export const stateTones: Record<PromotedUser['state'], StatusTone> = {
  registered: 'neutral',
  ordered: 'info',
  signed: 'success',
};
