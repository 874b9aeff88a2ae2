import { HttpError, type HttpErrorFacts } from './http-error';

/** The whole response was not there in time. @public */
export class TimeoutError extends HttpError {
  constructor(facts: HttpErrorFacts, milliseconds: number) {
    super('timeout', `${facts.method} ${facts.url} was not answered within ${milliseconds} ms`, facts);
    this.name = 'TimeoutError';
  }
}
