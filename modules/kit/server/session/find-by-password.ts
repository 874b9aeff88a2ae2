import type { Platform } from '../platform/platform';
import { type AccountWithPassword, findAccountByName } from './account';
import { isPassword } from './password-hash';
import { requireCapacity } from './try-limited';

/** The account of a name whose password it is; an unknown name takes as long as a wrong password. */
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
