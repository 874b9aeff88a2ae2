import type { Calls, Platform } from '@waybill/kit/server';
import { CallFailure, remoteAddress, siteOf, tooManyAttempts, tryLimited } from '@waybill/kit/server';
import { passkeyCall, passkeyOptionsCall } from '../contract/session';
import { enter, noteFailedLogin } from './enter';

/** The login by a passkey: it is possession and a finger or a PIN, so that no second factor is asked for. */
export function addPasskeySignIn({ add }: Calls, platform: Platform): void {
  const { passkeys, challengeLimit, passkeyLimit } = platform;
  add(
    passkeyOptionsCall,
    { summary: 'What a browser needs to ask for a passkey.', access: 'everybody' },
    async ({ c }) => {
      const wait = challengeLimit.take(`passkey ${remoteAddress(c)}`);
      if (wait > 0) throw tooManyAttempts(wait);
      return passkeys.ask(siteOf(c));
    },
  );

  add(
    passkeyCall,
    { summary: 'Signs in by the credential of a browser as JSON.', access: 'everybody', encrypted: true },
    async ({ c, body: { passkey } }) => {
      const found = await tryLimited(passkeyLimit, remoteAddress(c), () => passkeys.check(siteOf(c), passkey));
      if (!found) {
        // Whoever still holds one that was removed may say so to his browser, which then offers it no longer.
        await noteFailedLogin(platform, c, undefined);
        const isKnown = await passkeys.knows(passkey);
        throw new CallFailure(400, 'wrongPasskey', isKnown ? {} : { data: { passkey: 'unknown' } });
      }
      const { id, accountId } = found;
      return { token: await enter(platform, c, { accountId, way: 'passkey', proof: { passkey: id } }) };
    },
  );
}
