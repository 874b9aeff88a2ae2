import type { Call } from '../client/call.ts';
import type { ClientCore } from '../client/client-core.ts';
import type { Step } from '../client/step.ts';
import { isAnswerError } from '../errors/is-http-error.ts';

const load = () => import('./replace-token.ts');

/**
 * Answers a 402 by awaiting one refresh for all and replaying the call, once, with the new token. What refreshes is loaded
 * beside the client's first calls, so that it is at hand long before a token expires.
 */
export function createRefreshStep(core: ClientCore): Step {
  const { options } = core;
  if (options.refreshToken) load().catch(() => undefined);

  const mayRefresh = ({ request, internal, url }: Call) =>
    !internal &&
    !request.anonymous &&
    request.refresh !== false &&
    !(options.refreshFragments ?? ['/refreshToken']).some((fragment) => url.includes(fragment));

  return {
    name: 'refresh',
    async run(call, next) {
      try {
        return await next();
      } catch (error) {
        const isExpired = isAnswerError(error) && error.code === 402;
        if (!isExpired || call.replayed || !mayRefresh(call)) throw error;
        call.replayed = true;
        const { replaceToken } = await load();
        call.replayToken = await replaceToken(core, call, error);
        return next();
      }
    },
  };
}
