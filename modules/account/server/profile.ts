import type { Database } from '@waybill/kit/server';
import { maskPhone, rowReader, sql } from '@waybill/kit/server';
import { validate } from '@waybill/validators';
import { type Profile, profileCall } from '../contract/personal';
import { preferences } from '../contract/preferences';
import type { Preferences } from '../contract/shown-preferences';

const toProfile = rowReader(profileCall.response, {
  phone: ({ phone }) => maskPhone(phone),
  preferences: ({ preferences }) => toPreferences(preferences),
});

/** Reads the profile of an account, with its phone masked. */
export async function readProfile(database: Database, id: number): Promise<Profile> {
  const { rows } = await database.execute(
    sql`SELECT id, username, name, email, about, phone, avatar, roles, created_at, preferences
      FROM accounts WHERE id = ${id}`,
  );
  return toProfile(rows[0] ?? {});
}

/** Parses preferences from JSON; damaged JSON gives the defaults. */
export function toPreferences(json: unknown): Preferences {
  try {
    const read = validate(preferences, JSON.parse(String(json)));
    return read.ok ? read.value : {};
  } catch {
    return {};
  }
}
