import { HttpError, type HttpErrorFacts } from './http-error';

/** The call's token had expired and no new one could be had. Body, code and status are those of the response that said so. @public */
export class TokenRefreshError extends HttpError {
  constructor(facts: HttpErrorFacts, why: string) {
    super('refresh', `${facts.method} ${facts.url} could not be replayed: ${why}`, facts);
    this.name = 'TokenRefreshError';
  }
}
