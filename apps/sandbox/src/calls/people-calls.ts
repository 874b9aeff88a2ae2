import type { Hono } from 'hono';
import {
  accountPage,
  accountQuery,
  accountRequest,
  account as accountResponse,
  actionPage,
  actionQuery,
  deleted,
  idsRequest,
  resetRequest,
  roleOptions,
  rolePage,
  roleQuery,
  roleRequest,
  role as roleResponse,
  stateRequest,
} from '../business/people-contract';
import { ended } from '../business/personal-contract';
import type { CallContract } from '../contract/call-contract';
import { createCalls } from '../contract/create-calls';
import { DatabaseError, type Row } from '../database/database';
import { between, contains, type ListPlan, listRows, maskPhone, toIso } from '../rows/list-rows';
import { holders, renewRights, renewRightsOf } from '../rows/roles';
import { allPermissions } from '../seed/demo-accounts';
import { avatarPicture } from '../seed/picture';
import { CallFailure } from '../server/call-failure';
import type { Platform } from '../server/platform';
import type { SandboxEnv } from '../server/sandbox-env';
import { type Account, findAccountById, toNames } from '../session/account';
import { hashPassword } from '../session/password-hash';
import { requireCapacity } from './sign-in';

const toAccount = (row: Row) => ({
  id: Number(row.id),
  username: String(row.username),
  name: String(row.name),
  phone: maskPhone(row.phone),
  avatar: String(row.avatar),
  roles: toNames(row.roles),
  permissions: toNames(row.permissions),
  disabled: Number(row.disabled) === 1,
  createdAt: toIso(row.created_at),
});

const accountPlan: ListPlan<object> = {
  from: 'accounts',
  columns: 'id, username, name, phone, avatar, roles, permissions, disabled, created_at',
  sortable: { id: 'id', username: 'username', createdAt: 'created_at' },
  newestBy: 'id',
  filters: {
    keyword: contains('username', 'name', 'phone'),
    role: (role) => ({
      sql: `EXISTS (SELECT 1 FROM json_each(CASE WHEN json_valid(roles) THEN roles ELSE '[]' END) WHERE value = ?)`,
      args: [role],
    }),
    state: (state) => ({ sql: 'disabled = ?', args: [state === 'disabled' ? 1 : 0] }),
  },
  toItem: toAccount,
};

const toRole = (row: Row) => ({
  id: Number(row.id),
  name: String(row.name),
  note: String(row.note),
  permissions: toNames(row.permissions),
  accounts: Number(row.accounts),
});

const rolePlan: ListPlan<object> = {
  from: `(SELECT *, ${holders} AS accounts FROM roles)`,
  columns: '*',
  sortable: { id: 'id', name: 'name' },
  newestBy: 'id',
  filters: { keyword: contains('name', 'note') },
  toItem: toRole,
};

const actionPlan: ListPlan<object> = {
  from: 'actions',
  columns: '*',
  sortable: { id: 'id', at: 'at' },
  newestBy: 'at',
  filters: {
    keyword: contains('username', 'subject'),
    action: contains('action'),
    ...between('at'),
  },
  toItem: (row) => ({
    id: Number(row.id),
    at: toIso(row.at),
    username: row.username,
    action: row.action,
    subject: row.subject,
    device: row.device,
    ip: row.ip,
  }),
};

/** The calls of accounts, roles and the record of actions; gives their contracts. Nobody gives rights that he does not hold, nor shuts himself out. */
export function addPeopleCalls(app: Hono<SandboxEnv>, platform: Platform): CallContract[] {
  const { database, sessions, news } = platform;
  const { contracts, add } = createCalls(app, platform);

  add(
    {
      method: 'get',
      path: '/userManagement/getList',
      summary: 'One page of the accounts, without anything of their passwords.',
      permission: 'read:system',
      query: accountQuery,
      response: accountPage,
    },
    ({ c }) => listRows(database, accountPlan, c.req.query()),
  );

  add(
    {
      method: 'post',
      path: '/userManagement/doEdit',
      summary: 'Opens an account with a first password, or with an id gives one other roles.',
      permission: 'write:system',
      body: accountRequest,
      response: accountResponse,
    },
    async ({ account: actor, body: { id, username, phone, password, roles }, now }) => {
      requireHeld(actor, await permissionsOf(roles), 'roles');
      if (id !== undefined) {
        const target = await otherAccount(actor, id);
        await database.batch(
          [
            { sql: 'UPDATE accounts SET roles = ? WHERE id = ?', args: [JSON.stringify(roles), target.id] },
            renewRights(target.id),
          ],
          'write',
        );
        news.tell(target.id);
        return readAccount(target.id);
      }
      if (phone === undefined) throw wrong('phone');
      if (password === undefined) throw wrong('password');
      requireCapacity(platform.hashing);
      const passwordHash = await platform.hashing.run(() => hashPassword(password, platform.passwordCost));
      const { rows } = await database.execute({
        sql: `INSERT INTO accounts (username, phone, password_hash, avatar, roles, permissions, created_at)
              VALUES (?, ?, ?, ?, ?, '[]', ?) ON CONFLICT DO NOTHING RETURNING id`,
        args: [username, phone, passwordHash, avatarPicture(username), JSON.stringify(roles), now],
      });
      if (!rows[0]) throw new CallFailure(400, 'nameOrPhoneTaken', { field: 'username' });
      const added = Number(rows[0].id);
      await database.batch([renewRights(added)], 'write');
      return readAccount(added);
    },
  );

  add(
    {
      method: 'post',
      path: '/userManagement/doState',
      summary: 'Disables an account, which ends its sessions, or lets it in again.',
      permission: 'write:system',
      body: stateRequest,
      response: accountResponse,
    },
    async ({ account: actor, body: { id, disabled } }) => {
      const target = await otherAccount(actor, id);
      await database.execute({
        sql: 'UPDATE accounts SET disabled = ? WHERE id = ?',
        args: [disabled ? 1 : 0, target.id],
      });
      if (disabled) await sessions.endAll(target.id);
      news.tell(target.id);
      return readAccount(target.id);
    },
  );

  add(
    {
      method: 'post',
      path: '/userManagement/doPassword',
      summary: 'Gives an account another password and ends its sessions.',
      permission: 'write:system',
      body: resetRequest,
      response: ended,
    },
    async ({ account: actor, body: { id, password } }) => {
      const target = await otherAccount(actor, id);
      requireCapacity(platform.hashing);
      const passwordHash = await platform.hashing.run(() => hashPassword(password, platform.passwordCost));
      await database.execute({
        sql: 'UPDATE accounts SET password_hash = ? WHERE id = ?',
        args: [passwordHash, target.id],
      });
      const count = await sessions.endAll(target.id);
      news.tell(target.id);
      return { ended: count };
    },
  );

  add(
    {
      method: 'get',
      path: '/roleManagement/getList',
      summary: 'One page of the roles with their permissions.',
      permission: 'read:system',
      query: roleQuery,
      response: rolePage,
    },
    ({ c }) => listRows(database, rolePlan, c.req.query()),
  );

  add(
    {
      method: 'get',
      path: '/roleManagement/options',
      summary: 'Every permission there is, and the names of all roles.',
      permission: 'read:system',
      response: roleOptions,
    },
    async () => {
      const { rows } = await database.execute('SELECT name FROM roles ORDER BY id');
      return { permissions: allPermissions, roles: rows.map(({ name }) => String(name)) };
    },
  );

  add(
    {
      method: 'post',
      path: '/roleManagement/doEdit',
      summary: 'Adds a role, or with an id changes what it permits; whoever holds it feels that at once.',
      permission: 'write:system',
      body: roleRequest,
      response: roleResponse,
    },
    async ({ account: actor, body: { id, name, note, permissions } }) => {
      const before = id === undefined ? undefined : await roleRow(id);
      const were = before ? toNames(before.permissions) : [];
      requireHeld(
        actor,
        [...permissions, ...were].filter((each) => !(permissions.includes(each as never) && were.includes(each))),
        'permissions',
      );
      const isOwn = before !== undefined && actor.roles.includes(String(before.name));
      if (isOwn && were.includes('write:system') && !permissions.includes('write:system' as never))
        throw new CallFailure(400, 'notYourself', { field: 'permissions' });
      try {
        if (!before) {
          const { rows } = await database.execute({
            sql: 'INSERT INTO roles (name, note, permissions) VALUES (?, ?, ?) RETURNING id',
            args: [name, note, JSON.stringify(permissions)],
          });
          return toRole(await roleRow(Number(rows[0]?.id)));
        }
        // Accounts know their roles by name, so that a role keeps the one it was given.
        const [, told] = await database.batch(
          [
            {
              sql: 'UPDATE roles SET note = ?, permissions = ? WHERE id = ?',
              args: [note, JSON.stringify(permissions), Number(before.id)],
            },
            renewRightsOf(String(before.name)),
          ],
          'write',
        );
        for (const row of told?.rows ?? []) news.tell(Number(row.id));
        return toRole(await roleRow(Number(before.id)));
      } catch (error) {
        if (error instanceof DatabaseError && error.code.startsWith('SQLITE_CONSTRAINT'))
          throw new CallFailure(400, 'roleTaken', { field: 'name' });
        throw error;
      }
    },
  );

  add(
    {
      method: 'post',
      path: '/roleManagement/doDelete',
      summary: 'Removes roles that nobody holds.',
      permission: 'delete:system',
      body: idsRequest,
      response: deleted,
    },
    async ({ body: { ids } }) => {
      for (const id of ids) if (Number((await roleRow(id)).accounts) > 0) throw new CallFailure(400, 'roleHeld');
      await database.batch(
        ids.map((id) => ({ sql: 'DELETE FROM roles WHERE id = ?', args: [id] })),
        'write',
      );
      return { deleted: ids.length };
    },
  );

  add(
    {
      method: 'get',
      path: '/actionLog/getList',
      summary: 'One page of the record of actions, the latest first.',
      permission: 'read:audit',
      query: actionQuery,
      response: actionPage,
    },
    ({ c }) => listRows(database, actionPlan, c.req.query()),
  );

  return contracts;

  /** The account that is to be changed: another one than the actor's, with no right that he lacks. */
  async function otherAccount(actor: Account, id: number): Promise<Account> {
    const target = await findAccountById(database, id);
    if (!target) throw new CallFailure(404, 'notFound');
    if (target.id === actor.id) throw new CallFailure(400, 'notYourself');
    if (target.admin && !actor.admin) throw new CallFailure(403, 'forbidden');
    requireHeld(actor, target.permissions);
    return target;
  }

  async function readAccount(id: number) {
    const { rows } = await database.execute({ sql: 'SELECT * FROM accounts WHERE id = ?', args: [id] });
    if (!rows[0]) throw new CallFailure(404, 'notFound');
    return toAccount(rows[0]);
  }

  async function roleRow(id: number): Promise<Row> {
    const { rows } = await database.execute({ sql: `SELECT * FROM ${rolePlan.from} WHERE id = ?`, args: [id] });
    if (!rows[0]) throw new CallFailure(404, 'notFound');
    return rows[0];
  }

  async function permissionsOf(roles: readonly string[]): Promise<string[]> {
    const { rows } = await database.execute('SELECT name, permissions FROM roles');
    const known = new Map(rows.map(({ name, permissions }) => [String(name), toNames(permissions)]));
    return roles.flatMap((role) => {
      const permissions = known.get(role);
      if (!permissions) throw wrong('roles');
      return permissions;
    });
  }
}

const wrong = (field: string) => new CallFailure(400, 'badField', { values: { field }, field });

function requireHeld(actor: Account, permissions: readonly string[], field?: string): void {
  if (actor.admin || permissions.every((permission) => actor.permissions.includes(permission))) return;
  throw new CallFailure(400, 'notHeld', field === undefined ? {} : { field });
}
