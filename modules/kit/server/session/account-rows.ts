import type { Statement } from '../database';
import { insertRows } from '../insert-rows';
import { avatarPicture } from '../picture';
import { sql } from '../sql';
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
    ...accounts.map(
      ({ roles, permissions }) =>
        sql`INSERT OR IGNORE INTO roles (name, permissions) VALUES (${roles[0] ?? ''}, ${JSON.stringify(permissions)})`,
    ),
    ...insertRows(
      'accounts',
      accounts.map(({ username, phone, roles, permissions }, index) => ({
        id: index + 1,
        username,
        phone,
        password_hash: hashes[index] ?? '',
        avatar: avatarPicture(username),
        roles: JSON.stringify(roles),
        permissions: JSON.stringify(permissions),
        created_at: now,
      })),
    ),
  ];
}

/** Statements that set the demo accounts' passwords of this run. */
export async function passwordStatements(accounts: readonly DemoAccount[], passwordCost: number): Promise<Statement[]> {
  const hashes = await hashesOf(accounts, passwordCost);
  return accounts.map(
    ({ username }, index) =>
      sql`UPDATE accounts SET password_hash = ${hashes[index] ?? ''} WHERE username = ${username}`,
  );
}

const hashesOf = (accounts: readonly DemoAccount[], passwordCost: number): Promise<string[]> =>
  Promise.all(accounts.map(({ password }) => hashPassword(password, passwordCost)));
