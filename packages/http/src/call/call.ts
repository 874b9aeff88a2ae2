import type { StepCall, StepReply } from './call-step';

/** The body of a call as text or bytes, created in the tick of the call and only once for all attempts. */
export interface PlainBody {
  data: unknown;
  /** Media type to send; absent if the transport sets it (a form with files). */
  type?: string;
  isJson?: boolean;
}

/** The state of one call while the pipeline runs it. */
export interface Call extends StepCall {
  /** Serialises the body itself, or leaves it to the transport. */
  takeBody?: (response: Response) => ReadableStream<Uint8Array> | undefined;
  /** Started by a refresh: reports nothing and never refreshes. */
  readonly internal: boolean;
  /** The number of calls the session had started when this one did, itself included. */
  readonly order: number;
  readonly controller: AbortController;
  /** The signal with which the caller aborts the call; sharing replaces it. */
  callerSignal?: AbortSignal | undefined;
  attempts: number;
  /** The HTTP status of the response to the last attempt; 0 until it arrives. */
  answered: number;
  /** The token of the last attempt. */
  token: string | null;
  /** The token for the replay. */
  replayToken?: string;
  replayed?: boolean;
  readonly plain: PlainBody;
  /** The query parameters as text, without a question mark. */
  readonly query: string;
  /** The reason why the call cannot be sent. */
  readonly unsendable?: unknown;
  /** The idempotency key of the call, the same in every attempt. */
  idempotencyKey?: string;
  /** The key with which the last attempt was encrypted. */
  keyId?: string | undefined;
}

/** The response to one attempt; each step on the way back sets its fields. */
export interface Reply extends StepReply {
  /** Empty or absent if the transport has no headers. */
  statusText?: string;
  /** The data before the call's schema changed it. */
  unchecked?: unknown;
}
