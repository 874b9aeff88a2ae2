import type { Call, Reply } from '../call/call';
import type { Step, StepContext } from '../call/step';
import { isExpiredError, isResponseError } from '../errors/is-http-error';
import type { MessageOptions } from '../failure/message-options';
import type { RefreshOptions } from './refresh-options';

const load = () => import('./replace-token');

/** In ms; the page renders its first data meanwhile. */
const loadAfter = 'document' in globalThis ? 500 : 0;

/** Awaits one refresh for all calls with an expired token and replays each once. Its code is loaded half a second after the first call with a token. */
export function createRefreshStep({ options, session }: StepContext<RefreshOptions & MessageOptions>): Step {
  let prepared = options.renew === undefined;
  const prepare = () => {
    if (prepared) return;
    prepared = true;
    setTimeout(() => load().catch(() => undefined), loadAfter);
  };
  /** Any response except another refusal of the same kind shows that the server accepts the token. */
  const attempt = async (call: Call, next: () => Promise<Reply>): Promise<Reply> => {
    let isTaken = true;
    try {
      return await next();
    } catch (error) {
      isTaken = isResponseError(error) && !isExpiredError(error);
      throw error;
    } finally {
      if (isTaken && call.token === session.unproven) session.unproven = undefined;
    }
  };

  return {
    name: 'refresh',
    async run(call, next) {
      try {
        const reply = await attempt(call, next);
        if (call.token !== null) prepare();
        return reply;
      } catch (error) {
        if (!isExpiredError(error) || call.replayed) throw error;
        const { replaceToken } = await load().catch(() => {
          throw error;
        });
        call.replayToken = await replaceToken({ options, session }, call, error);
        return attempt(call, next);
      }
    },
  };
}
