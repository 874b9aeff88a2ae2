/** One recorded call of the adapter. @public */
export interface ScriptedCall {
  method: string;
  /** Path and query as sent, without the base url. */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** The body, parsed if it is JSON. */
  body: unknown;
}

/** The response of a line. @public */
export interface ScriptedReply {
  /** HTTP status. Default 200. */
  status?: number;
  /** Default ''. */
  statusText?: string;
  /** Default `content-type: application/json` for a body that is not text. */
  headers?: Readonly<Record<string, string>>;
  /** Text and bytes are sent unchanged, all else as JSON. No default. */
  body?: unknown;
  /** Milliseconds before the response. Default 0. */
  delay?: number;
  /** `network`: the connection fails. `hang`: no response ever arrives. No default. */
  fail?: 'network' | 'hang';
}

/** One line of a script. @public */
export interface ScriptLine {
  /** `GET /orders` or `/orders` (any method), the query left out; or a pattern tested on `GET /orders?page=1`; or a function. */
  match: string | RegExp | ((call: ScriptedCall) => boolean);
  reply: ScriptedReply | ((call: ScriptedCall) => ScriptedReply | Promise<ScriptedReply>);
  /** Maximum number of calls for the line before the next matching line takes over. Default all. */
  times?: number;
}
