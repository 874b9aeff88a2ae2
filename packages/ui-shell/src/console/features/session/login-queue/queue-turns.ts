import { sleep } from '../../../../lib/sleep';
import type { Turn } from '../../../kernel/ports/turn';
import { pauseAfter } from './pause-after';

/** Tries after the first; together they last half a minute at most. */
const mostTries = 6;

export interface QueueTurns<Result> {
  turn: Turn;
  /** Why the first try did not go through. */
  failure: unknown;
  /** Makes another try. */
  next: () => Promise<Result>;
  /** Ends the waiting. */
  signal?: AbortSignal | undefined;
}

/** Tries again after each wait that the server asks for, while it does; resolves to the result, rejects with the last failure. Says in `turn` that it waits. */
export async function queueTurns<Result>({ turn, failure, next, signal }: QueueTurns<Result>): Promise<Result> {
  let latest = failure;
  turn.waiting += 1;
  try {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const seconds = pauseAfter(latest);
      if (seconds === undefined || signal?.aborted) break;
      // All who were sent away at once would come back at once.
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
