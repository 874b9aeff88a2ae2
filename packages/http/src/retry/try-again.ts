import type { Call, Reply } from '../call/call';
import { raceAbort } from '../call/race-abort';
import type { SessionState } from '../call/session-state';
import { isNetworkError, isResponseError, isTimeoutError } from '../errors/is-http-error';
import { numberOf } from '../errors/refusal';
import type { RetryPolicy } from './retry-options';

/** A call whose first try has failed. */
export interface FailedCall {
  call: Call;
  next: () => Promise<Reply>;
  policy: RetryPolicy;
  session: SessionState;
}

/** Tries a call again until it succeeds, fails for good or has no tries left; rejects with the last failure. */
export async function tryAgain(error: unknown, { call, next, policy, session }: FailedCall): Promise<Reply> {
  const { times = 2, wait = 300, longestWait = 10_000, budget = 10 } = policy;
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

/** Failures that may pass: nothing was said, too much was asked, or the server is out of order for now. */
const passingCodes = [408, 425, 429, 500, 502, 503, 504];

/** How long to wait, in ms; undefined where another try is of no use. */
function pauseAfter(failure: unknown, wait: number, longestWait: number): number | undefined {
  const own = Math.min(wait, longestWait) * (0.5 + Math.random() / 2);
  if (isNetworkError(failure) || isTimeoutError(failure)) return own;
  if (!isResponseError(failure) || !passingCodes.includes(numberOf(failure.code, failure.status))) return undefined;
  const asked = toMilliseconds(failure.headers['retry-after']);
  if (asked === undefined) return own;
  return asked > longestWait ? undefined : Math.max(asked, own);
}

/** A Retry-After header: seconds, or a date. */
function toMilliseconds(header = ''): number | undefined {
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

async function passing(milliseconds: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await raceAbort(new Promise<void>((go) => (timer = setTimeout(go, milliseconds))), signal);
  } finally {
    clearTimeout(timer);
  }
}
