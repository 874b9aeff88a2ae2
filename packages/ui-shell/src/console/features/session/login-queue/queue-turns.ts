import { sleep } from '../../../../lib/sleep';
import type { LoginQueueState } from '../../../kernel/ports/turn';
import { pauseAfter } from './pause-after';

/** Tries after the first; together they last half a minute at most. */
const mostTries = 6;

export interface QueueTurns<Result> {
  turn: LoginQueueState;
  /** Why the first try did not go through. */
  failure: unknown;
  /** Makes another try. */
  next: () => Promise<Result>;
  /** Ends the waiting. */
  signal?: AbortSignal | undefined;
}

/** Retries after each requested wait; resolves to the result or rejects with the last failure. `turn` shows the wait. */
export async function queueTurns<Result>({ turn, failure, next, signal }: QueueTurns<Result>): Promise<Result> {
  let latest = failure;
  turn.waiting += 1;
  try {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const seconds = pauseAfter(latest);
      if (seconds === undefined || signal?.aborted) break;
      // Jitter, because clients rejected together would otherwise return together.
      await sleep(seconds * 1000 * (1 + Math.random() / 2), signal);
      try {
        return await next();
      } catch (problem) {
        latest = problem;
      }
    }
  } finally {
    turn.waiting -= 1;
  }
  throw latest;
}
