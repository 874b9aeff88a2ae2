import type { Calls, Platform } from '@waybill/kit/server';
import { CallFailure, remoteAddress, siteOf, tooManyAttempts, tryLimited } from '@waybill/kit/server';
import { passkeyCall, passkeyOptionsCall } from '../contract/session';
import { enter, noteFailedLogin } from './enter';

/** Registers the login by passkey. It proves possession and a finger or a PIN, so no second factor is required. */
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
      const account = await tryLimited(passkeyLimit, remoteAddress(c), () => passkeys.check(siteOf(c), passkey));
      if (!account) {
        // The response names an unknown passkey, so that the page can make the browser drop it.
        await noteFailedLogin(platform, c, undefined);
        const isKnown = await passkeys.knows(passkey);
        throw new CallFailure(400, 'wrongPasskey', isKnown ? {} : { data: { passkey: 'unknown' } });
      }
      const { id, accountId } = account;
      return { token: await enter(platform, c, { accountId, way: 'passkey', proof: { passkey: id } }) };
    },
  );
}
