import { HttpError, type HttpErrorFacts } from './http-error';

/** The server responded, without success. */
export class ResponseError extends HttpError {
  constructor(facts: HttpErrorFacts) {
    const { method, url, status, code = status, userMessage } = facts;
    const withCode = String(code) === String(status) ? '' : ` with code ${code}`;
    const said = userMessage ? `: ${userMessage}` : '';
    super('response', `${method} ${url} answered ${status}${withCode}${said}`, facts);
    this.name = 'ResponseError';
  }
}
