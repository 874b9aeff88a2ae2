import {
  type Account,
  account,
  accountPasswordCall,
  accountSorts,
  accountStateCall,
  accountStates,
  accountsCall,
  action,
  actionsCall,
  type Role,
  role,
  roleOptionsCall,
  roleSorts,
  rolesCall,
} from '@waybill/contract/people';
import { defineResource } from '@waybill/ui-shell/console';
import { validate } from '@waybill/validators';
import { actionOf, readOf } from '../../kit/calls';
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

/** What roles are made of. */
export const roleOptions = readOf(roleOptionsCall);

/** The accounts. */
export const accounts = defineResource({
  path: '/userManagement',
  schema: account,
  actions: { state: actionOf(accountStateCall), password: actionOf(accountPasswordCall) },
  list: { filters: { keyword: 'text', role: 'text', state: accountStates }, sorts: accountSorts },
  changes: [rolesCall.url, actionsCall.url],
});

/** The roles. */
export const roles = defineResource({
  path: '/roleManagement',
  schema: role,
  list: { filters: { keyword: 'text' }, sorts: roleSorts },
  changes: [roleOptions.path, accountsCall.url, actionsCall.url],
});

/** The record of actions. */
export const actions = defineResource({
  path: '/actionLog',
  schema: action,
  list: { filters: { keyword: 'text', action: areas, from: 'date', to: 'date' }, sorts: ['at'] },
});

/** Who may change accounts and roles. */
export const mayWrite = { permission: ['write:system'] };
