import type { Guard, GuardRule } from './guard';
import type { GuardMode } from './guard-mode';
import type { Holdings } from './holdings';
import type { RecordRule } from './record-rule';

/** The names of a rule. */
export interface ReadRule {
  readonly kind: 'rule';
  readonly mode: GuardMode;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  readonly flags: readonly string[];
}

/** A parsed guard: `names` come from a list and may be either kind, `malformed` is not a guard. */
export type ReadGuard =
  | { readonly kind: 'open' | 'empty' | 'malformed' }
  | { readonly kind: 'list'; readonly names: readonly string[] }
  | ReadRule;

const none: readonly string[] = [];
const open: ReadGuard = { kind: 'open' };
const empty: ReadGuard = { kind: 'empty' };
const malformed: ReadGuard = { kind: 'malformed' };

/** Parses a guard without records; a value that is not a guard counts as malformed and so denies. */
export function readGuard(guard: Guard<string, string> | undefined): ReadGuard {
  if (guard === undefined) return open;
  if (Array.isArray(guard)) {
    if (!isNames(guard)) return malformed;
    return guard.length > 0 ? { kind: 'list', names: guard } : empty;
  }
  if (guard === null || typeof guard !== 'object') return malformed;
  const { role = none, permission = none, flag = none, mode = 'oneOf' } = guard as GuardRule;
  if (!isNames(role) || !isNames(permission) || !isNames(flag) || !isMode(mode)) return malformed;
  if (role.length + permission.length + flag.length === 0) return empty;
  return { kind: 'rule', mode, roles: role, permissions: permission, flags: flag };
}

/** Parses the names of a rule over records; a rule without names is open to everybody, because its conditions restrict it. */
export function readNames({ role = none, permission = none, flag, mode }: RecordRule<string, string>): ReadGuard {
  const read = readGuard({
    role: typeof role === 'string' ? [role] : role,
    permission: typeof permission === 'string' ? [permission] : permission,
    ...(flag === undefined ? {} : { flag }),
    ...(mode === undefined ? {} : { mode }),
  });
  return read === empty ? open : read;
}

/** Evaluates a guard for a subject. */
export function passes(guard: ReadGuard, subject: Holdings): boolean {
  if (guard.kind === 'rule' && missesFlag(guard.flags, subject)) return false;
  if (guard.kind === 'open' || subject.admin) return true;
  if (guard.kind === 'list') return holdsAny(guard.names, subject, 'name');
  if (guard.kind !== 'rule') return false;
  const { mode, roles, permissions } = guard;
  if (roles.length + permissions.length === 0) return true;
  if (mode === 'oneOf') return holdsAny(roles, subject, 'role') || holdsAny(permissions, subject, 'permission');
  const all = holdsAll(roles, subject, 'role') && holdsAll(permissions, subject, 'permission');
  return mode === 'allOf' ? all : !all;
}

/** The kind of a name; a name of a list may be either. */
export type NameKind = 'role' | 'permission' | 'name';

/** Whether a subject holds a name of this kind. */
export const isHeld = (name: string, subject: Holdings, kind: NameKind): boolean =>
  (kind !== 'permission' && subject.hasRole(name)) || (kind !== 'role' && subject.hasPermission(name));

// Plain loops, because closure calls dominated the time of a guard.
function holdsAny(names: readonly string[], subject: Holdings, kind: NameKind): boolean {
  for (const name of names) if (isHeld(name, subject, kind)) return true;
  return false;
}

function holdsAll(names: readonly string[], subject: Holdings, kind: NameKind): boolean {
  for (const name of names) if (!isHeld(name, subject, kind)) return false;
  return true;
}

function missesFlag(flags: readonly string[], subject: Holdings): boolean {
  for (const flag of flags) if (isOff(flag, subject)) return true;
  return false;
}

/** Whether a flag of a guard excludes a subject: the feature must be on, or off if its name begins with `!`. */
export const isOff = (flag: string, subject: Holdings): boolean =>
  flag.startsWith('!') ? subject.hasFlag(flag.slice(1)) : !subject.hasFlag(flag);

const isMode = (mode: unknown): mode is GuardMode => mode === 'oneOf' || mode === 'allOf' || mode === 'except';

function isNames(names: unknown): names is readonly string[] {
  if (!Array.isArray(names)) return false;
  for (const name of names) if (typeof name !== 'string') return false;
  return true;
}
