import { HttpError, type HttpErrorFacts } from './http-error.ts';

/** The server answered, and the answer is no success. */
export class AnswerError extends HttpError {
  constructor(facts: HttpErrorFacts) {
    const { method, url, status, code = status, userMessage } = facts;
    const withCode = String(code) === String(status) ? '' : ` with code ${code}`;
    const said = userMessage ? `: ${userMessage}` : '';
    super('answer', `${method} ${url} answered ${status}${withCode}${said}`, facts);
    this.name = 'AnswerError';
  }
}
