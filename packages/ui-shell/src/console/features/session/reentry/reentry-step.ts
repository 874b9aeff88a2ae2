import type { PlacedStep } from '@waybill/http';
import type { ConsoleSession } from '../../../kernel/console-session';
import type { Reentry } from '../../../kernel/ports/reentry';

/** Calls of a login that has run out wait until the person has signed in again, and are sent once more with the new token. What waits is loaded with the first call that fails. */
export function reentryStep(
  session: () => Pick<ConsoleSession, 'snapshot' | 'subscribe'>,
  reentry: Reentry,
): PlacedStep {
  return {
    before: 'busy',
    step: {
      name: 'reentry',
      run: (call, next) =>
        next().catch(async (failure) => {
          const { waitForReentry } = await import('./wait-for-reentry').catch(() => Promise.reject(failure));
          await waitForReentry(session(), reentry, call, failure);
          return next();
        }),
    },
  };
}
