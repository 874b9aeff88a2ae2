import { isNetworkError, isResponseError, isTimeoutError } from '@waybill/http';

/** Whether a failed read may succeed on retry: no response in time, too many requests, or a server out of order. */
export function isRetryable(failure: unknown): boolean {
  if (isNetworkError(failure) || isTimeoutError(failure)) return true;
  if (!isResponseError(failure)) return false;
  const code = Number(failure.code);
  return code === 429 || (code >= 500 && code < 600);
}
