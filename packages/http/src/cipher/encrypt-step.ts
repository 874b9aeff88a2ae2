import type { Step, StepContext } from '../call/step';
import type { MessageOptions } from '../failure/message-options';
import type { CipherOptions } from './cipher-options';
import { wants } from './wants';

/** Encrypts the plain body, again for every attempt. The first call that needs it loads the code. */
export function createEncryptStep({ options }: StepContext<CipherOptions & MessageOptions>): Step {
  return {
    name: 'encrypt',
    async run(call, next) {
      call.keyId = undefined;
      if (call.plain.data !== undefined && wants('encrypt', options, call.request)) {
        await (await import('./encrypt-body')).encryptBody(call, options);
      }
      return next();
    },
  };
}
