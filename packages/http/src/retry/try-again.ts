import type { Call, Reply } from '../call/call';
import { raceAbort } from '../call/race-abort';
import type { SessionState } from '../call/session-state';
import { pauseAfter } from './pause-after';
import type { RetryPolicy } from './retry-options';

/** A call whose first try has failed. */
export interface FailedCall {
  call: Call;
  next: () => Promise<Reply>;
  retry: boolean | RetryPolicy | undefined;
  session: SessionState;
}

/** Tries a call again until it succeeds, fails for good or has no tries left; rejects with the last failure. */
export async function tryAgain(error: unknown, { call, next, session, retry: policy }: FailedCall): Promise<Reply> {
  const { times = 2, wait = 300, longestWait = 10_000, budget = 10 } = typeof policy === 'object' ? policy : {};
  let failure = error;
  for (let retry = 0; retry < times; retry += 1) {
    const pause = pauseAfter(failure, wait * 2 ** retry, longestWait);
    if (pause === undefined || session.retryDebt + 1 > budget) break;
    session.retryDebt += 1;
    await passing(pause, call.controller.signal);
    try {
      return await next();
    } catch (next) {
      failure = next;
    }
  }
  throw failure;
}

async function passing(milliseconds: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await raceAbort(new Promise<void>((go) => (timer = setTimeout(go, milliseconds))), signal);
  } finally {
    clearTimeout(timer);
  }
}
