import { onAbort, raceAbort } from '../call/race-abort';
import type { Step, StepContext } from '../call/step';
import { CancelledError } from '../errors/call-errors';
import type { MessageOptions } from '../failure/message-options';
import { startLimit } from '../failure/start-limit';
import type { TransportOptions } from '../request/transport-options';

/** Registers the call with the session while it runs and aborts it with its caller's signal, or after `totalTimeout`. */
export function createCancelStep({ session, options }: StepContext<TransportOptions & MessageOptions>): Step {
  return {
    name: 'cancel',
    async run(call, next) {
      const { callerSignal, controller } = call;
      const release = onAbort(callerSignal, () =>
        controller.abort(new CancelledError({ ...call, cause: callerSignal?.reason }, 'its caller gave it up')),
      );
      const limit = call.request.totalTimeout ?? options.totalTimeout ?? 0;
      const timer = startLimit(call, limit, controller, options);
      session.inFlight.add(call);
      try {
        controller.signal.throwIfAborted();
        return await raceAbort(next(), controller.signal);
      } finally {
        clearTimeout(timer);
        session.inFlight.delete(call);
        release();
      }
    },
  };
}
