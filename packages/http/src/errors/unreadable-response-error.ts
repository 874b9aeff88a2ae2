import { HttpError, type HttpErrorFacts } from './http-error';

/** The server responded 2xx with a body that is not what the call asked for: cut off, HTML, wrong JSON. @public */
export class UnreadableResponseError extends HttpError {
  constructor(facts: HttpErrorFacts, why: string) {
    super('unreadable', `${facts.method} ${facts.url} answered ${facts.status}, but ${why}`, { ...facts, code: 0 });
    this.name = 'UnreadableResponseError';
  }
}
