import type { Guard } from './guard';
import { type Holdings, holdingsOf, indexOf } from './holdings';
import { isHeld, isOff, type NameKind, passes, type ReadGuard, readGuard } from './passes';
import type { Subject } from './subject';
import type { Verdict, VerdictNames, VerdictReason } from './verdict';
import { isRecordRules, withoutRecord } from './without-record';

/**
 * Whether a subject passes a guard, and why. The table of guards and modes is in packages/auth-core/README.md. The
 * full-access flag passes everything but a missing `flag`. Of rules over records only the names count. Source:
 * section 6 of the specification. @public
 */
export function decide(guard: Guard | undefined, subject: Subject): Verdict {
  const holdings = holdingsOf(subject);
  if (!isRecordRules(guard)) return decideBy(readGuard(guard), holdings);
  const { read, denies } = withoutRecord(guard, holdings);
  const verdict = decideBy(read, holdings);
  if (!denies) return verdict;
  const { reason } = verdict;
  return { allowed: false, reason: reason.kind === 'rule' ? { ...reason, mode: 'except' } : reason };
}

/** Whether a subject passes a guard: `decide` without the reason. @public */
export function can(guard: Guard | undefined, subject: Subject): boolean {
  return isPassed(guard, holdingsOf(subject));
}

/** Returns a `can` for one subject and many guards (a route table): the names held are indexed once. */
export function createChecker(subject: Subject): (guard: Guard | undefined) => boolean {
  const holdings = indexOf(subject);
  return (guard) => guard === undefined || isPassed(guard, holdings);
}

function isPassed(guard: Guard | undefined, holdings: Holdings): boolean {
  if (!isRecordRules(guard)) return passes(readGuard(guard), holdings);
  const { read, denies } = withoutRecord(guard, holdings);
  return !denies && passes(read, holdings);
}

/** Decides a parsed guard for the holdings of a subject, with the reason. */
export function decideBy(guard: ReadGuard, holdings: Holdings): Verdict {
  if (guard.kind === 'open') return { allowed: true, reason: open };
  if (guard.kind === 'rule' && guard.flags.length > 0) {
    const missing = guard.flags.filter((flag) => isOff(flag, holdings));
    if (missing.length > 0 || guard.roles.length + guard.permissions.length === 0)
      return { allowed: missing.length === 0, reason: { kind: 'flag', needs: guard.flags, missing } };
  }
  if (holdings.admin) return { allowed: true, reason: admin };
  if (guard.kind === 'list') {
    const names = sift(guard.names, holdings, 'name');
    return {
      allowed: names.held.length > 0,
      reason: {
        kind: 'rule',
        mode: 'oneOf',
        needs: guard.names.slice(),
        held: named(none, none, names.held),
        missing: named(none, none, names.missing),
        holds: holdings.all,
      },
    };
  }
  if (guard.kind !== 'rule') return { allowed: false, reason: guard.kind === 'empty' ? empty : malformed };
  const { mode } = guard;
  const roles = sift(guard.roles, holdings, 'role');
  const permissions = sift(guard.permissions, holdings, 'permission');
  const held = roles.held.length + permissions.held.length;
  const missing = roles.missing.length + permissions.missing.length;
  return {
    allowed: mode === 'oneOf' ? held > 0 : (mode === 'allOf') === (missing === 0),
    reason: {
      kind: 'rule',
      mode,
      needs: guard.roles.length === 0 ? guard.permissions.slice() : guard.roles.concat(guard.permissions),
      held: named(roles.held, permissions.held, none),
      missing: named(roles.missing, permissions.missing, none),
      holds: holdings.all,
    },
  };
}

interface Sifted {
  held: readonly string[];
  missing: readonly string[];
}

/** Splits names by whether they are held. A plain loop with one lookup per name, since every button of a page has a guard. */
function sift(names: readonly string[], holdings: Holdings, kind: NameKind): Sifted {
  if (names.length === 0) return nothing;
  if (names.length === 1) {
    const alone = names.slice();
    return isHeld(names[0] as string, holdings, kind) ? { held: alone, missing: none } : { held: none, missing: alone };
  }
  const held: string[] = [];
  const missing: string[] = [];
  for (const name of names) (isHeld(name, holdings, kind) ? held : missing).push(name);
  return { held, missing };
}

/** One shared empty object, since most lists are empty. */
const named = (roles: readonly string[], permissions: readonly string[], names: readonly string[]): VerdictNames =>
  roles.length + permissions.length + names.length === 0 ? noNames : { roles, permissions, names };

const none: readonly string[] = Object.freeze([]);
const noNames: VerdictNames = Object.freeze({ roles: none, permissions: none, names: none });
const nothing: Sifted = Object.freeze({ held: none, missing: none });
const open: VerdictReason = Object.freeze({ kind: 'open' });
const admin: VerdictReason = Object.freeze({ kind: 'admin' });
const empty: VerdictReason = Object.freeze({ kind: 'empty' });
const malformed: VerdictReason = Object.freeze({ kind: 'malformed' });
