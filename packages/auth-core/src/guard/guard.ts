import type { GuardMode } from './guard-mode';
import type { RecordRules } from './record-rule';
import type { Registered } from './register';

/** A guard in its long form; a missing list is neutral. @public */
export interface GuardRule<
  Role extends string = Registered<'role'>,
  Permission extends string = Registered<'permission'>,
  Flag extends string = string,
> {
  readonly role?: readonly Role[];
  readonly permission?: readonly Permission[];
  /** Features that must be on, all of them in every mode; `!name` must be off. They apply beside roles and permissions, and to the full-access flag too: a missing feature is unavailable to every user. */
  readonly flag?: readonly (Flag | `!${Flag}`)[];
  /** Default `oneOf`. */
  readonly mode?: GuardMode;
}

/** A list of names (any one, among roles or permissions), a rule, or rules over records, of which a page checks the names alone. A guard without names denies. @public */
export type Guard<
  Role extends string = Registered<'role'>,
  Permission extends string = Registered<'permission'>,
  Flag extends string = string,
> = readonly (Role | Permission)[] | GuardRule<Role, Permission, Flag> | RecordRules<Role, Permission, Flag>;
