import type { ClientCore } from '../client/client-core.ts';
import type { Step } from '../client/step.ts';
import { isAnswerError } from '../errors/is-http-error.ts';

/** Replays an encrypted call, once, with a newly fetched public key when the server says that it knows the old one no more. */
export function createRekeyStep({ options }: ClientCore): Step {
  return {
    name: 'rekey',
    async run(call, next) {
      try {
        return await next();
      } catch (error) {
        const { keyId } = call;
        if (keyId === undefined || !isAnswerError(error) || !options.isKeyRejected?.(error)) throw error;
        options.cipher?.forgetKey(keyId);
        if (call.replayed) throw error;
        call.replayed = true;
        return next();
      }
    },
  };
}
