import type { Statement } from '../database/database';

const rolesOf = `json_each(CASE WHEN json_valid(accounts.roles) THEN accounts.roles ELSE '[]' END)`;
const rights = `(SELECT json_group_array(DISTINCT p.value) FROM roles r, json_each(r.permissions) p
  WHERE r.name IN (SELECT value FROM ${rolesOf}))`;

/** Gives an account the permissions of its roles. */
export const renewRights = (accountId: number): Statement => ({
  sql: `UPDATE accounts SET permissions = ${rights} WHERE id = ?`,
  args: [accountId],
});

/** Gives everybody who holds a role the permissions of his roles; answers whom. */
export const renewRightsOf = (role: string): Statement => ({
  sql: `UPDATE accounts SET permissions = ${rights}
        WHERE EXISTS (SELECT 1 FROM ${rolesOf} WHERE value = ?) RETURNING id`,
  args: [role],
});

/** How many accounts hold the role of a row of `roles`. */
export const holders = `(SELECT count(*) FROM accounts WHERE EXISTS (SELECT 1 FROM ${rolesOf} WHERE value = roles.name))`;
