import { HttpError, type HttpErrorFacts } from './http-error';
import type { FieldIssue } from './issue';
import type { Refusal } from './refusal';

/** The server responded without success. @public */
export class ResponseError extends HttpError {
  /** The meaning of the response for the session, by the client's conventions; undefined if it has no meaning for it. */
  declare readonly refusal: Refusal | undefined;
  /** The issues with single fields, by the client's conventions or by problem details (RFC 9457). */
  declare readonly issues: readonly FieldIssue[];

  constructor(facts: HttpErrorFacts & { refusal?: Refusal | undefined; issues?: readonly FieldIssue[] | undefined }) {
    const { method, url, status, code = status, userMessage, refusal, issues = [] } = facts;
    const withCode = String(code) === String(status) ? '' : ` with code ${code}`;
    const suffix = userMessage ? `: ${userMessage}` : '';
    super('response', `${method} ${url} answered ${status}${withCode}${suffix}`, facts);
    Object.assign(this, { name: 'ResponseError', refusal, issues });
  }
}
