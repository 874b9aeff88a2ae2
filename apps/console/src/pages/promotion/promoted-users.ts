import { defineResource } from '@waybill/ui-shell/console';
import type { StatusTone } from '@waybill/ui-shell/table';
import { type Infer, integer, object, oneOf, string } from '@waybill/validators';
import { isoDateTime } from '@waybill/validators/trade';
import { inviteSources } from './sources';

export const levels = ['standard', 'silver', 'gold'] as const;

/** How far a promoted user has come; who was signed for has ordered too. */
export const userStates = ['registered', 'ordered', 'signed'] as const;

const userSchema = object({
  id: integer(),
  nickname: string(),
  phone: string(),
  avatar: string(),
  level: oneOf(levels),
  state: oneOf(userStates),
  source: oneOf(inviteSources),
  orders: integer(),
  /** In cents. */
  commission: integer(),
  joinedAt: isoDateTime(),
});

/** Somebody who came by an invitation. */
export type PromotedUser = Infer<typeof userSchema>;

/** Everybody who came by an invitation. */
export const promotedUsers = defineResource({
  path: '/promotion',
  schema: userSchema,
  calls: { list: 'userList' },
  list: {
    filters: { keyword: 'text', level: levels, state: userStates, source: inviteSources, from: 'date', to: 'date' },
    sorts: ['orders', 'commission', 'joinedAt'],
  },
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
