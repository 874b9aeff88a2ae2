import type { ClientCore } from '../client/client-core.ts';
import type { Step } from '../client/step.ts';
import { wants } from '../request/wants.ts';

/** Decrypts answers. What does it is loaded at the first call that wants it. */
export function createDecryptStep({ options }: ClientCore): Step {
  return {
    name: 'decrypt',
    async run(call, next) {
      const reply = await next();
      if (!call.binary && wants('decrypt', options, call.request)) {
        const { decryptReply } = await import('./decrypt-reply.ts');
        await decryptReply(call, reply, options);
      }
      return reply;
    },
  };
}
