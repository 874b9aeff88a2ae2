import { type AccountWithPassword, findAccountByName } from '../session/account';
import { isPassword } from '../session/password-hash';
import { requireCapacity } from '../session/try-limited';
import type { Platform } from './platform';

/** Returns the account of a name and password; an unknown name takes as long as a wrong password. */
export async function findByPassword(
  { database, hashing, decoyHash }: Platform,
  username: string,
  password: string,
): Promise<AccountWithPassword | undefined> {
  requireCapacity(hashing);
  return hashing.run(async () => {
    const account = await findAccountByName(database, username);
    return (await isPassword(password, account?.passwordHash ?? decoyHash)) ? account : undefined;
  });
}
