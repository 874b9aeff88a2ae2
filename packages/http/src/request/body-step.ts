import type { Step } from '../call/step';
import { toMistake } from '../errors/mistake';

/** Fails a call that cannot be sent. Its body is made in the tick of the call, since the caller may change the object later. */
export function createBodyStep(): Step {
  return {
    name: 'body',
    async run(call, next) {
      if (call.unsendable !== undefined) throw toMistake('request', '', call.unsendable);
      return next();
    },
  };
}
