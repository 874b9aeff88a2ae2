import type { Step } from '../call/step';

/** Fails a call whose body could not be made. The body itself is made in the tick of the call, whatever becomes of the object since. */
export function createBodyStep(): Step {
  return {
    name: 'body',
    async run(call, next) {
      if (call.unsendable !== undefined) throw call.unsendable;
      return next();
    },
  };
}
