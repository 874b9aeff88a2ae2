import type { StepCall, StepReply } from './call-step';

/** The body of a call as text or bytes, made in the tick of the call, once however often the call is sent. */
export interface PlainBody {
  data: unknown;
  /** Media type to announce; absent where the transport knows better (a form with files). */
  type?: string;
  isJson?: boolean;
}

/** One call on its way through the pipeline. */
export interface Call extends StepCall {
  /** Takes the body in a way of its own, or leaves it to the transport. */
  takeBody?: (response: Response) => ReadableStream<Uint8Array> | undefined;
  /** Made by a refresh: reports nothing and never refreshes. */
  readonly internal: boolean;
  /** How many calls of the session had started when this one did, itself included. */
  readonly order: number;
  readonly controller: AbortController;
  /** The signal by which the caller gives the call up; sharing puts its own in its place. */
  callerSignal?: AbortSignal | undefined;
  attempts: number;
  /** The HTTP status of the response to the last attempt, 0 until it is there. */
  answered: number;
  /** The token that the last attempt carried. */
  token: string | null;
  /** The token that the replay has to carry. */
  replayToken?: string;
  replayed?: boolean;
  readonly plain: PlainBody;
  /** The query parameters as text, without a question mark. */
  readonly query: string;
  /** Why the call cannot be sent. */
  readonly unsendable?: unknown;
  /** The idempotency key of the call, the same in every attempt. */
  idempotencyKey?: string;
  /** The key that the last attempt was encrypted with. */
  keyId?: string | undefined;
}

/** The response to one attempt, filled step by step on its way back. */
export interface Reply extends StepReply {
  /** Empty or absent where the transport has none. */
  statusText?: string;
  /** The data as it was before the call's schema had its say. */
  unchecked?: unknown;
}
