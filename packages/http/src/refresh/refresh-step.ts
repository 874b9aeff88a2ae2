import type { ClientCore } from '../client/client-core.ts';
import type { Step } from '../client/step.ts';
import { isAnswerError } from '../errors/is-http-error.ts';

const load = () => import('./replace-token.ts');

/**
 * Answers a 402 by awaiting one refresh for all and replaying the call, once, with the new token. What refreshes is loaded
 * beside the client's first calls, so that it is at hand long before a token expires.
 */
export function createRefreshStep(core: ClientCore): Step {
  if (core.options.refreshToken) load().catch(() => undefined);
  return {
    name: 'refresh',
    async run(call, next) {
      try {
        return await next();
      } catch (error) {
        if (!isAnswerError(error) || error.code !== 402 || call.replayed) throw error;
        const { replaceToken } = await load().catch(() => {
          throw error;
        });
        call.replayToken = await replaceToken(core, call, error);
        return next();
      }
    },
  };
}
