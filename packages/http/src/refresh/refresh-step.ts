import type { ClientCore } from '../client/client-core.ts';
import type { Step } from '../client/step.ts';
import { isAnswerError } from '../errors/is-http-error.ts';

const load = () => import('./replace-token.ts');

/**
 * Answers a 402 by awaiting one refresh for all and replaying the call, once, with the new token. What refreshes is loaded
 * after the first call that carried a token: long before one expires, and never on a page of people who have none.
 */
export function createRefreshStep(core: ClientCore): Step {
  const { refreshToken, refreshLock } = core.options;
  let prepared = refreshToken === undefined;
  const prepare = () => {
    if (prepared) return;
    prepared = true;
    load().catch(() => undefined);
    refreshLock?.prepare?.();
  };
  return {
    name: 'refresh',
    async run(call, next) {
      try {
        const reply = await next();
        if (call.token !== null) prepare();
        return reply;
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
