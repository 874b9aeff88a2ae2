import type { Step, StepContext } from '../call/step';
import type { RetryOptions } from './retry-options';

/** Retries a call after a temporary failure, and keeps its idempotency key. The code is loaded when it is needed. */
export function createRetryStep({ options, session }: StepContext<RetryOptions>): Step {
  let keeper: typeof import('./idempotency-key') | undefined;
  return {
    name: 'retry',
    async run(call, next) {
      const { idempotencyKey, keepalive, retry = options.retry } = call.request;
      const mayRepeat = retry && (call.method === 'GET' || idempotencyKey);
      const run = mayRepeat
        ? async () => {
            try {
              const reply = await next();
              session.retryDebt = Math.max(0, session.retryDebt - 0.1);
              return reply;
            } catch (error) {
              const { tryAgain } = await import('./try-again').catch(() => {
                throw error;
              });
              return tryAgain(error, { call, next, session, retry: options.retry });
            }
          }
        : next;
      if (!idempotencyKey) return run();
      // `crypto.randomUUID` is absent on plain-http hosts, `getRandomValues` is not.
      const randomKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
      call.idempotencyKey = typeof idempotencyKey === 'string' ? idempotencyKey : randomKey();
      // A window that unloads loads no more code.
      if (keepalive && !keeper) return run();
      keeper ??= await import('./idempotency-key');
      return keeper.withIdempotencyKey(session.idempotencyKeys, call, run);
    },
  };
}
