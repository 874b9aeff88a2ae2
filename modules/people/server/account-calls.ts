import type { Account as Actor, Calls, Platform, RecordKind } from '@waybill/kit/server';
import {
  avatarPicture,
  CallFailure,
  contains,
  containsMasked,
  either,
  findAccountById,
  hashPassword,
  type ListPlan,
  listRows,
  maskPhone,
  readForm,
  refuseIfMatch,
  requireCapacity,
  requireRecord,
  rowReader,
  sql,
  toNames,
  writeVersion,
  wrongField,
} from '@waybill/kit/server';
import { object } from '@waybill/validators';
import {
  type Account,
  account,
  accountFields,
  accountPasswordCall,
  accountStateCall,
  accountsCall,
  saveAccountCall,
} from '../contract/people';
import { renewRights, requireHeld } from './roles';

const newAccount = object({ username: accountFields.username });
const toAccount = rowReader(account, { phone: ({ phone }) => maskPhone(phone) });

const accountPlan: ListPlan<Account> = {
  from: 'accounts',
  columns: 'id, username, name, phone, avatar, roles, permissions, disabled, created_at, version',
  sortable: { id: 'id', username: 'username', createdAt: 'created_at' },
  newestBy: 'id',
  filters: {
    keyword: either(contains('username', 'name', 'pinyin'), containsMasked('phone')),
    role: (role) =>
      sql`EXISTS (SELECT 1 FROM json_each(CASE WHEN json_valid(roles) THEN roles ELSE '[]' END) WHERE value = ${role})`,
    state: (state) => sql`disabled = ${state === 'disabled' ? 1 : 0}`,
  },
  toItem: toAccount,
};

/** Accounts in the record of actions. */
export const recordedAccounts: RecordKind = {
  path: /^\/userManagement\/do/,
  from: 'accounts',
  read: ({ username, roles, disabled, phone }) => ({
    name: String(username),
    values: { roles: toNames(roles).join(', '), disabled: Number(disabled) === 1, phone },
  }),
};

/** Registers the account calls. An actor cannot grant permissions that they lack, nor lock themselves out. */
export function addAccountCalls({ add }: Calls, platform: Platform): void {
  const { database, sessions } = platform;

  add(
    accountsCall,
    { summary: 'One page of the accounts, without anything of their passwords.', access: 'read:system' },
    ({ query }) => listRows(database, accountPlan, query),
  );

  add(
    saveAccountCall,
    {
      summary: 'Opens an account with a first password, or with an id gives one other roles.',
      access: 'write:system',
      conditional: true,
    },
    async ({ c, account: actor, body: { id, username, phone, password, roles }, now, terms }) => {
      requireHeld(actor, await permissionsOf(roles), 'roles');
      if (id !== undefined) {
        const target = await otherAccount(actor, id);
        const fixedFields = Object.entries({ username: username !== target.username, phone, password });
        for (const [field, isGiven] of fixedFields)
          if (isGiven) throw new CallFailure(400, 'accountKeeps', { field, values: { field } });
        const read = () => readAccount(target.id);
        return writeVersion(c, terms().versions, read, async (within) => {
          const change = sql`UPDATE accounts SET roles = ${JSON.stringify(roles)} WHERE id = ${target.id} ${within}`;
          return (await database.batch([change, renewRights(target.id)], 'write'))[0]?.rowsAffected === 1;
        });
      }
      refuseIfMatch(c);
      const newName = readForm(newAccount, { username }).username;
      if (phone === undefined) throw wrongField('phone');
      if (password === undefined) throw wrongField('password');
      requireCapacity(platform.hashing);
      const passwordHash = await platform.hashing.run(() => hashPassword(password, platform.passwordCost));
      const avatar = avatarPicture(newName);
      const { rows } = await database.execute(sql`INSERT INTO accounts
        (username, phone, password_hash, avatar, roles, permissions, created_at)
        VALUES (${newName}, ${phone}, ${passwordHash}, ${avatar}, ${JSON.stringify(roles)}, '[]', ${now})
        ON CONFLICT DO NOTHING RETURNING id`);
      if (!rows[0]) throw new CallFailure(400, 'nameOrPhoneTaken', { field: 'username' });
      const added = Number(rows[0].id);
      await database.batch([renewRights(added)], 'write');
      return readAccount(added);
    },
  );

  add(
    accountStateCall,
    { summary: 'Disables an account, which ends its sessions, or lets it in again.', access: 'write:system' },
    async ({ account: actor, body: { id, disabled } }) => {
      const target = await otherAccount(actor, id);
      await database.execute(sql`UPDATE accounts SET disabled = ${disabled ? 1 : 0} WHERE id = ${target.id}`);
      if (disabled) await sessions.endAll(target.id);
      return readAccount(target.id);
    },
  );

  add(
    accountPasswordCall,
    { summary: 'Gives an account another password and ends its sessions.', access: 'write:system' },
    async ({ account: actor, body: { id, password } }) => {
      const target = await otherAccount(actor, id);
      requireCapacity(platform.hashing);
      const passwordHash = await platform.hashing.run(() => hashPassword(password, platform.passwordCost));
      await database.execute(sql`UPDATE accounts SET password_hash = ${passwordHash} WHERE id = ${target.id}`);
      const count = await sessions.endAll(target.id);
      return { ended: count };
    },
  );

  /** Reads the account to change: not the actor's own, and without permissions that the actor lacks. */
  async function otherAccount(actor: Actor, id: number): Promise<Actor> {
    const target = requireRecord(await findAccountById(database, id));
    if (target.id === actor.id) throw new CallFailure(400, 'notYourself');
    if (target.admin && !actor.admin) throw new CallFailure(403, 'forbidden');
    requireHeld(actor, target.permissions);
    return target;
  }

  async function readAccount(id: number) {
    const { rows } = await database.execute(sql`SELECT * FROM accounts WHERE id = ${id}`);
    return toAccount(requireRecord(rows[0]));
  }

  async function permissionsOf(roles: readonly string[]): Promise<string[]> {
    const { rows } = await database.execute('SELECT name, permissions FROM roles');
    const permissionsByRole = new Map(rows.map(({ name, permissions }) => [String(name), toNames(permissions)]));
    return roles.flatMap((role) => {
      const permissions = permissionsByRole.get(role);
      if (!permissions) throw wrongField('roles');
      return permissions;
    });
  }
}
