import { isResponseError } from '@waybill/http';

/** The longest automatic wait in s; a longer one is shown to the user instead. */
const longestWait = 3;

/** The wait in s by `Retry-After` or `data.retryAfter`; undefined if missing or too long. */
export function pauseAfter(failure: unknown): number | undefined {
  if (!isResponseError(failure)) return undefined;
  const retryAfter = failure.headers['retry-after'] ?? Object(Object(failure.body).data).retryAfter;
  const seconds = /^\d{1,4}$/.test(String(retryAfter)) ? Number(retryAfter) : undefined;
  return seconds !== undefined && seconds <= longestWait ? seconds : undefined;
}
