import type { Account, Platform } from '@waybill/kit/server';
import { CallFailure, findByPassword, tryLimited } from '@waybill/kit/server';

/** Checks the password of the account and returns its hash; throws `CallFailure` 400, and after five failures for ten minutes. */
export async function confirmPassword(
  platform: Platform,
  { id, username }: Account,
  password: string,
  field = 'password',
): Promise<string> {
  const key = `password ${id}`;
  const confirmed = await tryLimited(platform.signInLimit, key, () => findByPassword(platform, username, password));
  if (!confirmed) throw new CallFailure(400, 'wrongPassword', { field });
  return confirmed.passwordHash;
}
