import { actionsCall } from '@waybill/kit/contract';
import { defineCall, defineResource, type ListQuery } from '@waybill/ui-shell/console';
import {
  accountPasswordCall,
  accountSorts,
  accountStateCall,
  accountStates,
  accountsCall,
  removeRolesCall,
  roleOptionsCall,
  roleSorts,
  rolesCall,
  saveAccountCall,
  saveRoleCall,
} from '../../contract/people';
import { actionsNamed, areas } from './action-name';

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

/** The record of actions; a keyword also finds actions by name. */
export const actions = defineResource({
  list: defineCall({
    ...actionsCall,
    toRequest: (query: ListQuery) => ({
      query: { ...query, named: actionsNamed(String(query.keyword ?? '')).join(',') || undefined },
    }),
  }),
  filters: { keyword: 'text', action: areas, from: 'date', to: 'date' },
  sorts: ['at'],
});

/** The right to change accounts and roles. */
export const mayWrite = { permission: ['write:system'] } as const;
