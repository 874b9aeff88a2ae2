import type { Step, StepContext } from '../call/step';
import type { TokenOptions } from './token-options';

/** Puts the token, when there is one, into its header; a replay carries the new one. It never goes to a foreign origin. */
export function createTokenStep({ options }: StepContext<TokenOptions>): Step {
  const { tokenHeader = 'token', formatToken = (token: string) => token } = options;
  return {
    name: 'token',
    async run(call, next) {
      const { anonymous, token } = call.request;
      if (anonymous && !token) return next();
      call.token = call.replayToken ?? ((token ?? (await options.getToken?.())) || null);
      if (call.token !== null && !call.foreign) call.outgoing.headers[tokenHeader] = formatToken(call.token);
      return next();
    },
  };
}
