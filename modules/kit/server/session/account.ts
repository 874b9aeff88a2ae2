import type { Database, Row } from '../database';
import type { Account } from '../http/account';

/** An account together with its password hash, which never leaves the sign-in call. */
export interface AccountWithPassword extends Account {
  passwordHash: string;
}

const columns = 'id, username, phone, avatar, roles, permissions, admin, disabled, password_hash';

/** The account of that name (case-insensitive), or undefined. */
export async function findAccountByName(
  database: Database,
  username: string,
): Promise<AccountWithPassword | undefined> {
  const find = (name: string) =>
    findAccount(database, `SELECT ${columns} FROM accounts WHERE username = ? COLLATE NOCASE`, name);
  // New names are stored in this form; older ones are found as they are.
  return (await find(username)) ?? find(username.normalize('NFKC'));
}

/** The account with that mobile number, or undefined. */
export function findAccountByPhone(database: Database, phone: string): Promise<AccountWithPassword | undefined> {
  return findAccount(database, `SELECT ${columns} FROM accounts WHERE phone = ?`, phone);
}

/** The account with that id, without its password, or undefined. */
export async function findAccountById(database: Database, id: number): Promise<Account | undefined> {
  const row = await findAccount(database, `SELECT ${columns} FROM accounts WHERE id = ?`, id);
  if (!row) return undefined;
  const { passwordHash: _, ...account } = row;
  return account;
}

async function findAccount(database: Database, sql: string, value: string | number) {
  const { rows } = await database.execute({ sql, args: [value] });
  return rows[0] ? toAccount(rows[0]) : undefined;
}

function toAccount(row: Row): AccountWithPassword {
  return {
    id: Number(row.id),
    username: String(row.username),
    phone: String(row.phone),
    avatar: String(row.avatar),
    roles: toNames(row.roles),
    permissions: toNames(row.permissions),
    admin: Number(row.admin) === 1,
    disabled: Number(row.disabled) === 1,
    passwordHash: String(row.password_hash),
  };
}

/** Parses names from JSON. Damaged JSON gives no names, so that only its account loses rights. */
export function toNames(json: unknown): string[] {
  try {
    const names: unknown = JSON.parse(String(json));
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
