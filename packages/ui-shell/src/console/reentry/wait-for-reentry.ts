import { CancelledError } from '@waybill/http';
import { subscribe } from 'valtio/vanilla';
import type { ConsoleSession } from '../kernel/console-context';
import type { Reentry } from '../kernel/ports/reentry';

/** A call whose login has run out. */
export interface WaitingCall {
  method: string;
  url: string;
  failure: unknown;
}

/** Resolves once the same person has signed in again, in whatever window. Rejects with the call's failure where he would not, and as cancelled where the session is over: nothing of it is sent for somebody else. */
export function waitForReentry(
  session: Pick<ConsoleSession, 'subscribe'>,
  reentry: Reentry,
  { method, url, failure }: WaitingCall,
): Promise<void> {
  reentry.phase = 'asked';
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      stopFollowing();
      stopWatching();
      if (reentry.phase === 'asked') reentry.phase = 'none';
      settle();
    };
    const stopFollowing = session.subscribe(({ kind }) => {
      if (kind === 'token-refreshed') end(resolve);
      if (kind === 'signed-in' || kind === 'signed-out' || kind === 'expired')
        end(() => reject(new CancelledError({ method, url, cause: failure }, 'its session has ended')));
    });
    const stopWatching = subscribe(reentry, () => reentry.phase === 'refused' && end(() => reject(failure)), true);
  });
}
