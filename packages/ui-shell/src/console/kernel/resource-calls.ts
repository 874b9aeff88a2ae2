import type { Call } from './call';

/** The calls of a kind of record; missing calls are omitted. @public */
export interface ResourceCalls {
  /** Takes page or cursor, size, order and filters; returns `{ list, total }`, with cursors `{ list, next }`. */
  readonly list?: Call;
  /** Takes an `id`; returns the record. */
  readonly record?: Call;
  /** Takes a record, or a new one without an `id`; returns the saved record, or nothing, and then it is read. */
  readonly save?: Call;
  /** Takes a new record, if creation is a separate call. */
  readonly create?: Call;
  /** Takes a changed record with its `id`, if updates are a separate call. */
  readonly update?: Call;
  /** Takes `ids`; with `:id` in its url there is a call for each record. */
  readonly remove?: Call;
  /** Further calls that change a record, by name; they take its `id`. Example `{ cancel: cancelOrder }`. */
  readonly actions?: Readonly<Record<string, Call>>;
  /** Calls that change many records, by name; they take `ids`, at most `maxRecords` a call (default 100). Example `{ step: { ...stepOrders, maxRecords: 20 } }`. */
  readonly bulk?: Readonly<Record<string, BulkCall>>;
}

/** A call over many records. @public */
export type BulkCall = Call & { readonly maxRecords?: number };
