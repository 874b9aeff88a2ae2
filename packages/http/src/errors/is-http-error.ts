import type { AnswerError } from './answer-error.ts';
import type { CancelledError } from './cancelled-error.ts';
import type { CipherError } from './cipher-error.ts';
import { errorMark, type HttpError, type HttpErrorKind } from './http-error.ts';
import { isUnauthorizedCode } from './is-unauthorized-code.ts';
import type { NetworkError } from './network-error.ts';
import type { TimeoutError } from './timeout-error.ts';
import type { TokenRefreshError } from './token-refresh-error.ts';
import type { UnreadableAnswerError } from './unreadable-answer-error.ts';

function isOfKind(error: unknown, kind: HttpErrorKind): boolean {
  return typeof error === 'object' && error !== null && Reflect.get(error, errorMark) === kind;
}

/** Whether this is a failure of an HTTP client of this package, of whichever copy of it on the page. */
export function isHttpError(error: unknown): error is HttpError {
  return typeof error === 'object' && error !== null && typeof Reflect.get(error, errorMark) === 'string';
}

/** Whether the server answered, but without success. */
export function isAnswerError(error: unknown): error is AnswerError {
  return isOfKind(error, 'answer');
}

/** Whether the server answered 2xx with a body that could not be read. */
export function isUnreadableAnswerError(error: unknown): error is UnreadableAnswerError {
  return isOfKind(error, 'unreadable');
}

/** Whether no answer came at all (not: too late, not: cancelled). */
export function isNetworkError(error: unknown): error is NetworkError {
  return isOfKind(error, 'network');
}

/** Whether the answer did not come in time. */
export function isTimeoutError(error: unknown): error is TimeoutError {
  return isOfKind(error, 'timeout');
}

/** Whether the call was given up; such a failure is never shown. */
export function isCancelledError(error: unknown): error is CancelledError {
  return isOfKind(error, 'cancelled');
}

/** Whether the call failed because its token had expired and no new one could be had. */
export function isTokenRefreshError(error: unknown): error is TokenRefreshError {
  return isOfKind(error, 'refresh');
}

/** Whether encryption or decryption failed. */
export function isCipherError(error: unknown): error is CipherError {
  return isOfKind(error, 'cipher');
}

/** Whether the server answered 401 or 1000401: no session, wrong credentials, login expired. */
export function isUnauthorizedError(error: unknown): error is AnswerError {
  return isAnswerError(error) && isUnauthorizedCode(error.code);
}

/** Whether the server answered 403: known, but not allowed. */
export function isForbiddenError(error: unknown): error is AnswerError {
  return isAnswerError(error) && String(error.code) === '403';
}
