import type { Call } from './call';

/** The calls of a kind of record; what an API does not have is left out. @public */
export interface ResourceCalls {
  /** Takes page or cursor, size, order and filters; gives `{ list, total }`, with cursors `{ list, next }`. */
  readonly list?: Call;
  /** Takes an `id`; gives the record. */
  readonly record?: Call;
  /** Takes a record, or without an `id` a new one; gives it as it is now, or nothing, and then it is read. */
  readonly save?: Call;
  /** Takes a new record, where that is another call than a change. */
  readonly create?: Call;
  /** Takes a change of a record with its `id`, where that is another call than a new record. */
  readonly update?: Call;
  /** Takes `ids`; where its url names `:id`, one call is made a record. */
  readonly remove?: Call;
  /** Further calls that change a record, by name; they take its `id`. For example `{ cancel: cancelOrder }`. */
  readonly actions?: Readonly<Record<string, Call>>;
  /** Calls that change many records at once, by name; they take `ids`, `most` of them in one call (default 100). For example `{ step: { ...stepOrders, most: 20 } }`. */
  readonly bulk?: Readonly<Record<string, BulkCall>>;
}

/** A call over many records. @public */
export type BulkCall = Call & { readonly most?: number };
