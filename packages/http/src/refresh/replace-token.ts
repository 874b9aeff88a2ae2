import type { Call } from '../client/call.ts';
import type { ClientCore } from '../client/client-core.ts';
import type { AnswerError } from '../errors/answer-error.ts';
import { CancelledError } from '../errors/cancelled-error.ts';
import { isCancelledError } from '../errors/is-http-error.ts';
import { TokenRefreshError } from '../errors/token-refresh-error.ts';
import { newToken } from './new-token.ts';

/**
 * A new token for the replay of a call whose own has expired. Rejects with that 402 itself where the call may not refresh, with
 * a `TokenRefreshError` that carries it where none can be had, or with a `CancelledError` when the session has ended meanwhile.
 */
export async function replaceToken(core: ClientCore, call: Call, expired: AnswerError): Promise<string> {
  if (!mayRefresh(core, call)) throw expired;
  call.replayed = true;
  try {
    return await newToken(core, call);
  } catch (error) {
    if (isCancelledError(error)) throw new CancelledError({ ...call, cause: error }, 'its session has ended');
    const { method, url, status, code, body, userMessage } = expired;
    const why = error instanceof Error ? error.message : String(error);
    throw new TokenRefreshError({ method, url, status, code, body, userMessage, cause: error }, why);
  }
}

function mayRefresh({ options }: ClientCore, { request, internal, url }: Call): boolean {
  if (internal || request.anonymous || request.refresh === false) return false;
  return !(options.refreshFragments ?? ['/refreshToken']).some((fragment) => url.includes(fragment));
}
