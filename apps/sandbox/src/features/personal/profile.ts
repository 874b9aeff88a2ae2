import { type Preferences, type Profile, preferences } from '@waybill/contract/personal';
import { validate } from '@waybill/validators';
import type { Database } from '../../platform/database/database';
import { maskPhone, toIso } from '../../platform/list-rows';
import { toNames } from '../../platform/session/account';

/** What an account says of itself, its phone masked. */
export async function readProfile(database: Database, id: number): Promise<Profile> {
  const { rows } = await database.execute({
    sql: `SELECT id, username, name, email, about, phone, avatar, roles, created_at, preferences FROM accounts WHERE id = ?`,
    args: [id],
  });
  const row = rows[0] ?? {};
  return {
    id,
    username: String(row.username),
    name: String(row.name),
    email: String(row.email),
    about: String(row.about),
    phone: maskPhone(row.phone),
    avatar: String(row.avatar),
    roles: toNames(row.roles),
    createdAt: toIso(row.created_at),
    preferences: toPreferences(row.preferences),
  };
}

/** Preferences from their JSON; none where it is damaged. */
export function toPreferences(json: unknown): Preferences {
  try {
    const read = validate(preferences, JSON.parse(String(json)));
    return read.ok ? read.value : {};
  } catch {
    return {};
  }
}
