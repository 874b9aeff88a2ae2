import type { PlacedStep } from '@waybill/http';
import type { LoginQueueState } from '../../../kernel/ports/turn';
import { pauseAfter } from './pause-after';

/**
 * Retries logins that an overloaded server rejects for a few seconds. Among writes without a session these are the
 * calls with `retry`. The first of them loads the queue.
 */
export const turnStep = (turn: LoginQueueState): PlacedStep => ({
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
