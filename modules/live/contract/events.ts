import { preferences } from '@waybill/account/contract';
import type { PageCall } from '@waybill/kit/contract';
import { boolean, integer, people, string } from '@waybill/kit/contract';
import { orderEventKinds, orderStatuses } from '@waybill/orders/contract';
import { array, type Infer, object, oneOf, optional } from '@waybill/validators';

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
  preferences,
});

/** What the stream tells of, by the type of its events. What an account may not see it is not told of. */
export const liveEvents = {
  /** Who the caller is: first of all, and as soon as that is something else. */
  account,
  /** Something was done with an order, its placing included; `by` is the name of the account. */
  order: object({
    id: integer(),
    by: string(),
    kind: oneOf(orderEventKinds),
    status: oneOf(orderStatuses),
    version: integer(),
  }),
  /** A commission or a withdrawal has another state. */
  money: object({ id: integer(), by: string() }),
  /** There is a new notice for everybody, as the list has it; those of an older server do not say what they are. */
  notice: object({ id: integer(), image: optional(string()), notice: optional(string()), email: optional(string()) }),
  /** Who has an order open now. */
  presence: object({ id: integer(), people }),
  /** More has happened than is kept: what was fetched before is to be fetched anew. */
  reset: object({}),
} as const;

/** An event of the stream. */
export type LiveEvent = {
  [Type in keyof typeof liveEvents]: { type: Type; data: Infer<(typeof liveEvents)[Type]> };
}[keyof typeof liveEvents];

/** The account as the stream tells of it. */
export type LiveAccount = Infer<typeof account>;

/** Everything that happens, as server-sent events; resumed after the one that the header `Last-Event-ID` names. */
export const eventsCall = {
  method: 'GET',
  url: '/live/events',
  content: 'text/event-stream',
} as const satisfies PageCall;
