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

/** One page of the contacts of an account: the parties of its last orders and the added contacts, without the removed ones. A keyword matches name, phone and street. */
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
  const book = sql`
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
      sql`${book} SELECT * FROM book ORDER BY ${raw(`${sort} ${order}, name, phone, region, street`)}
        LIMIT ${limit} OFFSET ${offset}`,
      sql`${book} SELECT count(*) AS total FROM book`,
    ],
    'read',
  );
  return { list: (page?.rows ?? []).map((row) => toContact(row)), total: Number(counted?.rows[0]?.total ?? 0) };
}

/** A contact as its table stores it. */
type Party = Pick<Contact, 'name' | 'phone' | 'region' | 'street'>;

/** Adds a contact to the address book of an account, or replaces one. */
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

/** Removes a contact from the address book of an account. Orders stay as they are, and a later order does not restore the contact. */
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
