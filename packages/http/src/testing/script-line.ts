/** One call as it reached the adapter. @public */
export interface ScriptedCall {
  method: string;
  /** Path and query as sent; the base url is left out. */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** The body parsed where it is JSON, else as sent. */
  body: unknown;
}

/** What the script responds. @public */
export interface ScriptedReply {
  /** HTTP status. Default 200. */
  status?: number;
  /** Default ''. */
  statusText?: string;
  /** Default `content-type: application/json` for a body that is not text. */
  headers?: Readonly<Record<string, string>>;
  /** Text and bytes go as they are, all else as JSON. Default none. */
  body?: unknown;
  /** Milliseconds before the response. Default 0. */
  delay?: number;
  /** `network`: the connection fails. `hang`: there is never a response. Default none. */
  fail?: 'network' | 'hang';
}

/** One line of a script. @public */
export interface ScriptLine {
  /** `GET /orders` or `/orders` (any method), the query left out; or a pattern tested on `GET /orders?page=1`; or a function. */
  match: string | RegExp | ((call: ScriptedCall) => boolean);
  reply: ScriptedReply | ((call: ScriptedCall) => ScriptedReply | Promise<ScriptedReply>);
  /** How many calls the line serves before the next that matches takes over. Default all. */
  times?: number;
}
