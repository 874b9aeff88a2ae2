import { isTokenRefreshError, isUnauthorizedError, type PlacedStep } from '@waybill/http';
import type { ConsoleSession } from '../kernel/console-context';
import type { Reentry } from '../kernel/ports/reentry';

export interface ReentryStepOptions {
  session: () => Pick<ConsoleSession, 'snapshot' | 'subscribe'>;
  reentry: Reentry;
}

/** Calls of a login that has run out wait until the person has signed in again, and are sent once more with the new token. */
export function reentryStep({ session, reentry }: ReentryStepOptions): PlacedStep {
  return {
    before: 'busy',
    step: {
      name: 'reentry',
      async run({ request, method, url }, next) {
        try {
          return await next();
        } catch (failure) {
          const isOver = isUnauthorizedError(failure) || isTokenRefreshError(failure);
          const isOwn = !request.anonymous && !request.token && request.refresh !== false;
          if (!isOver || !isOwn || session().snapshot().status !== 'signedIn') throw failure;
          const { waitForReentry } = await import('./wait-for-reentry').catch(() => {
            throw failure;
          });
          await waitForReentry(session(), reentry, { method, url, failure });
          return next();
        }
      },
    },
  };
}
