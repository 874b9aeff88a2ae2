import type { HttpError } from '../errors/http-error';

/** The listener for failures. */
export interface ErrorHook {
  /** Called with every failure except cancelled and `silent` calls, with the message to show; of failures with one common 401 or failed refresh only the first is reported. No default. */
  onError?: (error: HttpError, message: string) => void;
}

/** The listeners for responses that refuse the session. */
export interface RefusalHooks {
  /** Called with a response that `isUnauthorized`, or a failed refresh: once, however many calls fail together. No default. */
  onUnauthorized?: (error: HttpError) => void;
  /** Called with a response that `isForbidden`. No default. */
  onForbidden?: (error: HttpError) => void;
}
