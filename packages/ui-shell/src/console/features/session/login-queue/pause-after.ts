import { isResponseError } from '@waybill/http';

/** The longest wait, in s, that a person is kept for: a longer one is for him to know. */
const longestWait = 3;

/** After how many seconds the server wants to be asked again, by `Retry-After` or by `data.retryAfter`; undefined where it says nothing of it, or too long. */
export function pauseAfter(failure: unknown): number | undefined {
  if (!isResponseError(failure)) return undefined;
  const asked = failure.headers['retry-after'] ?? Object(Object(failure.body).data).retryAfter;
  const seconds = /^\d{1,4}$/.test(String(asked)) ? Number(asked) : undefined;
  return seconds !== undefined && seconds <= longestWait ? seconds : undefined;
}
