/** The kind of a failure; the same words in every copy of this package on a page. @public */
export type HttpErrorKind =
  | 'response'
  | 'unreadable'
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'refresh'
  | 'cipher'
  | 'schema';

/** The facts of the call and its response that every failure carries. @public */
export interface HttpErrorFacts {
  method: string;
  url: string;
  /** HTTP status, 0 without a response. */
  status?: number;
  /** The body's code if it has one, else the HTTP status, 0 without a readable response. */
  code?: number | string;
  /** The response's body as far as it could be read. */
  body?: unknown;
  /** The message for the user, in the client's language. */
  userMessage?: string;
  /** Headers of the response, names in lower case. */
  headers?: Readonly<Record<string, string>>;
  /** The request id of the server's log, if the response names one. */
  requestId?: string | undefined;
  cause?: unknown;
}

/** The mark by which copies of this package recognise each other's errors. */
export const errorMark = Symbol.for('@waybill/http/error');

/** Any failure of a call; `message` is a sentence for developers, `userMessage` one for users. It holds no token and no sent payload. @public */
export class HttpError extends Error {
  declare readonly kind: HttpErrorKind;
  declare readonly method: string;
  declare readonly url: string;
  declare readonly status: number;
  declare readonly code: number | string;
  declare readonly body: unknown;
  declare readonly userMessage: string;
  /** Headers of the response, names in lower case; empty without a response. */
  declare readonly headers: Readonly<Record<string, string>>;
  /** The request id of the server's log; empty if no response named one. */
  declare readonly requestId: string;

  constructor(kind: HttpErrorKind, sentence: string, facts: HttpErrorFacts) {
    super(sentence, facts.cause === undefined ? undefined : { cause: facts.cause });
    const { method, url, status = 0, code = status, body, userMessage = '', headers = {}, requestId = '' } = facts;
    Object.assign(this, { name: 'HttpError', kind, method, url, status, code, body, userMessage, headers, requestId });
    Object.defineProperty(this, errorMark, { value: kind });
  }
}
