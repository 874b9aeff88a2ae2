import type { Statement } from '../database';
import { avatarPicture } from '../picture';
import type { DemoAccount } from './demo-accounts';
import { hashPassword } from './password-hash';

/** The tables of accounts and their sessions, children before their parents. */
export const accountTables: readonly string[] = [
  'sessions',
  'devices',
  'logins',
  'passkeys',
  'second_factors',
  'recovery_codes',
  'accounts',
  'roles',
];

/** Statements that write the demo accounts and their roles, each with the permissions of its account. */
export async function accountStatements(
  accounts: readonly DemoAccount[],
  now: number,
  passwordCost: number,
): Promise<Statement[]> {
  const hashes = await hashesOf(accounts, passwordCost);
  return [
    ...accounts.map(({ roles, permissions }) => ({
      sql: 'INSERT OR IGNORE INTO roles (name, permissions) VALUES (?, ?)',
      args: [roles[0] ?? '', JSON.stringify(permissions)],
    })),
    ...accounts.map((account, index) => ({
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
    })),
  ];
}

/** Statements that give the demo accounts their passwords of this run. */
export async function passwordStatements(accounts: readonly DemoAccount[], passwordCost: number): Promise<Statement[]> {
  const hashes = await hashesOf(accounts, passwordCost);
  return accounts.map(({ username }, index) => ({
    sql: 'UPDATE accounts SET password_hash = ? WHERE username = ?',
    args: [hashes[index] ?? '', username],
  }));
}

const hashesOf = (accounts: readonly DemoAccount[], passwordCost: number): Promise<string[]> =>
  Promise.all(accounts.map(({ password }) => hashPassword(password, passwordCost)));
