import { defineResource } from '@waybill/ui-shell/console';
import type { StatusTone } from '@waybill/ui-shell/table';
import { type PromotedUser, promotedUsersCall, userSorts } from '../contract/invitations';
import { inviteSources, levels, userStates } from '../contract/words';

/** Everybody who came by an invitation. */
export const promotedUsers = defineResource({
  list: promotedUsersCall,
  filters: { keyword: 'text', level: levels, state: userStates, source: inviteSources, from: 'date', to: 'date' },
  sorts: userSorts,
});

/** The colour of a level; its word says the same. */
export const levelTones: Record<PromotedUser['level'], StatusTone> = {
  standard: 'neutral',
  silver: 'info',
  gold: 'warning',
};

/** The colour of how far somebody has come; its word says the same. */
export const stateTones: Record<PromotedUser['state'], StatusTone> = {
  registered: 'neutral',
  ordered: 'info',
  signed: 'success',
};
