import { isNetworkError, isResponseError, isTimeoutError } from '@waybill/http';

/** Whether a failed read may succeed when it is made again: nothing was said in time, too much was asked, or the server is out of order for now. */
export function mayPass(failure: unknown): boolean {
  if (isNetworkError(failure) || isTimeoutError(failure)) return true;
  if (!isResponseError(failure)) return false;
  const code = Number(failure.code);
  return code === 429 || (code >= 500 && code < 600);
}
