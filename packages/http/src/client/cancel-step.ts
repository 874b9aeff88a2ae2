import { raceAbort } from '../call/race-abort';
import type { Step, StepContext } from '../call/step';
import { CancelledError } from '../errors/call-errors';

/** Keeps the call in the session's register while it is under way and ends it with its caller's signal. */
export function createCancelStep({ session }: StepContext): Step {
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
