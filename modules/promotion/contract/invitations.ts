import {
  boolean,
  byId,
  daysQuery,
  flagText,
  get,
  integer,
  isoDate,
  isoDateTime,
  type PageCall,
  pageOf,
  pageQuery,
  search,
  string,
} from '@waybill/kit/contract';
import { array, type Infer, nullable, object, oneOf, optional } from '@waybill/validators';
import { inviteSources, levels, userStates, visitDevices, visitSources } from './words';

/** Redirects an invitation to the register page and records the visit. */
export const inviteCall = { method: 'GET', url: '/invite/:code' } as const satisfies PageCall;

const trendDay = object({ date: isoDate(), visits: integer(), registered: integer(), orders: integer() });

const summary = object({
  inviteCode: string(),
  /** The path of the invitation link; the console adds its public origin. */
  invitePath: string(),
  /** It is about everybody's invitations. */
  everybody: boolean(),
  from: isoDate(),
  to: isoDate(),
  /** The current business day, which is incomplete. */
  today: isoDate(),
  funnel: object({ visits: integer(), registered: integer(), ordered: integer(), signed: integer() }),
  /** Visits by robots, which count nowhere else. */
  bots: integer(),
  sources: array(object({ source: oneOf(inviteSources), visits: integer(), registered: integer() })),
  pages: array(object({ page: string(), visits: integer() })),
  trend: array(trendDay),
});

/** The results of invitations in a range of business days. */
export type Summary = Infer<typeof summary>;
export type TrendDay = Infer<typeof trendDay>;

/** The figures of the last days or of a range of at most 366; a promoted user counts on the day of the registration, an order on the day of its placement. */
export const summaryCall = get('/promotion/getSummary', {
  query: object({ days: optional(oneOf(['1', '7', '30', '90'])), ...daysQuery() }),
  response: summary,
});

const invitedFields = {
  id: integer(),
  nickname: string(),
  level: oneOf(levels),
  joinedAt: isoDateTime(),
};

const userFields = {
  ...invitedFields,
  phone: string(),
  avatar: string(),
  source: oneOf(inviteSources),
};

export const promotedUser = object({
  ...userFields,
  state: oneOf(userStates),
  orders: integer(),
  /** In cents, of all orders whose commission is not void. */
  commission: integer(),
});

/** A user who joined by an invitation. */
export type PromotedUser = Infer<typeof promotedUser>;

export const userSorts = ['orders', 'commission', 'joinedAt'] as const;

export const promotedUsersCall = get('/promotion/userList', {
  query: object({
    ...pageQuery(['id', 'nickname', 'level', ...userSorts]),
    keyword: search(),
    level: optional(oneOf(levels)),
    state: optional(oneOf(userStates)),
    source: optional(oneOf(inviteSources)),
    ...daysQuery(),
  }),
  response: pageOf(promotedUser),
});

/** A user whom a promoted user invited. */
export const invitedUser = object({ ...invitedFields, orders: integer() });

export const promotedUserDetail = object({
  ...userFields,
  /** The inviter, with their own page if they were invited themselves. */
  inviter: nullable(object({ name: string(), userId: nullable(integer()) })),
  /** The users invited by this one, latest first. */
  invited: array(invitedUser),
  invitedCount: integer(),
});

/** An invited user with the users they invited. */
export type PromotedUserDetail = Infer<typeof promotedUserDetail>;

export const promotedUserCall = get('/promotion/userDetail', { query: byId, response: promotedUserDetail });

export const visit = object({
  id: integer(),
  ip: string(),
  /** Empty if unknown. */
  city: string(),
  page: string(),
  device: oneOf(visitDevices),
  source: oneOf(visitSources),
  /** In seconds; 0 if unknown. */
  duration: integer(),
  registered: boolean(),
  /** A robot made it. */
  bot: boolean(),
  visitedAt: isoDateTime(),
});

/** A visit by an invitation link. */
export type Visit = Infer<typeof visit>;

export const visitSorts = ['duration', 'visitedAt'] as const;

export const visitsCall = get('/promotion/visitorList', {
  query: object({
    ...pageQuery(['id', 'city', 'page', 'device', 'source', 'registered', ...visitSorts]),
    city: search(),
    source: optional(oneOf(visitSources)),
    device: optional(oneOf(visitDevices)),
    landing: search(),
    bot: flagText(),
    registered: flagText(),
    ...daysQuery(),
  }),
  response: pageOf(visit),
});
