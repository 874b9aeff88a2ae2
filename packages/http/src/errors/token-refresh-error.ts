import { HttpError, type HttpErrorFacts } from './http-error';

/** The call's token had expired and could not be renewed. Body, code and status come from the response that reported the expiry. @public */
export class TokenRefreshError extends HttpError {
  constructor(facts: HttpErrorFacts, why: string) {
    super('refresh', `${facts.method} ${facts.url} could not be replayed: ${why}`, facts);
    this.name = 'TokenRefreshError';
  }
}
