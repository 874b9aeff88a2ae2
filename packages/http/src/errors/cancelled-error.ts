import { HttpError, type HttpErrorFacts } from './http-error';

/** The call was given up by its caller, by a logout or because its session is over; nothing is shown for it. @public */
export class CancelledError extends HttpError {
  constructor(facts: HttpErrorFacts, why: string) {
    super('cancelled', `${facts.method} ${facts.url} was cancelled: ${why}`, facts);
    this.name = 'CancelledError';
  }
}
