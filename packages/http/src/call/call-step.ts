import type { HttpRequest } from './request-options';

/** A call as a step of an application sees it. @public */
export interface StepCall {
  readonly request: HttpRequest;
  readonly method: string;
  readonly url: string;
  /** The whole address with its query, as it is resolved against the base address; empty where that is no address. */
  readonly address: string;
  /** Leaves the origin of the base address: nothing that is secret may go with it. */
  readonly foreign: boolean;
  /** Fetches bytes instead of text. */
  readonly binary: boolean;
  /** How many sessions had ended when the call started; `cancelAll` ends one. */
  readonly epoch: number;
  /** How often it has been sent so far. */
  readonly attempts: number;
  /** What this attempt sends: made anew by the step `headers`, encrypted by the step `encrypt`. */
  outgoing: { headers: Record<string, string>; data: unknown };
}

/** What came back of a call, as a step of an application sees it; each field is filled by the step that finds it out. @public */
export interface StepReply {
  /** The HTTP status. */
  status: number;
  /** Response headers, names in lower case. */
  headers: Record<string, string>;
  /** By which name the server's log knows the call, where the response says so. */
  requestId?: string | undefined;
  /** The body as it came, text or bytes. */
  payload?: unknown;
  /** The body as parsed; there above `read`. */
  body?: unknown;
  /** The body's code where it has one, else the HTTP status; there above `judge`. */
  code?: number | string;
  /** The unwrapped data; there above `judge`. */
  data?: unknown;
  /** Total number of records, where the conventions find it; there above `judge`. */
  total?: number;
}

/** A step of an application's own: works on the call, lets the rest run by `next`, works on the reply. An error that it throws itself, other than an `HttpError`, fails the call as a `MisuseError`. @public */
export interface CallStep {
  /** Says in failures what this is. */
  readonly name: string;
  run<Reply extends StepReply>(call: StepCall, next: () => Promise<Reply>): Promise<Reply>;
}
