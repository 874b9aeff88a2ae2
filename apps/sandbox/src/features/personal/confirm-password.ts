import type { Account } from '../../http/account';
import { CallFailure } from '../../http/call-failure';
import type { Platform } from '../../platform/platform';
import { findAccountByName } from '../../platform/session/account';
import { isPassword } from '../../platform/session/password-hash';
import { requireCapacity, tryLimited } from '../../platform/session/try-limited';

/** Lets only whoever knows the password of the account go on, and gives its hash; throws `CallFailure` 400, after five wrong ones for ten minutes. */
export async function confirmPassword(
  platform: Platform,
  { id, username }: Account,
  password: string,
  field = 'password',
): Promise<string> {
  const { database, hashing, signInLimit, decoyHash } = platform;
  const hash = await tryLimited(signInLimit, `password ${id}`, () => {
    requireCapacity(hashing);
    return hashing.run(async () => {
      const found = await findAccountByName(database, username);
      return (await isPassword(password, found?.passwordHash ?? decoyHash)) ? found?.passwordHash : undefined;
    });
  });
  if (hash === undefined) throw new CallFailure(400, 'wrongPassword', { field });
  return hash;
}
