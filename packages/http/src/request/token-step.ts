import type { Step, StepContext } from '../call/step';
import type { TokenSource } from '../call/token';
import type { ConventionOptions } from '../conventions/conventions';

/** Sets the token header if there is a token; a replay carries the new one. It is never sent to a foreign origin. */
export function createTokenStep({ options }: StepContext<TokenSource & ConventionOptions>): Step {
  const { header = 'Authorization', format = header === 'Authorization' ? toBearer : String } =
    options.conventions?.session ?? {};
  return {
    name: 'token',
    async run(call, next) {
      const { anonymous, token } = call.request;
      if (anonymous && !token) return next();
      call.token = call.replayToken ?? ((token ?? (await options.getToken?.())) || null);
      if (call.token !== null && !call.foreign) call.outgoing.headers[header] = format(call.token);
      return next();
    },
  };
}

const toBearer = (token: string) => `Bearer ${token}`;
