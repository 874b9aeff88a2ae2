import type { HttpError } from '../errors/http-error';

/** Who hears of a failure. */
export interface ErrorHook {
  /** Hears of every failure except cancelled and `silent` calls, with the message to show; of failures together with one 401 or one failed refresh only the first. Default none. */
  onError?: (error: HttpError, message: string) => void;
}

/** Who decides what becomes of a session that the server refuses. */
export interface RefusalHooks {
  /** Hears of a response that `isUnauthorized`, or of a failed refresh: once, however many calls fail together. Default none. */
  onUnauthorized?: (error: HttpError) => void;
  /** Hears of a response that `isForbidden`. Default none. */
  onForbidden?: (error: HttpError) => void;
}
