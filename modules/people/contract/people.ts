import type { Call } from '@waybill/kit/contract';
import {
  boolean,
  counted,
  ids,
  integer,
  isoDateTime,
  list,
  mobile,
  name,
  needed,
  newPassword,
  pageOf,
  pageQuery,
  permissions,
  search,
  string,
  text,
  userName,
} from '@waybill/kit/contract';
import { array, type Infer, object, oneOf, optional } from '@waybill/validators';

export const accountStates = ['active', 'disabled'] as const;

export const account = object({
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
  /** Counts changes of roles and state. */
  version: integer(),
});

export const role = object({
  id: integer(),
  name: string(),
  note: string(),
  permissions: array(string()),
  /** How many hold it. */
  accounts: integer(),
  version: integer(),
});

/** A person who may sign in. */
export type Account = Infer<typeof account>;
/** A name for what somebody may do. */
export type Role = Infer<typeof role>;

export const accountSorts = ['username', 'createdAt'] as const;
export const roleSorts = ['name'] as const;

/** The accounts, without anything of their passwords. */
export const accountsCall = {
  method: 'GET',
  url: '/userManagement/getList',
  query: object({
    ...pageQuery(['id', ...accountSorts]),
    keyword: search(),
    role: optional(text(40)),
    state: optional(oneOf(accountStates)),
  }),
  response: pageOf(account),
} as const satisfies Call;

/** What is written of an account. */
export const accountFields = {
  username: userName(),
  phone: mobile(),
  password: newPassword(),
  roles: list(needed(1, 40), 1, 20),
};

/** Opens an account with a phone and a first password, or with an id gives one other roles; with `version`, only while the record still has it. */
export const saveAccountCall = {
  method: 'POST',
  url: '/userManagement/doEdit',
  body: object({
    id: optional(counted()),
    version: optional(counted()),
    ...accountFields,
    /** Names that were given before the rule of new ones keep working. */
    username: name(32),
    phone: optional(accountFields.phone),
    password: optional(accountFields.password),
  }),
  response: account,
  errors: { 409: object({ present: account }), 412: object({ present: account }) },
} as const satisfies Call;

/** Disables an account, which ends its sessions, or lets it in again. */
export const accountStateCall = {
  method: 'POST',
  url: '/userManagement/doState',
  body: object({ id: counted(), disabled: boolean() }),
  response: account,
} as const satisfies Call;

/** Gives an account another password; how many sessions of it that ended. */
export const accountPasswordCall = {
  method: 'POST',
  url: '/userManagement/doPassword',
  body: object({ id: counted(), password: accountFields.password }),
  response: object({ ended: integer() }),
} as const satisfies Call;

export const rolesCall = {
  method: 'GET',
  url: '/roleManagement/getList',
  query: object({ ...pageQuery(['id', ...roleSorts]), keyword: search() }),
  response: pageOf(role),
} as const satisfies Call;

/** Every permission there is, and the names of all roles. */
export const roleOptionsCall = {
  method: 'GET',
  url: '/roleManagement/options',
  response: object({ permissions: array(string()), roles: array(string()) }),
} as const satisfies Call;

/** What is written of a role. */
export const roleFields = { name: name(40), note: text(100), permissions: list(oneOf<string>(permissions), 0, 200) };

/** Adds a role, or with an id changes one; with `version`, only while the record still has it. */
export const saveRoleCall = {
  method: 'POST',
  url: '/roleManagement/doEdit',
  body: object({ id: optional(counted()), version: optional(counted()), ...roleFields }),
  response: role,
  errors: { 409: object({ present: role }), 412: object({ present: role }) },
} as const satisfies Call;

/** Removes roles that nobody holds. */
export const removeRolesCall = {
  method: 'POST',
  url: '/roleManagement/doDelete',
  body: object({ ids: ids() }),
  response: object({ deleted: integer() }),
} as const satisfies Call;
