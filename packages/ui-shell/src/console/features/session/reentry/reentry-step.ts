import type { PlacedStep } from '@waybill/http';
import type { ConsoleSession } from '../../../kernel/console-session';
import type { Reentry } from '../../../kernel/ports/reentry';

/** Holds calls of an expired session until the user has signed in again, then resends them with the new token. The first failed call loads the code. */
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
