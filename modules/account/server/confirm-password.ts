import type { Account, Platform } from '@waybill/kit/server';
import { CallFailure, findByPassword, tryLimited } from '@waybill/kit/server';

/** Lets only whoever knows the password of the account go on, and gives its hash; throws `CallFailure` 400, after five wrong ones for ten minutes. */
export async function confirmPassword(
  platform: Platform,
  { id, username }: Account,
  password: string,
  field = 'password',
): Promise<string> {
  const key = `password ${id}`;
  const found = await tryLimited(platform.signInLimit, key, () => findByPassword(platform, username, password));
  if (!found) throw new CallFailure(400, 'wrongPassword', { field });
  return found.passwordHash;
}
