import type { HttpRequest } from './request-options';

/** A call as the application's steps see it. @public */
export interface StepCall {
  readonly request: HttpRequest;
  readonly method: string;
  readonly url: string;
  /** The absolute address with its query, resolved against the base address; empty if the address is invalid. */
  readonly address: string;
  /** Whether the call leaves the origin of the base address, so that no secret may go with it. */
  readonly foreign: boolean;
  /** Fetches bytes instead of text. */
  readonly binary: boolean;
  /** The number of sessions that had ended when the call started; `cancelAll` ends one. */
  readonly epoch: number;
  /** The number of attempts so far. */
  readonly attempts: number;
  /** The request of this attempt: the step `headers` creates it, the step `encrypt` encrypts it. */
  outgoing: { headers: Record<string, string>; data: unknown };
}

/** The reply to a call as the application's steps see it; each field is set by the step that determines it. @public */
export interface StepReply {
  /** The HTTP status. */
  status: number;
  /** Response headers, names in lower case. */
  headers: Record<string, string>;
  /** The request id of the server's log, if the response names one. */
  requestId?: string | undefined;
  /** The raw body, text or bytes. */
  payload?: unknown;
  /** The parsed body; available above `read`. */
  body?: unknown;
  /** The body's code if it has one, else the HTTP status; available above `judge`. */
  code?: number | string;
  /** The unwrapped data; available above `judge`. */
  data?: unknown;
  /** Total number of records, if the conventions find it; available above `judge`. */
  total?: number;
}

/** A step of the application: changes the call, runs the remaining steps with `next`, changes the reply. An error of the step other than an `HttpError` fails the call as a `MisuseError`. @public */
export interface CallStep {
  /** Names the step in error messages. */
  readonly name: string;
  run<Reply extends StepReply>(call: StepCall, next: () => Promise<Reply>): Promise<Reply>;
}
