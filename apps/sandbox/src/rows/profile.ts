import { validate } from '@waybill/validators';
import { preferences } from '../business/personal-contract';
import type { ValueOf } from '../contract/described';
import type { Database } from '../database/database';
import { toNames } from '../session/account';
import { maskPhone, toIso } from './list-rows';

/** What an account says of itself, its phone masked. */
export async function readProfile(database: Database, id: number) {
  const { rows } = await database.execute({
    sql: `SELECT id, username, name, email, about, phone, avatar, roles, created_at, preferences FROM accounts WHERE id = ?`,
    args: [id],
  });
  const row = rows[0] ?? {};
  return {
    id,
    username: row.username,
    name: row.name,
    email: row.email,
    about: row.about,
    phone: maskPhone(row.phone),
    avatar: row.avatar,
    roles: toNames(row.roles),
    createdAt: toIso(row.created_at),
    preferences: toPreferences(row.preferences),
  };
}

/** Preferences from their JSON; none where it is damaged. */
export function toPreferences(json: unknown): ValueOf<typeof preferences> {
  try {
    const read = validate(preferences.schema, JSON.parse(String(json)));
    return read.ok ? read.value : {};
  } catch {
    return {};
  }
}
