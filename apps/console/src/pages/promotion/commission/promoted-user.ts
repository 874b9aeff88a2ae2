import { defineResource } from '@waybill/ui-shell/console';
import { array, type Infer, integer, nullable, object, oneOf, string } from '@waybill/validators';
import { isoDateTime } from '@waybill/validators/trade';
import { levels } from '../promoted-users';
import { inviteSources } from '../sources';

const invited = object({
  id: integer(),
  nickname: string(),
  level: oneOf(levels),
  joinedAt: isoDateTime(),
  orders: integer(),
});

const promotedUser = object({
  id: integer(),
  nickname: string(),
  phone: string(),
  avatar: string(),
  level: oneOf(levels),
  source: oneOf(inviteSources),
  joinedAt: isoDateTime(),
  /** With his own page, where he was invited himself. */
  inviter: nullable(object({ name: string(), userId: nullable(integer()) })),
  /** The latest first. */
  invited: array(invited),
  invitedCount: integer(),
});

/** Somebody who came by an invitation, with whom he invited. */
export type PromotedUserDetail = Infer<typeof promotedUser>;

/** Promoted users, one by one. */
export const promotedUserDetails = defineResource({
  path: '/promotion',
  schema: promotedUser,
  calls: { record: 'userDetail' },
});

/** The page of a promoted user. */
export const promotedUserHref = (id: number): string => `/promotion/promotedUser?id=${id}`;
