import type { Guard, GuardMode, GuardRule } from './guard';

/** What a subject holds, in the form that answers fastest to whoever asks. */
export interface Holdings {
  readonly admin: boolean;
  hasRole(name: string): boolean;
  hasPermission(name: string): boolean;
  hasFlag(name: string): boolean;
}

/** A guard taken apart: `names` come from a list and may be either, `malformed` is not a guard at all. */
export type ReadGuard =
  | { kind: 'open' }
  | { kind: 'empty' }
  | { kind: 'malformed' }
  | { kind: 'list'; names: readonly string[] }
  | {
      kind: 'rule';
      mode: GuardMode;
      roles: readonly string[];
      permissions: readonly string[];
      flags: readonly string[];
    };

const none: readonly string[] = [];
const open: ReadGuard = { kind: 'open' };
const empty: ReadGuard = { kind: 'empty' };
const malformed: ReadGuard = { kind: 'malformed' };

/** Takes a guard apart; whatever is no guard, at run time, counts as malformed and so denies. */
export function readGuard(guard: Guard | undefined): ReadGuard {
  if (guard === undefined) return open;
  if (isList(guard)) {
    if (!guard.every(isName)) return malformed;
    return guard.length > 0 ? { kind: 'list', names: guard } : empty;
  }
  if (guard === null || typeof guard !== 'object') return malformed;
  const { role = none, permission = none, flag = none, mode = 'oneOf' } = guard;
  if (![role, permission, flag].every(isNames) || !isMode(mode)) return malformed;
  if (role.length + permission.length + flag.length === 0) return empty;
  return { kind: 'rule', mode, roles: role, permissions: permission, flags: flag };
}

/** The one place where a guard meets a subject. */
export function passes(guard: ReadGuard, subject: Holdings): boolean {
  if (guard.kind === 'rule' && guard.flags.some((flag) => isOff(flag, subject))) return false;
  if (guard.kind === 'open' || subject.admin) return true;
  if (guard.kind === 'list') return guard.names.some((name) => subject.hasRole(name) || subject.hasPermission(name));
  if (guard.kind !== 'rule') return false;
  const { mode, roles, permissions } = guard;
  if (roles.length + permissions.length === 0) return true;
  if (mode === 'oneOf') return roles.some(subject.hasRole) || permissions.some(subject.hasPermission);
  const all = roles.every(subject.hasRole) && permissions.every(subject.hasPermission);
  return mode === 'allOf' ? all : !all;
}

/** Whether a flag of a guard keeps a subject out: a feature is not on, or with `!` before its name not off. */
export const isOff = (flag: string, { hasFlag }: Pick<Holdings, 'hasFlag'>): boolean =>
  flag.startsWith('!') ? hasFlag(flag.slice(1)) : !hasFlag(flag);

const isMode = (mode: unknown): mode is GuardMode => mode === 'oneOf' || mode === 'allOf' || mode === 'except';
const isName = (name: unknown): boolean => typeof name === 'string';
const isNames = (names: unknown): boolean => Array.isArray(names) && names.every(isName);
const isList = (guard: Guard): guard is Exclude<Guard, GuardRule> => Array.isArray(guard);
