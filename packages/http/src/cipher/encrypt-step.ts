import type { ClientCore } from '../client/client-core.ts';
import type { Step } from '../client/step.ts';
import { wants } from '../request/wants.ts';

/** Encrypts the plain body, anew for every attempt. What does it is loaded at the first call that wants it. */
export function createEncryptStep({ options }: ClientCore): Step {
  return {
    name: 'encrypt',
    async run(call, next) {
      call.keyId = undefined;
      if (call.plain.data !== undefined && wants('encrypt', options, call.request)) {
        const { encryptBody } = await import('./encrypt-body.ts');
        await encryptBody(call, options);
      }
      return next();
    },
  };
}
