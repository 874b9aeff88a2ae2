import type { Account } from '../../http/account';
import { CallFailure } from '../../http/call-failure';
import type { Platform } from '../../platform/platform';
import { findByPassword } from '../../platform/session/find-by-password';
import { tryLimited } from '../../platform/session/try-limited';

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
