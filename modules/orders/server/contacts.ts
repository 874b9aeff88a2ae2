import { limits } from '@waybill/kit/contract';
import type { Database, ListQuery, RowList } from '@waybill/kit/server';
import { CallFailure, contains, describeRegion, raw, readWindow, rowReader, sql } from '@waybill/kit/server';
import { type Contact, contact } from '../contract/order';

const looked = 2000;
const most = limits.perAccount.kept.contacts;
const inParty = contains('name', 'phone', 'street');
const sortable = { name: 'name', uses: 'uses', lastUsed: 'last_used' } as const;
const toContact = rowReader(contact, {
  id: ({ name, phone, region, street }) => JSON.stringify([name, phone, region, street]),
  regionNames: ({ region }) => [...describeRegion(String(region)).names],
});

/** One page of the people of an account's last orders and those that it wrote down, without those that it took out; with a keyword those whose name, phone or street hold it. */
export async function findContacts(database: Database, accountId: number, query: ListQuery): Promise<RowList<Contact>> {
  const { keyword = '', party } = query;
  const { sort, order, limit, offset } = readWindow(query, sortable, 'last_used');
  const sides = party ? [party] : ['consignor', 'consignee'];
  const people = sides
    .map(
      (side) =>
        `SELECT ${side}_name AS name, ${side}_phone AS phone, ${side}_region AS region, ${side}_street AS street, created_at, 1 AS used FROM latest`,
    )
    .join(' UNION ALL ');
  const found = sql`
    WITH latest AS (SELECT * FROM orders WHERE placed_by = ${accountId} ORDER BY created_at DESC LIMIT ${looked}), book AS (SELECT name, phone, region, street, max(created_at) AS last_used, sum(used) AS uses
    FROM (${raw(people)} UNION ALL
          SELECT name, phone, region, street, at, 0 FROM contacts WHERE account_id = ${accountId} AND removed = 0) AS people
    WHERE NOT EXISTS (
      SELECT 1 FROM contacts AS gone WHERE gone.account_id = ${accountId} AND gone.removed = 1 AND gone.name = people.name
        AND gone.phone = people.phone AND gone.region = people.region AND gone.street = people.street
    ) AND (${inParty(keyword)})
    GROUP BY name, phone, region, street)`;
  const [page, counted] = await database.batch(
    [
      sql`${found} SELECT * FROM book ORDER BY ${raw(`${sort} ${order}, name, phone, region, street`)}
        LIMIT ${limit} OFFSET ${offset}`,
      sql`${found} SELECT count(*) AS total FROM book`,
    ],
    'read',
  );
  return { list: (page?.rows ?? []).map((row) => toContact(row)), total: Number(counted?.rows[0]?.total ?? 0) };
}

/** A side of an order as an address book holds it. */
type Party = Pick<Contact, 'name' | 'phone' | 'region' | 'street'>;

/** Writes somebody into the address book of an account, in the place of somebody else where one is given. */
export async function saveContact(
  database: Database,
  accountId: number,
  party: Party,
  before: Party | undefined,
  now: number,
): Promise<void> {
  const { rows } = await database.execute(sql`SELECT count(*) AS others FROM contacts
    WHERE account_id = ${accountId} AND removed = 0
      AND (name, phone, region, street) NOT IN (VALUES (${partsOf(before ?? party)}), (${partsOf(party)}))`);
  if (Number(rows[0]?.others) >= most) throw new CallFailure(400, 'tooManyChoices', { values: { most } });
  const removal = before ? [noteContact(accountId, before, true, now), forgetOldest(accountId)] : [];
  await database.batch([...removal, noteContact(accountId, party, false, now)], 'write');
}

/** Takes somebody out of the address book of an account. The orders stay as they are; a later one does not bring the same address back. */
export async function removeContact(database: Database, accountId: number, party: Party, now: number): Promise<void> {
  await database.batch([noteContact(accountId, party, true, now), forgetOldest(accountId)], 'write');
}

const forgetOldest = (accountId: number) => sql`DELETE FROM contacts
  WHERE account_id = ${accountId} AND (name, phone, region, street) IN (
    SELECT name, phone, region, street FROM contacts WHERE account_id = ${accountId} AND removed = 1
    ORDER BY at DESC LIMIT -1 OFFSET ${most})`;

const partsOf = ({ name, phone, region, street }: Party) => [name, phone, region, street];

const noteContact = (accountId: number, party: Party, removed: boolean, now: number) =>
  sql`INSERT INTO contacts (account_id, name, phone, region, street, removed, at)
    VALUES (${accountId}, ${partsOf(party)}, ${removed ? 1 : 0}, ${now})
    ON CONFLICT DO UPDATE SET removed = excluded.removed, at = excluded.at`;
