import type { Account as Actor, Statement } from '@waybill/kit/server';
import { CallFailure, sql } from '@waybill/kit/server';

const rolesOf = sql`json_each(CASE WHEN json_valid(accounts.roles) THEN accounts.roles ELSE '[]' END)`;
const rights = sql`(SELECT json_group_array(DISTINCT p.value) FROM roles r, json_each(r.permissions) p
  WHERE r.name IN (SELECT value FROM ${rolesOf}))`;

/** Recomputes the permissions of an account from its roles. */
export const renewRights = (accountId: number): Statement =>
  sql`UPDATE accounts SET permissions = ${rights} WHERE id = ${accountId}`;

/** Recomputes the permissions of all accounts with a role; returns their ids. */
export const renewRightsOf = (role: string): Statement => sql`UPDATE accounts SET permissions = ${rights}
  WHERE EXISTS (SELECT 1 FROM ${rolesOf} WHERE value = ${role}) RETURNING id`;

/** The number of accounts with the role of a row of `roles`. */
export const holders = `(SELECT count(*) FROM accounts WHERE EXISTS (SELECT 1 FROM ${rolesOf.sql} WHERE value = roles.name))`;

/** Renames a role in the accounts that refer to it by name, if the role itself was renamed. */
export const renameRole = (from: string, to: string): Statement => sql`UPDATE accounts SET roles =
    (SELECT json_group_array(CASE value WHEN ${from} THEN ${to} ELSE value END) FROM json_each(accounts.roles))
  WHERE EXISTS (SELECT 1 FROM ${rolesOf} WHERE value = ${from})
    AND NOT EXISTS (SELECT 1 FROM roles WHERE name = ${from} COLLATE BINARY)`;

/** Refuses permissions that the actor lacks. */
export function requireHeld(actor: Actor, permissions: readonly string[], field?: string): void {
  if (actor.admin || permissions.every((permission) => actor.permissions.includes(permission))) return;
  throw new CallFailure(400, 'notHeld', field === undefined ? {} : { field });
}
