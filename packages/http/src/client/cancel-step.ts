import { CancelledError } from '../errors/cancelled-error.ts';
import type { ClientCore } from './client-core.ts';
import { raceAbort } from './race-abort.ts';
import type { Step } from './step.ts';

/** Keeps the call in the session's register while it is under way and ends it with its caller's signal. */
export function createCancelStep({ session }: ClientCore): Step {
  return {
    name: 'cancel',
    async run(call, next) {
      const { callerSignal, controller } = call;
      const giveUp = () =>
        controller.abort(new CancelledError({ ...call, cause: callerSignal?.reason }, 'its caller gave it up'));
      if (callerSignal?.aborted) giveUp();
      callerSignal?.addEventListener('abort', giveUp, { once: true });
      session.inFlight.add(call);
      try {
        controller.signal.throwIfAborted();
        return await raceAbort(next(), controller.signal);
      } finally {
        session.inFlight.delete(call);
        callerSignal?.removeEventListener('abort', giveUp);
      }
    },
  };
}
