import { toFinding } from '../messages/finding';
import { createSchema } from './create-schema';
import { PARTIAL } from './json-schema';
import type { Examples, Rule } from './schema';

/** Requires the same value in two fields of an object, as for a repeated password; compared with `Object.is`. The issue is at the second field. Its params: `{ other }`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function sameAs<const Field extends string, const Again extends string>(
  other: Field,
  field: Again,
): Rule<{ readonly [Key in Field | Again]?: unknown }> {
  return createSchema<unknown>((value, run) => {
    if (!Object.is(read(value, other), read(value, field))) run.issues.push(toFinding('sameAs', { other }, [field]));
    return value;
  }, PARTIAL);
}

function read(value: unknown, field: string): unknown {
  try {
    return (value as Record<string, unknown>)[field];
  } catch {
    return undefined;
  }
}

export const examples = (): Examples => [
  { args: ['password', 'again'], good: [{ password: '1', again: '1' }], bad: [{ password: '1', again: '2' }] },
];
