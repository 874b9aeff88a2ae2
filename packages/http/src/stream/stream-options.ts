import type { RequestOptions } from '../call/request-options';
import type { StandardSchema } from '../call/standard-schema';
import type { SchemaError } from '../errors/schema-error';

/** One event of a stream. @public */
export interface StreamEvent<Data = unknown> {
  /** By which the stream is resumed after it; empty where the server gives none. */
  id: string;
  /** What kind of event it is: `message` unless the server says another name. */
  type: string;
  /** Its text, or its JSON where `responseType` is `json` and the text is JSON; with a `schema` what that makes of it. */
  data: Data;
}

/** What can be said about one stream; the options of a call that make no sense for one are left out. @public */
export interface StreamOptions<Data = unknown>
  extends Pick<RequestOptions, 'params' | 'headers' | 'signal' | 'anonymous' | 'token'> {
  /** What the data of an event is: `text`, or `json`. Default `text` for server-sent events, `json` for JSON by lines. */
  responseType?: 'json' | 'text';
  /** What each event's data must be, by any library of Standard Schema. Default none. */
  schema?: StandardSchema<Data>;
  /** Hears of an event that does not fit its schema, which is then left out; without it the loop rejects with the `SchemaError`. Default none. */
  onInvalid?: (error: SchemaError) => void;
  /** Resumes after this event instead of starting with what comes. Default none. */
  lastEventId?: string;
  /** Milliseconds without a byte, comments included, after which the connection counts as dead; 0 waits for ever. Default 45,000. */
  heartbeat?: number;
  /** Milliseconds before the first try after a lost connection, doubled with each up to `longestWait`, each time a random part of it. Default 1,000, or what the server asks by `retry:`. */
  wait?: number;
  /** Milliseconds between two tries at most. Default 30,000. */
  longestWait?: number;
  /** Shares one connection among all windows with the same name, since HTTP/1.1 has six. The name must identify the stream's owner. Default: a connection of its own. */
  share?: string;
  /** Hears whether the stream is connected. Default none. */
  onState?: (state: 'open' | 'waiting') => void;
}
