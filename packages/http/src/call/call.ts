import type { HttpRequest } from './request-options';

/** The body of a call as text or bytes, made in the tick of the call, once however often the call is sent. */
export interface PlainBody {
  data: unknown;
  /** Media type to announce; absent where the transport knows better (a form with files). */
  type?: string;
  isJson?: boolean;
}

/** What the next attempt puts on the wire. */
export interface Outgoing {
  headers: Record<string, string>;
  data: unknown;
}

/** One call on its way through the pipeline. */
export interface Call {
  readonly request: HttpRequest;
  readonly method: string;
  readonly url: string;
  /** The whole address with its query; empty where the url cannot be resolved. */
  readonly address: string;
  /** Leaves the origin of the base address. */
  readonly foreign: boolean;
  /** Fetches bytes instead of text. */
  readonly binary: boolean;
  /** Takes the body in a way of its own, or leaves it to the transport. */
  takeBody?: (response: Response) => ReadableStream<Uint8Array> | undefined;
  /** Made by a refresh: reports nothing and never refreshes. */
  readonly internal: boolean;
  /** How many calls of the session had started when this one did, itself included. */
  readonly order: number;
  /** The epoch in which the call started. */
  readonly epoch: number;
  readonly controller: AbortController;
  /** The signal by which the caller gives the call up; sharing puts its own in its place. */
  callerSignal?: AbortSignal | undefined;
  /** How often it has been sent so far. */
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
  outgoing: Outgoing;
  /** The idempotency key of the call, the same in every attempt. */
  idempotencyKey?: string;
  /** The key that the last attempt was encrypted with. */
  keyId?: string | undefined;
}

/** The response to one attempt, filled step by step on its way back. */
export interface Reply {
  status: number;
  /** Empty or absent where the transport has none. */
  statusText?: string;
  headers: Record<string, string>;
  /** Text or bytes as they came. */
  payload: unknown;
  /** By which name the server's log knows the call. */
  requestId?: string | undefined;
  body?: unknown;
  code?: number | string;
  data?: unknown;
  /** Total number of records, of which the data is one page. */
  total?: number;
  /** The data as it was before the call's schema had its say. */
  unchecked?: unknown;
}
