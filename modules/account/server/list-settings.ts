import { can } from '@waybill/auth-core/records';
import { limits, type ResponseOf } from '@waybill/kit/contract';
import type { Account, Database, Row } from '@waybill/kit/server';
import { sql, subjectOf } from '@waybill/kit/server';
import type { listSettingsCall } from '../contract/list-settings';
import { shareRight } from '../contract/list-settings';

/** A stored view; `role` is the role that shares it, or empty. */
interface StoredView {
  id: number;
  name: string;
  query: string;
  role: string;
}

const toView = (row: Row): StoredView => ({
  id: Number(row.id),
  name: String(row.name),
  query: String(row.query),
  role: row.role === null ? '' : String(row.role),
});

const views = sql`SELECT v.id, v.name, v.query, r.name AS role FROM list_views v LEFT JOIN roles r ON r.id = v.role_id`;

/** Stores list settings of accounts in a database. */
export function createListSettings(database: Database) {
  const viewsOf = async (accountId: number, list: string): Promise<StoredView[]> => {
    const { rows } = await database.execute(
      sql`${views} WHERE v.account_id = ${accountId} AND v.list = ${list} ORDER BY v.id`,
    );
    return rows.map(toView);
  };
  const mayShare = (account: Account) => can({ permission: [shareRight] }, subjectOf(account));
  const rolesFor = async (account: Account): Promise<string[]> => {
    if (!mayShare(account)) return [];
    const { rows } = await database.execute('SELECT name FROM roles ORDER BY id');
    return rows.map(({ name }) => String(name));
  };
  const sharedWith = async (account: Account, list: string) => {
    const { id, roles } = account;
    const { rows } = await database.execute(sql`
      SELECT v.id, v.name, v.query, r.name AS role, iif(a.name = '', a.username, a.name) AS by
      FROM list_views v JOIN roles r ON r.id = v.role_id JOIN accounts a ON a.id = v.account_id
      WHERE v.list = ${list} AND v.account_id <> ${id}
        AND (${mayShare(account) ? 1 : 0} OR r.name IN (SELECT value FROM json_each(${JSON.stringify(roles)})))
      ORDER BY r.id, v.id LIMIT ${limits.perAnswer.sharedViews}`);
    return rows.map((row) => ({ ...toView(row), by: String(row.by) }));
  };

  return {
    viewsOf,
    async read(account: Account, list: string): Promise<ResponseOf<typeof listSettingsCall>> {
      const columns = await database.execute(
        sql`SELECT columns FROM list_columns WHERE account_id = ${account.id} AND list = ${list}`,
      );
      return {
        columns: String(columns.rows[0]?.columns ?? ''),
        views: (await viewsOf(account.id, list)).map(({ name, query, role }) => ({ name, query, role })),
        shared: await sharedWith(account, list),
        roles: await rolesFor(account),
      };
    },
    /** Returns the lists with settings of an account. */
    async listsOf(accountId: number): Promise<string[]> {
      const { rows } = await database.execute(
        sql`SELECT list FROM list_columns WHERE account_id = ${accountId}
          UNION SELECT list FROM list_views WHERE account_id = ${accountId}`,
      );
      return rows.map(({ list }) => String(list));
    },
    keepColumns: (accountId: number, list: string, columns: string) =>
      database.execute(
        columns === ''
          ? sql`DELETE FROM list_columns WHERE account_id = ${accountId} AND list = ${list}`
          : sql`INSERT INTO list_columns (account_id, list, columns) VALUES (${accountId}, ${list}, ${columns})
            ON CONFLICT (account_id, list) DO UPDATE SET columns = excluded.columns`,
      ),
    keepView: (accountId: number, list: string, name: string, query: string) =>
      database.execute(sql`INSERT INTO list_views (account_id, list, name, query)
        VALUES (${accountId}, ${list}, ${name}, ${query})
        ON CONFLICT (account_id, list, name) DO UPDATE SET query = excluded.query`),
    renameView: (accountId: number, list: string, name: string, to: string) =>
      database.execute(
        sql`UPDATE OR IGNORE list_views SET name = ${to}
          WHERE account_id = ${accountId} AND list = ${list} AND name = ${name}`,
      ),
    dropView: (accountId: number, list: string, name: string) =>
      database.execute(
        sql`DELETE FROM list_views WHERE account_id = ${accountId} AND list = ${list} AND name = ${name}`,
      ),
    /** Returns the id of a role, or undefined if the name does not exist. */
    async roleId(role: string): Promise<number | undefined> {
      const { rows } = await database.execute(sql`SELECT id FROM roles WHERE name = ${role}`);
      return rows[0] && Number(rows[0].id);
    },
    share: (viewId: number, roleId: number | null) =>
      database.execute(sql`UPDATE list_views SET role_id = ${roleId} WHERE id = ${viewId}`),
    /** Returns a shared view of any account. */
    async sharedView(list: string, id: number): Promise<StoredView | undefined> {
      const { rows } = await database.execute(
        sql`${views} WHERE v.id = ${id} AND v.list = ${list} AND v.role_id IS NOT NULL`,
      );
      return rows[0] && toView(rows[0]);
    },
  };
}
