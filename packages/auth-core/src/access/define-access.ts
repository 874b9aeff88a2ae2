import type { Guard, GuardRule } from '../guard/guard';

/** The names of a project. @public */
export interface AccessNames<
  Role extends string = string,
  Permission extends string = string,
  Flag extends string = string,
> {
  readonly roles: readonly Role[];
  readonly permissions: readonly Permission[];
  /** Names of feature flags. */
  readonly flags?: readonly Flag[];
}

/** A project's names with the guards that use them; a misspelt name does not compile. @public */
export interface AccessDeclaration<
  Role extends string = string,
  Permission extends string = string,
  Flag extends string = string,
> extends AccessNames<Role, Permission, Flag> {
  readonly flags: readonly Flag[];
  /** Returns its guard unchanged, so that the compiler checks its names. */
  guard(guard: Guard<Role, Permission, Flag>): Guard<Role, Permission, Flag>;
  oneOf(names: NamesOf<Role, Permission, Flag>): GuardRule<Role, Permission, Flag>;
  allOf(names: NamesOf<Role, Permission, Flag>): GuardRule<Role, Permission, Flag>;
  except(names: NamesOf<Role, Permission, Flag>): GuardRule<Role, Permission, Flag>;
}

/** A rule without its mode. @public */
export type NamesOf<Role extends string, Permission extends string, Flag extends string = string> = Omit<
  GuardRule<Role, Permission, Flag>,
  'mode'
>;

/** The guard type of a declaration, for a route table: `RouteEntry & { guard?: GuardOf<typeof access> }`. @public */
export type GuardOf<Declaration extends AccessNames> = Guard<
  Declaration['roles'][number],
  Declaration['permissions'][number],
  NonNullable<Declaration['flags']>[number]
>;

/** Declares a project's names once: `defineAccess({ roles: ['Editor', 'Agent'], permissions: ['order:read'], flags: ['new-prices'] })`. @public */
export function defineAccess<
  const Role extends string = never,
  const Permission extends string = never,
  const Flag extends string = string,
>(names: {
  readonly roles?: readonly Role[];
  readonly permissions?: readonly Permission[];
  readonly flags?: readonly Flag[];
}): AccessDeclaration<Role, Permission, Flag> {
  return {
    roles: names.roles ?? [],
    permissions: names.permissions ?? [],
    flags: names.flags ?? [],
    guard: (guard) => guard,
    oneOf: (rule) => ({ ...rule, mode: 'oneOf' }),
    allOf: (rule) => ({ ...rule, mode: 'allOf' }),
    except: (rule) => ({ ...rule, mode: 'except' }),
  };
}
