import { HttpError, type HttpErrorFacts } from './http-error';

/** No response came: no connection, a reset, a blocked cross-origin call. @public */
export class NetworkError extends HttpError {
  constructor(facts: HttpErrorFacts, why: string) {
    super('network', `${facts.method} ${facts.url} got no answer: ${why}`, facts);
    this.name = 'NetworkError';
  }
}
