import type { GuardMode } from './guard-mode';
import type { Verdict } from './verdict';

const needs: Record<GuardMode, string> = {
  oneOf: 'needs any of',
  allOf: 'needs all of',
  except: 'refuses whoever holds all of',
};

/** Describes a verdict in one English line for logs and the debugger page, such as "needs any of: Editor; holds: Agent". @public */
export function describeVerdict({ reason }: Verdict): string {
  if (reason.kind === 'open') return 'no guard';
  if (reason.kind === 'admin') return 'full access';
  if (reason.kind === 'flag')
    return `needs the features: ${reason.needs.join(', ')}; not so: ${reason.missing.join(', ') || 'none'}`;
  if (reason.kind === 'empty')
    return 'the guard names nothing, so it denies; name a role or permission or remove the guard';
  if (reason.kind === 'malformed')
    return 'the guard is malformed, so it denies; write a list of names or { role, permission, mode }';
  return `${needs[reason.mode]}: ${reason.needs.join(', ')}; holds: ${reason.holds.join(', ') || 'nothing'}`;
}
