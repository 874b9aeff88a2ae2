import type { RequestOptions } from '../call/request-options';
import type { StandardSchema } from '../call/standard-schema';
import type { SchemaError } from '../errors/schema-error';

/** One event of a stream. @public */
export interface StreamEvent<Data = unknown> {
  /** The id after which the stream resumes; empty if the server sends no id. */
  id: string;
  /** The type of the event: `message` unless the server names another. */
  type: string;
  /** Its text, or its parsed JSON if `responseType` is `json` and the text is JSON; with a `schema` the schema's output. */
  data: Data;
}

/** Options of one stream; the options of a call that do not apply are left out. @public */
export interface StreamOptions<Data = unknown>
  extends Pick<RequestOptions, 'params' | 'headers' | 'signal' | 'anonymous' | 'token'> {
  /** The type of an event's data: `text`, or `json`. Default `text` for server-sent events, `json` for JSON lines. */
  responseType?: 'json' | 'text';
  /** The schema of each event's data, from any library of Standard Schema. No default. */
  schema?: StandardSchema<Data>;
  /** Called with an event that does not match its schema and is left out; without it the loop rejects with the `SchemaError`. No default. */
  onInvalid?: (error: SchemaError) => void;
  /** Resumes after this event instead of starting with the next one. No default. */
  lastEventId?: string;
  /** Milliseconds without a byte, comments included, after which the connection counts as dead; 0 waits for ever. Default 45,000. */
  heartbeat?: number;
  /** Milliseconds before the first try after a lost connection, doubled with each up to `longestWait`, each time a random part of it. Default 1,000, or the server's `retry:`. */
  wait?: number;
  /** Milliseconds between two tries at most. Default 30,000. */
  longestWait?: number;
  /** Shares one connection among all windows with the same name, since HTTP/1.1 has six. The name must identify the stream's owner. Default: a connection of its own. */
  share?: string;
  /** Called with whether the stream is connected. No default. */
  onState?: (state: 'open' | 'waiting') => void;
}
