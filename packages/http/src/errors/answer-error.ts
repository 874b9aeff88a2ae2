import { HttpError, type HttpErrorFacts } from './http-error.ts';

/** The server answered, and the answer is no success. */
export class AnswerError extends HttpError {
  constructor(facts: HttpErrorFacts) {
    const { method, url, status, code } = facts;
    const withCode = code === undefined || String(code) === String(status) ? '' : ` with code ${code}`;
    const said = facts.userMessage ? `: ${facts.userMessage}` : '';
    super('answer', `${method} ${url} answered ${status}${withCode}${said}`, facts);
    this.name = 'AnswerError';
  }
}
