import {
  accountPasswordCall,
  accountSorts,
  accountStateCall,
  accountStates,
  accountsCall,
  actionsCall,
  removeRolesCall,
  roleOptionsCall,
  roleSorts,
  rolesCall,
  saveAccountCall,
  saveRoleCall,
} from '@waybill/contract/people';
import { defineResource } from '@waybill/ui-shell/console';
import { areas } from './action-name';

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
