import type { Step, StepContext } from '../call/step';
import { isResponseError } from '../errors/is-http-error';
import type { CipherOptions } from './cipher-options';

/** Replays an encrypted call, once, with a newly fetched public key when the server says that it knows the old one no more. */
export function createRekeyStep({ options }: StepContext<CipherOptions>): Step {
  return {
    name: 'rekey',
    async run(call, next) {
      try {
        return await next();
      } catch (error) {
        const { keyId } = call;
        if (keyId === undefined || !isResponseError(error) || !options.isKeyRejected?.(error)) throw error;
        options.cipher?.forgetKey(keyId);
        if (call.replayed) throw error;
        call.replayed = true;
        return next();
      }
    },
  };
}
