import { shownPreferences } from '@waybill/account/contract';
import type { PageCall } from '@waybill/kit/contract';
import { boolean, integer, people, string } from '@waybill/kit/contract';
import { array, type Infer, object, optional } from '@waybill/validators';

const account = object({
  /** A fingerprint of the fields below; events with equal fingerprints have equal fields. */
  known: string(),
  user: object({
    username: string(),
    avatar: string(),
    roles: array(string()),
    permissions: array(string()),
    admin: boolean(),
  }),
  preferences: shownPreferences,
});

/** Events about the account, the shell or an open record, by type. An account receives only events that it may see. */
export const shellEvents = {
  /** The caller's account: the first event, and again after each change. */
  account,
  /** A new notice for all users, as in the list; events of older servers lack its content. */
  notice: object({ id: integer(), image: optional(string()), notice: optional(string()), email: optional(string()) }),
  /** The users who have an order open. */
  presence: object({ id: integer(), people }),
  /** More events happened than are stored: cached data must be fetched again. */
  reset: object({}),
} as const;

/** The account in an event of the stream. */
export type LiveAccount = Infer<typeof account>;

/** All events as server-sent events; resumed after the id in `Last-Event-ID`. */
export const eventsCall = {
  method: 'GET',
  url: '/live/events',
  content: 'text/event-stream',
} as const satisfies PageCall;
