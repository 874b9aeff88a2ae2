import { unlockCall } from '@waybill/contract/session';
import { CallFailure } from '../../http/call-failure';
import { remoteAddress } from '../../http/remote-address';
import type { AddCall } from '../../platform/create-calls';
import type { Platform } from '../../platform/platform';
import { findAccountByName } from '../../platform/session/account';
import { isPassword } from '../../platform/session/password-hash';
import { requireCapacity, tryLimited } from '../../platform/session/try-limited';
import { noteLogin } from './enter';

/** The password of who left a window; tries count together with those of a login, and wrong ones stand in its history. */
export function addUnlock(add: AddCall, platform: Platform): void {
  const { database, signInLimit, hashing } = platform;
  const facts = { summary: 'Whether a password is that of the caller.', encrypted: true } as const;
  add(unlockCall, facts, async ({ c, account: { id, username }, body: { password } }) => {
    const right = await tryLimited(signInLimit, `${username.toLowerCase()} ${remoteAddress(c)}`, () => {
      requireCapacity(hashing);
      return hashing.run(async () => {
        const account = await findAccountByName(database, username);
        return account !== undefined && isPassword(password, account.passwordHash);
      });
    });
    if (!right) {
      await noteLogin(platform, c, { accountId: id, way: 'password', done: false });
      throw new CallFailure(400, 'wrongPassword');
    }
    return null;
  });
}
