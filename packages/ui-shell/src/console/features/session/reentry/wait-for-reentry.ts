import { CancelledError, isTokenRefreshError, isUnauthorizedError, type StepCall } from '@waybill/http';
import { subscribe } from 'valtio/vanilla';
import type { ConsoleSession } from '../../../kernel/console-session';
import type { Reentry } from '../../../kernel/ports/reentry';

/** Resolves once the same user has signed in again, in any window. Rejects with the call's failure for another user, and as cancelled when the session is over. */
export async function waitForReentry(
  session: Pick<ConsoleSession, 'snapshot' | 'subscribe'>,
  reentry: Reentry,
  { request, method, url }: StepCall,
  failure: unknown,
): Promise<void> {
  const isOver = isUnauthorizedError(failure) || isTokenRefreshError(failure);
  const isOwn = !request.anonymous && !request.token && request.refresh !== false;
  if (!isOver || !isOwn || session.snapshot().status !== 'signedIn') throw failure;
  reentry.phase = 'asked';
  return new Promise((resolve, reject) => {
    const end = (finish: () => void) => {
      stopFollowing();
      stopWatching();
      if (reentry.phase === 'asked') reentry.phase = 'none';
      finish();
    };
    const stopFollowing = session.subscribe(({ kind }) => {
      if (kind === 'token-refreshed') end(resolve);
      if (kind === 'signed-in' || kind === 'signed-out' || kind === 'expired')
        end(() => reject(new CancelledError({ method, url, cause: failure }, 'its session has ended')));
    });
    const stopWatching = subscribe(reentry, () => reentry.phase === 'refused' && end(() => reject(failure)), true);
  });
}
