import { permissions } from '@waybill/kit/contract';
import type { Account as Actor, Calls, Platform, RecordKind } from '@waybill/kit/server';
import {
  CallFailure,
  contains,
  DatabaseError,
  type ListPlan,
  listRows,
  newcomer,
  type Row,
  raw,
  refuseIfMatch,
  requireRecord,
  rowReader,
  sql,
  toNames,
  writeVersion,
} from '@waybill/kit/server';
import { type Role, removeRolesCall, role, roleOptionsCall, rolesCall, saveRoleCall } from '../contract/people';
import { holders, renameRole, renewRightsOf, requireHeld } from './roles';

const toRole = rowReader(role);

const rolePlan: ListPlan<Role> = {
  from: `(SELECT *, ${holders} AS accounts FROM roles)`,
  columns: '*',
  sortable: { id: 'id', name: 'name' },
  newestBy: 'id',
  filters: { keyword: contains('name', 'note') },
  toItem: toRole,
};

/** Roles in the record of actions. */
export const recordedRoles: RecordKind = {
  path: /^\/roleManagement\/do/,
  from: 'roles',
  read: ({ name, note, permissions }) => ({
    name: String(name),
    values: { name, note, permissions: toNames(permissions).join(', ') },
  }),
};

/** Registers the role calls. An actor cannot grant permissions that they lack, nor lose those they need to restore them. */
export function addRoleCalls({ add }: Calls, { database }: Platform): void {
  add(rolesCall, { summary: 'One page of the roles with their permissions.', access: 'read:system' }, ({ query }) =>
    listRows(database, rolePlan, query),
  );

  add(
    roleOptionsCall,
    { summary: 'Every permission there is, and the names of all roles.', access: 'read:system' },
    async () => {
      const { rows } = await database.execute('SELECT name FROM roles ORDER BY id');
      return { permissions, roles: rows.map(({ name }) => String(name)) };
    },
  );

  add(
    saveRoleCall,
    {
      summary: 'Adds a role, or with an id changes its name and permissions; applies to its members at once.',
      access: 'write:system',
      conditional: true,
    },
    async ({ c, account: actor, body: { id, name, note, permissions }, terms }) => {
      const before = id === undefined ? undefined : await roleRow(id);
      const were = before ? toNames(before.permissions) : [];
      requireHeld(
        actor,
        [...permissions, ...were].filter((each) => !(permissions.includes(each) && were.includes(each))),
        'permissions',
      );
      const isOwn = before !== undefined && actor.roles.includes(String(before.name));
      if (isOwn && were.includes('write:system') && !permissions.includes('write:system'))
        throw new CallFailure(400, 'notYourself', { field: 'permissions' });
      try {
        if (!before) {
          refuseIfMatch(c);
          const { rows } = await database.execute(sql`INSERT INTO roles (name, note, permissions)
            VALUES (${name}, ${note}, ${JSON.stringify(permissions)}) RETURNING id`);
          return toRole(await roleRow(Number(rows[0]?.id)));
        }
        const oldName = String(before.name);
        if (name !== oldName) requireRenaming(actor, oldName, were);
        const roleId = Number(before.id);
        // Without an `If-Match`, requires the version that was read: its name and permissions decide the write.
        const accepted = terms().versions ?? [Number(before.version)];
        const read = async () => toRole(await roleRow(roleId));
        return await writeVersion(c, accepted, read, async (within) => {
          const change = sql`UPDATE roles SET name = ${name}, note = ${note}, permissions = ${JSON.stringify(permissions)}
            WHERE id = ${roleId} ${within}`;
          const statements = [change, renameRole(oldName, name), renewRightsOf(name)];
          return (await database.batch(statements, 'write'))[0]?.rowsAffected === 1;
        });
      } catch (error) {
        if (error instanceof DatabaseError && error.code.startsWith('SQLITE_CONSTRAINT'))
          throw new CallFailure(400, 'roleTaken', { field: 'name' });
        throw error;
      }
    },
  );

  add(
    removeRolesCall,
    { summary: 'Removes roles without members.', access: 'delete:system' },
    async ({ body: { ids } }) => {
      for (const id of ids) if (Number((await roleRow(id)).accounts) > 0) throw new CallFailure(400, 'roleHeld');
      await database.batch(
        ids.map((id) => sql`DELETE FROM roles WHERE id = ${id}`),
        'write',
      );
      return { deleted: ids.length };
    },
  );

  async function roleRow(id: number): Promise<Row> {
    const { rows } = await database.execute(sql`SELECT * FROM ${raw(rolePlan.from)} WHERE id = ${id}`);
    return requireRecord(rows[0]);
  }
}

/** Allows renaming a role only to holders of all its permissions, and never the role of new registrations. */
function requireRenaming(actor: Actor, name: string, permissions: readonly string[]): void {
  if (name === newcomer.roles[0]) throw new CallFailure(400, 'roleOfNewcomers', { field: 'name' });
  requireHeld(actor, permissions, 'name');
}
