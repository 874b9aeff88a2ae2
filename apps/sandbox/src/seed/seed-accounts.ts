import type { Client } from '@libsql/client';
import { hashPassword } from '../session/password-hash';
import { demoAccounts } from './demo-accounts';
import { avatarPicture } from './picture';

/** Writes the demo accounts. */
export async function seedAccounts(database: Client, now: number, passwordCost: number): Promise<void> {
  const hashes = await Promise.all(demoAccounts.map(({ password }) => hashPassword(password, passwordCost)));
  await database.batch(
    demoAccounts.map((account, index) => ({
      sql: `INSERT INTO accounts (username, phone, password_hash, avatar, roles, permissions, created_at)
            VALUES (?, ?, ?, ?, ?, ?, ?)`,
      args: [
        account.username,
        account.phone,
        hashes[index] ?? '',
        avatarPicture(account.username),
        JSON.stringify(account.roles),
        JSON.stringify(account.permissions),
        now,
      ],
    })),
    'write',
  );
}
