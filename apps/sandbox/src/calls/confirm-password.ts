import { CallFailure } from '../server/call-failure';
import type { Platform } from '../server/platform';
import { type Account, findAccountByName } from '../session/account';
import { isPassword } from '../session/password-hash';
import { requireCapacity, tooManyAttempts } from './sign-in';

/** Lets only whoever knows the password of the account go on; throws `CallFailure` 400, after five wrong ones for ten minutes. */
export async function confirmPassword(
  platform: Platform,
  { id, username }: Account,
  password: string,
  field = 'password',
): Promise<void> {
  const { database, hashing, signInLimit, decoyHash } = platform;
  requireCapacity(hashing);
  const attemptKey = `password ${id}`;
  const wait = signInLimit.take(attemptKey);
  if (wait > 0) throw tooManyAttempts(wait);
  const found = await findAccountByName(database, username);
  const right = await hashing.run(() => isPassword(password, found?.passwordHash ?? decoyHash));
  if (!right) throw new CallFailure(400, 'wrongPassword', { field });
  signInLimit.clear(attemptKey);
}
