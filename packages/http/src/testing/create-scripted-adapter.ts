import type { AxiosAdapter } from 'axios';

/** One call as it reached the adapter. */
export interface ScriptedCall {
  method: string;
  /** Path and query as sent, without the base url. */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** The body parsed from JSON where it is JSON, else as sent. */
  body: unknown;
}

/** What the script answers. */
export interface ScriptedReply {
  /** HTTP status. Default 200. */
  status?: number;
  statusText?: string;
  headers?: Readonly<Record<string, string>>;
  /** An object goes as JSON, a string as it is. Default empty. */
  body?: unknown;
  /** Milliseconds before the answer. Default 0. */
  delay?: number;
  /** `network`: the connection fails. `hang`: no answer ever. Default none. */
  fail?: 'network' | 'hang';
}

/** One line of a script. */
export interface ScriptLine {
  /** `GET /orders` (query ignored), `/orders` (any method), a pattern for `METHOD url`, or a function. */
  match: string | RegExp | ((call: ScriptedCall) => boolean);
  reply: ScriptedReply | ((call: ScriptedCall) => ScriptedReply | Promise<ScriptedReply>);
  /** How often the line answers before the next matching one takes over. Default for ever. */
  times?: number;
}

/** An adapter that answers from a script and keeps what it was asked. */
export interface ScriptedAdapter extends AxiosAdapter {
  readonly calls: readonly ScriptedCall[];
  /** Throws, naming them, when unexpected calls came or lines with `times` were not used up. */
  assertDone(): void;
}

/** Creates an adapter for tests: `createHttpClient({ adapter: createScriptedAdapter([...]) })`. */
export function createScriptedAdapter(_script: readonly ScriptLine[]): ScriptedAdapter {
  throw new Error('createScriptedAdapter is only declared so far.');
}
