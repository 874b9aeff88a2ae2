import { describeRegion } from '../business/regions';
import type { Database } from '../database/database';
import { toIso } from './list-rows';

/** Somebody an account has sent to or from before. */
export interface Contact {
  name: string;
  phone: string;
  region: string;
  regionNames: readonly string[];
  street: string;
  lastUsed: string;
  uses: number;
}

const looked = 2000;

/** The people of an account's last orders, the latest first; with a keyword those whose name, phone or street hold it. */
export async function findContacts(
  database: Database,
  accountId: number,
  { keyword, party }: { keyword: string; party: 'consignor' | 'consignee' | '' },
): Promise<Contact[]> {
  const sides = party === '' ? (['consignor', 'consignee'] as const) : [party];
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const people = sides
    .map(
      (side) =>
        `SELECT ${side}_name AS name, ${side}_phone AS phone, ${side}_region AS region, ${side}_street AS street, created_at FROM latest`,
    )
    .join(' UNION ALL ');
  const { rows } = await database.execute({
    sql: `WITH latest AS (SELECT * FROM orders WHERE placed_by = ? ORDER BY created_at DESC LIMIT ${looked})
          SELECT name, phone, region, street, max(created_at) AS last_used, count(*) AS uses FROM (${people})
          WHERE name LIKE ? ESCAPE '\\' OR phone LIKE ? ESCAPE '\\' OR street LIKE ? ESCAPE '\\'
          GROUP BY name, phone, region, street ORDER BY last_used DESC, name LIMIT 50`,
    args: [accountId, pattern, pattern, pattern],
  });
  return rows.map((row) => ({
    name: String(row.name),
    phone: String(row.phone),
    region: String(row.region),
    regionNames: describeRegion(String(row.region)).names,
    street: String(row.street),
    lastUsed: toIso(row.last_used),
    uses: Number(row.uses),
  }));
}
