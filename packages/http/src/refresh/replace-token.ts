import type { Call } from '../call/call';
import type { StepContext } from '../call/step';
import { CancelledError } from '../errors/call-errors';
import { isCancelledError } from '../errors/is-http-error';
import { Mistake } from '../errors/mistake';
import type { ResponseError } from '../errors/response-error';
import { TokenRefreshError } from '../errors/token-refresh-error';
import type { MessageOptions } from '../failure/message-options';
import { toNetworkError } from '../failure/to-network-error';
import { newToken } from './new-token';
import type { RefreshOptions } from './refresh-options';

/** Resolves to a new token for a replay. Rejects with the failure itself if the call may not refresh, with a `TokenRefreshError` or `NetworkError` of the refresh, or with a `CancelledError` if the session ended. */
export async function replaceToken(
  core: StepContext<RefreshOptions & MessageOptions>,
  call: Call,
  expired: ResponseError,
): Promise<string> {
  if (!mayRefresh(core, call)) throw expired;
  call.replayed = true;
  try {
    return await newToken(core, call);
  } catch (error) {
    if (isCancelledError(error)) throw new CancelledError({ ...call, cause: error }, 'its session has ended');
    if (error instanceof Mistake) throw error;
    if (isUnanswered(error)) {
      // A later try of the same call may refresh again.
      call.replayed = false;
      call.answered = 0;
      throw toNetworkError(call, error, core.options);
    }
    const why = error instanceof Error ? error.message : String(error);
    throw new TokenRefreshError({ ...expired, cause: error }, why);
  }
}

/** Whether a failure, by its name, means that no response arrived. */
const isUnanswered = (error: unknown) => error instanceof Error && /^(Network|Timeout)Error$/.test(error.name);

function mayRefresh({ options }: StepContext<RefreshOptions>, { request, internal, url }: Call): boolean {
  if (internal || request.anonymous || request.refresh === false) return false;
  return !(options.refreshFragments ?? ['/refreshToken']).some((fragment) => url.includes(fragment));
}
