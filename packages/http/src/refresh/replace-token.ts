import type { Call } from '../client/call.ts';
import type { ClientCore } from '../client/client-core.ts';
import type { AnswerError } from '../errors/answer-error.ts';
import { CancelledError } from '../errors/cancelled-error.ts';
import { isCancelledError } from '../errors/is-http-error.ts';
import { TokenRefreshError } from '../errors/token-refresh-error.ts';
import { createTokenRefresher } from './create-token-refresher.ts';

/**
 * A new token for a call whose own has expired. Rejects with a `TokenRefreshError` that carries the call's 402, or with a
 * `CancelledError` when the session has ended meanwhile.
 */
export async function replaceToken(core: ClientCore, call: Call, expired: AnswerError): Promise<string> {
  try {
    return await createTokenRefresher(core).refresh(call);
  } catch (error) {
    if (isCancelledError(error)) throw new CancelledError({ ...call, cause: error }, 'its session has ended');
    const { method, url, status, code, body, userMessage } = expired;
    const why = error instanceof Error ? error.message : String(error);
    throw new TokenRefreshError({ method, url, status, code, body, userMessage, cause: error }, why);
  }
}
