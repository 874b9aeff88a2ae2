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
  /**
   * Features that must be switched on, every one of them and whatever the mode; `!name` must be off. They count beside roles and permissions, also for
   * the full-access flag: who may do everything still cannot use what is not there.
   */
  readonly flag?: readonly (Flag | `!${Flag}`)[];
  /** Default `oneOf`. */
  readonly mode?: GuardMode;
}

/**
 * Who may pass: a list of names (any one, among roles or permissions), a rule, or rules over records, of which a page asks for the names alone. A guard
 * that names nothing denies. @public
 */
export type Guard<
  Role extends string = Registered<'role'>,
  Permission extends string = Registered<'permission'>,
  Flag extends string = string,
> = readonly (Role | Permission)[] | GuardRule<Role, Permission, Flag> | RecordRules<Role, Permission, Flag>;
