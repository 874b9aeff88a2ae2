import type { Handler } from 'hono';
import { CallFailure } from '../server/call-failure';
import { success } from '../server/envelope';
import { readPayload } from '../server/payload';
import type { Platform } from '../server/platform';
import { remoteAddress } from '../server/remote-address';
import type { SandboxEnv } from '../server/sandbox-env';
import { siteOf } from '../session/passkeys';
import { enter } from './enter';
import { tooManyAttempts } from './sign-in';

/** GET /api/cps/open/auth/passkeyOptions: what a browser needs to ask for a passkey. */
export function askPasskey({ passkeys }: Platform): Handler<SandboxEnv> {
  return async (c) => success(c, await passkeys.ask(siteOf(c)));
}

/** POST /api/cps/open/auth/passkey: `{ passkey }`, the browser's credential as JSON; answers `{ token }`. It is possession and a finger or a PIN, so that no second factor is asked for. */
export function signInByPasskey(platform: Platform): Handler<SandboxEnv> {
  const { passkeys, signInLimit, payloadKey } = platform;
  return async (c) => {
    const { passkey } = await readPayload(c, payloadKey);
    const attemptKey = `passkey ${remoteAddress(c)}`;
    const wait = signInLimit.take(attemptKey);
    if (wait > 0) throw tooManyAttempts(wait);
    const accountId = await passkeys.check(siteOf(c), passkey);
    if (accountId === undefined) throw new CallFailure(400, 'wrongPasskey');
    signInLimit.clear(attemptKey);
    return success(c, { token: await enter(platform, c, accountId, 'passkey') });
  };
}
