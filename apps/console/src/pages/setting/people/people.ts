import { defineResource } from '@waybill/ui-shell/console';
import { array, boolean, type Infer, integer, object, string, validate } from '@waybill/validators';
import { isoDateTime } from '@waybill/validators/trade';
import { areas } from './action-name';

export const accountStates = ['active', 'disabled'] as const;

const accountSchema = object({
  id: integer(),
  username: string(),
  name: string(),
  /** Masked. */
  phone: string(),
  avatar: string(),
  roles: array(string()),
  permissions: array(string()),
  disabled: boolean(),
  createdAt: isoDateTime(),
});

const roleSchema = object({
  id: integer(),
  name: string(),
  note: string(),
  permissions: array(string()),
  /** How many hold it. */
  accounts: integer(),
});

const actionSchema = object({
  id: integer(),
  at: isoDateTime(),
  username: string(),
  /** The path of the call. */
  action: string(),
  /** The ids of the records, or empty. */
  subject: string(),
  device: string(),
  ip: string(),
});

/** A person who may sign in. */
export type Account = Infer<typeof accountSchema>;

/** A name for what somebody may do. */
export type Role = Infer<typeof roleSchema>;

/** Something that somebody did. */
export type Action = Infer<typeof actionSchema>;

/** An account that was kept somewhere, or undefined where it is none. */
export function readAccount(value: unknown): Account | undefined {
  const outcome = validate(accountSchema, value);
  return outcome.ok ? outcome.value : undefined;
}

/** A role that was kept somewhere, or undefined where it is none. */
export function readRole(value: unknown): Role | undefined {
  const outcome = validate(roleSchema, value);
  return outcome.ok ? outcome.value : undefined;
}

/** What roles are made of. */
export const roleOptions = {
  path: '/roleManagement/options',
  schema: object({ permissions: array(string()), roles: array(string()) }),
};

/** The accounts. */
export const accounts = defineResource({
  path: '/userManagement',
  schema: accountSchema,
  actions: { state: 'doState', password: 'doPassword' },
  list: { filters: { keyword: 'text', role: 'text', state: accountStates }, sorts: ['username', 'createdAt'] },
  changes: ['/roleManagement/getList', '/actionLog/getList'],
});

/** The roles. */
export const roles = defineResource({
  path: '/roleManagement',
  schema: roleSchema,
  list: { filters: { keyword: 'text' }, sorts: ['name'] },
  changes: [roleOptions.path, '/userManagement/getList', '/actionLog/getList'],
});

/** The record of actions. */
export const actions = defineResource({
  path: '/actionLog',
  schema: actionSchema,
  list: { filters: { keyword: 'text', action: areas, from: 'date', to: 'date' }, sorts: ['at'] },
});

/** Who may change accounts and roles. */
export const mayWrite = { permission: ['write:system'] };
