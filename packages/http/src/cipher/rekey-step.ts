import type { Step, StepContext } from '../call/step';
import type { CipherOptions } from './cipher-options';

/** Replays an encrypted call with a new public key when the server no longer knows the old one. The first encrypted call that fails loads the code. */
export function createRekeyStep({ options }: StepContext<CipherOptions>): Step {
  return {
    name: 'rekey',
    async run(call, next) {
      try {
        return await next();
      } catch (error) {
        const loaded = call.keyId ? await import('./replace-key').catch(() => undefined) : undefined;
        if (!loaded?.replaceKey(call, error, options)) throw error;
        return next();
      }
    },
  };
}
