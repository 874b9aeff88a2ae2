import { HttpError, type HttpErrorFacts } from './http-error';

/** The call was aborted by its caller, by a logout or because its session ended; no message is shown for it. @public */
export class CancelledError extends HttpError {
  constructor(facts: HttpErrorFacts, why: string) {
    super('cancelled', `${facts.method} ${facts.url} was cancelled: ${why}`, facts);
    this.name = 'CancelledError';
  }
}

/** No response arrived, or only a part of one: no connection, a reset, a blocked cross-origin call, a page of a login proxy. @public */
export class NetworkError extends HttpError {
  constructor(facts: HttpErrorFacts, why: string) {
    super('network', `${facts.method} ${facts.url} failed on the network: ${why}`, facts);
    this.name = 'NetworkError';
  }
}

/** The complete response did not arrive in time. @public */
export class TimeoutError extends HttpError {
  constructor(facts: HttpErrorFacts, milliseconds: number) {
    super('timeout', `${facts.method} ${facts.url} was not complete within ${milliseconds} ms`, facts);
    this.name = 'TimeoutError';
  }
}

/** The server responded 2xx with a body of another kind than the call expects: cut off, HTML, wrong JSON. @public */
export class UnreadableResponseError extends HttpError {
  constructor(facts: HttpErrorFacts, why: string) {
    super('unreadable', `${facts.method} ${facts.url} answered ${facts.status}, but ${why}`, { ...facts, code: 0 });
    this.name = 'UnreadableResponseError';
  }
}
