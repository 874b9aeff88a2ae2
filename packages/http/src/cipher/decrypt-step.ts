import type { Step, StepContext } from '../call/step';
import type { DecryptOptions } from './decrypt-reply';
import { wants } from './wants';

/** Decrypts responses. The first call that needs it loads the code. */
export function createDecryptStep({ options }: StepContext<DecryptOptions>): Step {
  return {
    name: 'decrypt',
    async run(call, next) {
      const reply = await next();
      if (!call.binary && wants('decrypt', options, call.request)) {
        await (await import('./decrypt-reply')).decryptReply(call, reply, options);
      }
      return reply;
    },
  };
}
