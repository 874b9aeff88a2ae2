import {
  type Account,
  account,
  accountPasswordCall,
  accountSorts,
  accountStateCall,
  accountStates,
  accountsCall,
  actionsCall,
  type Role,
  removeRolesCall,
  role,
  roleOptionsCall,
  roleSorts,
  rolesCall,
  saveAccountCall,
  saveRoleCall,
} from '@waybill/contract/people';
import { defineResource } from '@waybill/ui-shell/console';
import { validate } from '@waybill/validators';
import { areas } from './action-name';

/** An account that was kept somewhere, or undefined where it is none. */
export function readAccount(value: unknown): Account | undefined {
  const outcome = validate(account, value);
  return outcome.ok ? outcome.value : undefined;
}

/** A role that was kept somewhere, or undefined where it is none. */
export function readRole(value: unknown): Role | undefined {
  const outcome = validate(role, value);
  return outcome.ok ? outcome.value : undefined;
}

/** The accounts. */
export const accounts = defineResource({
  list: accountsCall,
  save: saveAccountCall,
  actions: { state: accountStateCall, password: accountPasswordCall },
  filters: { keyword: 'text', role: 'text', state: accountStates },
  sorts: accountSorts,
  changes: [rolesCall, actionsCall],
});

/** The roles. */
export const roles = defineResource({
  list: rolesCall,
  save: saveRoleCall,
  remove: removeRolesCall,
  filters: { keyword: 'text' },
  sorts: roleSorts,
  changes: [roleOptionsCall, accountsCall, actionsCall],
});

/** The record of actions. */
export const actions = defineResource({
  list: actionsCall,
  filters: { keyword: 'text', action: areas, from: 'date', to: 'date' },
  sorts: ['at'],
});

/** Who may change accounts and roles. */
export const mayWrite = { permission: ['write:system'] };
