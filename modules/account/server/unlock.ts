import type { Calls, Platform } from '@waybill/kit/server';
import { CallFailure, findByPassword, remoteAddress, tryLimited } from '@waybill/kit/server';
import { unlockCall } from '../contract/session';
import { noteLogin } from './enter';

/** Registers the call that unlocks a window by password; attempts share the limit of the login, and failures appear in the sign-in history. */
export function addUnlock({ add }: Calls, platform: Platform): void {
  const facts = { summary: 'Whether a password is that of the caller.', encrypted: true } as const;
  add(unlockCall, facts, async ({ c, account: { id, username }, body: { password } }) => {
    const key = `${username.toLowerCase()} ${remoteAddress(c)}`;
    const right = await tryLimited(platform.signInLimit, key, () => findByPassword(platform, username, password));
    if (!right) {
      await noteLogin(platform, c, { accountId: id, way: 'password', done: false });
      throw new CallFailure(400, 'wrongPassword');
    }
    return null;
  });
}
