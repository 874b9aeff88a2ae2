/** What went wrong, in one word; the same words in every copy of this package on a page. */
export type HttpErrorKind = 'answer' | 'unreadable' | 'network' | 'timeout' | 'cancelled' | 'refresh' | 'cipher';

/** What every failure keeps of the call and of the answer, as far as there was one. */
export interface HttpErrorFacts {
  method: string;
  url: string;
  /** HTTP status, 0 where no answer came. */
  status?: number;
  /** The body's code where it has one, else the HTTP status, 0 where no readable answer came. */
  code?: number | string;
  /** The answer's body as far as it could be read. */
  body?: unknown;
  /** The sentence to put before a user, in the client's language. */
  userMessage?: string;
  cause?: unknown;
}

/** The mark by which copies of this package know each other's errors. */
export const errorMark = Symbol.for('@waybill/http/error');

/** Any failure of a call; `message` is a sentence for developers, `userMessage` one for users. It holds no token and no sent payload. */
export class HttpError extends Error {
  readonly kind: HttpErrorKind;
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly code: number | string;
  readonly body: unknown;
  readonly userMessage: string;

  constructor(kind: HttpErrorKind, sentence: string, facts: HttpErrorFacts) {
    super(sentence, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.name = 'HttpError';
    this.kind = kind;
    this.method = facts.method;
    this.url = facts.url;
    this.status = facts.status ?? 0;
    this.code = facts.code ?? this.status;
    this.body = facts.body;
    this.userMessage = facts.userMessage ?? '';
    Object.defineProperty(this, errorMark, { value: kind });
  }
}
