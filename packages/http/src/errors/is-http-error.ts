import type { CancelledError, NetworkError, TimeoutError, UnreadableResponseError } from './call-errors';
import type { CipherError } from './cipher-error';
import { errorMark, type HttpError, type HttpErrorKind } from './http-error';
import type { MisuseError } from './misuse-error';
import type { Refusal } from './refusal';
import type { ResponseError } from './response-error';
import type { SchemaError } from './schema-error';
import type { TokenRefreshError } from './token-refresh-error';

const markOf = (error: unknown) => Reflect.get(Object(error), errorMark);

const isOfKind =
  <E extends HttpError>(kind: HttpErrorKind) =>
  (error: unknown): error is E =>
    markOf(error) === kind;

/** Whether this is a failure of an HTTP client from any copy of this package on the page. @public */
export const isHttpError = (error: unknown): error is HttpError => typeof markOf(error) === 'string';

/** Whether the calling program is wrong; this is not a failure of the call, and not an `HttpError`. @public */
export const isMisuseError = (error: unknown): error is MisuseError => markOf(error) === true;

/** Whether the server responded without success. @public */
export const isResponseError = isOfKind<ResponseError>('response');

/** Whether the server responded 2xx with a body that could not be read. @public */
export const isUnreadableResponseError = isOfKind<UnreadableResponseError>('unreadable');

/** Whether no response arrived, or only a part of one (not after a timeout or cancellation). @public */
export const isNetworkError = isOfKind<NetworkError>('network');

/** Whether the response did not come in time. @public */
export const isTimeoutError = isOfKind<TimeoutError>('timeout');

/** Whether the call was aborted; such a failure is never shown. @public */
export const isCancelledError = isOfKind<CancelledError>('cancelled');

/** Whether the call failed because its token had expired and could not be renewed. @public */
export const isTokenRefreshError = isOfKind<TokenRefreshError>('refresh');

/** Whether encryption or decryption failed. @public */
export const isCipherError = isOfKind<CipherError>('cipher');

/** Whether the data of a response did not match the call's schema. @public */
export const isSchemaError = isOfKind<SchemaError>('schema');

const isRefusal =
  (refusal: Refusal) =>
  (error: unknown): error is ResponseError =>
    isResponseError(error) && error.refusal === refusal;

/** Whether the server says that the user is not signed in (no session, wrong credentials, login expired): 401, or by the conventions' `session`. @public */
export const isUnauthorizedError = isRefusal('unauthorized');

/** Whether the server says that the token has expired, by the conventions' `session`. @public */
export const isExpiredError = isRefusal('expired');

/** Whether the server says that this user may not do this: 403, or by the conventions' `session`. @public */
export const isForbiddenError = isRefusal('forbidden');
