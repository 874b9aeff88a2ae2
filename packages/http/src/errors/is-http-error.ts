import type { AnswerError } from './answer-error.ts';
import type { CancelledError } from './cancelled-error.ts';
import type { CipherError } from './cipher-error.ts';
import { errorMark, type HttpError, type HttpErrorKind } from './http-error.ts';
import { isUnauthorizedCode } from './is-unauthorized-code.ts';
import type { NetworkError } from './network-error.ts';
import type { TimeoutError } from './timeout-error.ts';
import type { TokenRefreshError } from './token-refresh-error.ts';
import type { UnreadableAnswerError } from './unreadable-answer-error.ts';

const markOf = (error: unknown) => Reflect.get(Object(error), errorMark);

const isOfKind =
  <E extends HttpError>(kind: HttpErrorKind) =>
  (error: unknown): error is E =>
    markOf(error) === kind;

/** Whether this is a failure of an HTTP client of this package, of whichever copy of it on the page. */
export const isHttpError = (error: unknown): error is HttpError => typeof markOf(error) === 'string';

/** Whether the server answered, but without success. */
export const isAnswerError = isOfKind<AnswerError>('answer');

/** Whether the server answered 2xx with a body that could not be read. */
export const isUnreadableAnswerError = isOfKind<UnreadableAnswerError>('unreadable');

/** Whether no answer came at all (not: too late, not: cancelled). */
export const isNetworkError = isOfKind<NetworkError>('network');

/** Whether the answer did not come in time. */
export const isTimeoutError = isOfKind<TimeoutError>('timeout');

/** Whether the call was given up; such a failure is never shown. */
export const isCancelledError = isOfKind<CancelledError>('cancelled');

/** Whether the call failed because its token had expired and no new one could be had. */
export const isTokenRefreshError = isOfKind<TokenRefreshError>('refresh');

/** Whether encryption or decryption failed. */
export const isCipherError = isOfKind<CipherError>('cipher');

/** Whether the server answered 401 or 1000401: no session, wrong credentials, login expired. */
export function isUnauthorizedError(error: unknown): error is AnswerError {
  return isAnswerError(error) && isUnauthorizedCode(error.code);
}

/** Whether the server answered 403: known, but not allowed. */
export function isForbiddenError(error: unknown): error is AnswerError {
  return isAnswerError(error) && String(error.code) === '403';
}
