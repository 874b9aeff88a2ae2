import type { DemoAccount, Statement } from '@waybill/kit/server';
import { avatarPicture, hashPassword } from '@waybill/kit/server';

/** Statements that write the demo accounts. */
export async function accountStatements(
  accounts: readonly DemoAccount[],
  now: number,
  passwordCost: number,
): Promise<Statement[]> {
  const hashes = await Promise.all(accounts.map(({ password }) => hashPassword(password, passwordCost)));
  return accounts.map((account, index) => ({
    sql: `INSERT INTO accounts (id, username, phone, password_hash, avatar, roles, permissions, created_at)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    args: [
      index + 1,
      account.username,
      account.phone,
      hashes[index] ?? '',
      avatarPicture(account.username),
      JSON.stringify(account.roles),
      JSON.stringify(account.permissions),
      now,
    ],
  }));
}

/** Statements that write the roles of the demo accounts: each permits what its account may do. */
export function roleStatements(accounts: readonly DemoAccount[]): Statement[] {
  return accounts.map(({ roles, permissions }) => ({
    sql: 'INSERT OR IGNORE INTO roles (name, permissions) VALUES (?, ?)',
    args: [roles[0] ?? '', JSON.stringify(permissions)],
  }));
}

/** Statements that give the demo accounts their passwords of this run. */
export async function passwordStatements(accounts: readonly DemoAccount[], passwordCost: number): Promise<Statement[]> {
  const hashes = await Promise.all(accounts.map(({ password }) => hashPassword(password, passwordCost)));
  return accounts.map(({ username }, index) => ({
    sql: 'UPDATE accounts SET password_hash = ? WHERE username = ?',
    args: [hashes[index] ?? '', username],
  }));
}
