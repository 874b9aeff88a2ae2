import { randomBytes } from 'node:crypto';
import type { Calls, Platform } from '@waybill/kit/server';
import { sql } from '@waybill/kit/server';
import { draftKeyCall } from '../contract/session';

/** Registers the call for the draft key, which is created once per account and stored. */
export function addDraftKey({ add }: Calls, { database }: Platform): void {
  add(draftKeyCall, { summary: 'What the drafts of the caller are encrypted with.' }, async ({ account }) => {
    const name = `draft key of account ${account.id}`;
    const fresh = randomBytes(32).toString('base64');
    const [, stored] = await database.batch(
      [
        sql`INSERT OR IGNORE INTO facts (name, value) VALUES (${name}, ${fresh})`,
        sql`SELECT value FROM facts WHERE name = ${name}`,
      ],
      'write',
    );
    return { key: String(stored?.rows[0]?.value) };
  });
}
