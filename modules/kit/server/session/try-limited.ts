import { CallFailure } from '../http/call-failure';
import { type FailureLimit, FailuresUsedUp, TooManyTries } from './failure-limit';
import type { Lane } from './lane';

/** Runs an attempt under a failure limit and returns its result, falsy on failure; throws `CallFailure` 400 if no attempt is left, or too many are running. */
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

/** The response after too many attempts: code 400, since the catalogue lacks 429. */
export function tooManyAttempts(wait: number): CallFailure {
  return new CallFailure(400, 'tooManyAttempts', { retryAfter: wait, values: { minutes: Math.ceil(wait / 60) } });
}

/** Sends a caller away while too many passwords wait to be hashed. */
export function requireCapacity(hashing: Lane): void {
  if (hashing.isFull()) throw busy();
}

/** The response while the queue is full. */
export const busy = () => new CallFailure(400, 'busy', { retryAfter: 2, values: { seconds: 2 } });
