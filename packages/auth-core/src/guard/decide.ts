import type { Guard } from './guard';
import { type Holdings, isOff, passes, type ReadGuard, readGuard } from './passes';
import type { Subject } from './subject';
import type { Verdict, VerdictNames, VerdictReason } from './verdict';

/**
 * Whether a subject passes a guard, and why. The full-access flag and the absence of a guard always pass; a list passes on any name held as a
 * role or a permission; `oneOf` on any, `allOf` on every, `except` on not every listed name; a guard that names nothing denies. What a rule names under
 * `flag` must be switched on for everybody, the full-access flag included.
 * Source: product specification, section 6. @public
 */
export function decide(guard: Guard | undefined, subject: Subject): Verdict {
  const holdings = toHoldings(subject);
  const read = readGuard(guard);
  return { allowed: passes(read, holdings), reason: explain(read, subject, holdings) };
}

/** Whether a subject passes a guard: `decide` without the reason. @public */
export function can(guard: Guard | undefined, subject: Subject): boolean {
  return passes(readGuard(guard), toHoldings(subject));
}

/** A `can` for one subject and very many guards (a route table): the names held are indexed once. */
export function createChecker(subject: Subject): (guard: Guard | undefined) => boolean {
  const roles = new Set(subject.roles);
  const permissions = new Set(subject.permissions);
  const holdings: Holdings = {
    admin: subject.admin,
    hasRole: (name) => roles.has(name),
    hasPermission: (name) => permissions.has(name),
    hasFlag: (name) => subject.flags?.includes(name) ?? false,
  };
  return (guard) => guard === undefined || passes(readGuard(guard), holdings);
}

function toHoldings({ admin, roles, permissions, flags = [] }: Subject): Holdings {
  return {
    admin,
    hasRole: (name) => roles.includes(name),
    hasPermission: (name) => permissions.includes(name),
    hasFlag: (name) => flags.includes(name),
  };
}

function explain(guard: ReadGuard, subject: Subject, holdings: Holdings): VerdictReason {
  if (guard.kind === 'open') return { kind: 'open' };
  if (guard.kind === 'rule') {
    const { flags: needs, roles, permissions } = guard;
    const missing = needs.filter((flag) => isOff(flag, holdings));
    if (missing.length > 0 || roles.length + permissions.length === 0) return { kind: 'flag', needs, missing };
  }
  if (subject.admin) return { kind: 'admin' };
  if (guard.kind !== 'list' && guard.kind !== 'rule') return { kind: guard.kind };
  const named = namesOf(guard);
  const pick = (want: boolean): VerdictNames => ({
    roles: named.roles.filter((name) => holdings.hasRole(name) === want),
    permissions: named.permissions.filter((name) => holdings.hasPermission(name) === want),
    names: named.names.filter((name) => (holdings.hasRole(name) || holdings.hasPermission(name)) === want),
  });
  return {
    kind: 'rule',
    mode: guard.kind === 'list' ? 'oneOf' : guard.mode,
    held: pick(true),
    missing: pick(false),
    needs: flat(named),
    holds: [...subject.roles, ...subject.permissions],
  };
}

const namesOf = (guard: Extract<ReadGuard, { kind: 'list' | 'rule' }>): VerdictNames =>
  guard.kind === 'list'
    ? { roles: [], permissions: [], names: guard.names }
    : { roles: guard.roles, permissions: guard.permissions, names: [] };

const flat = ({ roles, permissions, names }: VerdictNames): string[] => [...roles, ...permissions, ...names];
