import { CallFailure } from '../http/call-failure';
import { type FailureLimit, FailuresUsedUp, TooManyTries } from './failure-limit';
import type { Lane } from './lane';

/** Runs a try under a limit of failures and gives its result, falsy where it failed; throws `CallFailure` 400 where no try is left, or too many are under way. */
export async function tryLimited<Result>(
  limit: FailureLimit,
  key: string,
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await limit.run(key, attempt);
  } catch (error) {
    if (error instanceof FailuresUsedUp) throw tooManyAttempts(error.wait);
    if (error instanceof TooManyTries) throw busy();
    throw error;
  }
}

/** The response to a caller that has used up its attempts: code 400, for the catalogue knows no 429. */
export function tooManyAttempts(wait: number): CallFailure {
  return new CallFailure(400, 'tooManyAttempts', { retryAfter: wait, values: { minutes: Math.ceil(wait / 60) } });
}

/** Sends a caller away while too many passwords wait to be hashed. */
export function requireCapacity(hashing: Lane): void {
  if (hashing.isFull()) throw busy();
}

/** The response to a caller for whom there is no place now. */
export const busy = () => new CallFailure(400, 'busy', { retryAfter: 2, values: { seconds: 2 } });
