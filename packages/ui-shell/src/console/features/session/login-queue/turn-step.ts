import type { PlacedStep } from '@waybill/http';
import type { Turn } from '../../../kernel/ports/turn';
import { pauseAfter } from './pause-after';

/**
 * Logins that the server sends away for a few seconds, because too many people come at once, come again by themselves. Of the writes without a session these
 * are those that say `retry`. What waits is loaded with the first of them.
 */
export const turnStep = (turn: Turn): PlacedStep => ({
  before: 'retry',
  step: {
    name: 'turn',
    run: (call, next) =>
      next().catch(async (failure) => {
        const { anonymous, retry, signal } = call.request;
        const isLogin = anonymous && retry && call.method !== 'GET';
        if (!isLogin || pauseAfter(failure) === undefined) throw failure;
        const { queueTurns } = await import('./queue-turns').catch(() => Promise.reject(failure));
        return queueTurns({ turn, failure, next, signal });
      }),
  },
});
