import { shownPreferences } from '@waybill/account/contract';
import type { PageCall } from '@waybill/kit/contract';
import { boolean, integer, people, string } from '@waybill/kit/contract';
import { array, type Infer, object, optional } from '@waybill/validators';

const account = object({
  /** Of all that follows: two that are alike say the same. */
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

/** Events that concern the account, the shell or an open record, by type. An account does not hear of what it may not see. */
export const ownEvents = {
  /** Who the caller is: first of all, and as soon as that is something else. */
  account,
  /** There is a new notice for everybody, as the list has it; those of an older server do not say what they are. */
  notice: object({ id: integer(), image: optional(string()), notice: optional(string()), email: optional(string()) }),
  /** Who has an order open now. */
  presence: object({ id: integer(), people }),
  /** More has happened than is kept: what was fetched before is to be fetched anew. */
  reset: object({}),
} as const;

/** The account as the stream tells of it. */
export type LiveAccount = Infer<typeof account>;

/** Everything that happens, as server-sent events; resumed after the one that the header `Last-Event-ID` names. */
export const eventsCall = {
  method: 'GET',
  url: '/live/events',
  content: 'text/event-stream',
} as const satisfies PageCall;
