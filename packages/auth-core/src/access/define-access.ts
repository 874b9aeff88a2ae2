import type { Guard, GuardRule } from '../guard/guard';

/** The names a project knows. @public */
export interface AccessNames<Role extends string = string, Permission extends string = string> {
  readonly roles: readonly Role[];
  readonly permissions: readonly Permission[];
}

/** A project's names with the guards that can be written in them; a misspelt name does not compile. @public */
export interface AccessDeclaration<Role extends string = string, Permission extends string = string>
  extends AccessNames<Role, Permission> {
  /** Returns the guard it is given: a place for the compiler to check its names. */
  guard(guard: Guard<Role, Permission>): Guard<Role, Permission>;
  oneOf(names: NamesOf<Role, Permission>): GuardRule<Role, Permission>;
  allOf(names: NamesOf<Role, Permission>): GuardRule<Role, Permission>;
  except(names: NamesOf<Role, Permission>): GuardRule<Role, Permission>;
}

/** A rule without its mode. @public */
export type NamesOf<Role extends string, Permission extends string> = Omit<GuardRule<Role, Permission>, 'mode'>;

/** The guard type of a declaration, for a route table: `RouteEntry & { guard?: GuardOf<typeof access> }`. @public */
export type GuardOf<Declaration extends AccessNames> = Guard<
  Declaration['roles'][number],
  Declaration['permissions'][number]
>;

/** Declares a project's role and permission names once: `defineAccess({ roles: ['Editor', 'Agent'], permissions: ['order:read'] })`. @public */
export function defineAccess<const Role extends string = never, const Permission extends string = never>(names: {
  readonly roles?: readonly Role[];
  readonly permissions?: readonly Permission[];
}): AccessDeclaration<Role, Permission> {
  return {
    roles: names.roles ?? [],
    permissions: names.permissions ?? [],
    guard: (guard) => guard,
    oneOf: (rule) => ({ ...rule, mode: 'oneOf' }),
    allOf: (rule) => ({ ...rule, mode: 'allOf' }),
    except: (rule) => ({ ...rule, mode: 'except' }),
  };
}
