import {
  boolean,
  counted,
  get,
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
  post,
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
  /** Number of members. */
  accounts: integer(),
  version: integer(),
});

/** An account that may sign in. */
export type Account = Infer<typeof account>;
/** A named set of permissions. */
export type Role = Infer<typeof role>;

export const accountSorts = ['username', 'createdAt'] as const;
export const roleSorts = ['name'] as const;

/** The accounts, without anything of their passwords. */
export const accountsCall = get('/userManagement/getList', {
  query: object({
    ...pageQuery(['id', ...accountSorts]),
    keyword: search(),
    role: optional(text(40)),
    state: optional(oneOf(accountStates)),
  }),
  response: pageOf(account),
});

/** The editable fields of an account. */
export const accountFields = {
  username: userName(),
  phone: mobile(),
  password: newPassword(),
  roles: list(needed(1, 40), 1, 20),
};

/** Opens an account with a phone and a first password, or with an id changes its roles; with `version`, only at that version. */
export const saveAccountCall = post('/userManagement/doEdit', {
  body: object({
    id: optional(counted()),
    version: optional(counted()),
    ...accountFields,
    /** Names older than the rule for new ones stay valid. */
    username: name(32),
    phone: optional(accountFields.phone),
    password: optional(accountFields.password),
  }),
  response: account,
  errors: { 409: object({ present: account }), 412: object({ present: account }) },
});

/** Disables an account, which ends its sessions, or enables it again. */
export const accountStateCall = post('/userManagement/doState', {
  body: object({ id: counted(), disabled: boolean() }),
  response: account,
});

/** Sets a new password; returns the number of ended sessions. */
export const accountPasswordCall = post('/userManagement/doPassword', {
  body: object({ id: counted(), password: accountFields.password }),
  response: object({ ended: integer() }),
});

export const rolesCall = get('/roleManagement/getList', {
  query: object({ ...pageQuery(['id', ...roleSorts]), keyword: search() }),
  response: pageOf(role),
});

/** All permissions, and the names of all roles. */
export const roleOptionsCall = get('/roleManagement/options', {
  response: object({ permissions: array(string()), roles: array(string()) }),
});

/** The editable fields of a role. */
export const roleFields = { name: name(40), note: text(100), permissions: list(oneOf<string>(permissions), 0, 200) };

/** Adds a role, or with an id changes one; with `version`, only while the record still has it. */
export const saveRoleCall = post('/roleManagement/doEdit', {
  body: object({ id: optional(counted()), version: optional(counted()), ...roleFields }),
  response: role,
  errors: { 409: object({ present: role }), 412: object({ present: role }) },
});

/** Removes roles without members. */
export const removeRolesCall = post('/roleManagement/doDelete', {
  body: object({ ids: ids() }),
  response: object({ deleted: integer() }),
});
