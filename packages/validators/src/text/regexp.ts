import { format } from '../form/format';
import { PARTIAL } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

/** Whether a value is a `RegExp` or the text of one (at most 1,000 UTF-16 units) that this engine can compile. @public */
export function isRegExp(value: unknown): boolean {
  try {
    if (typeof value !== 'string') return value instanceof RegExp;
    // Engines take more than linear time and stack beyond.
    return value.length <= 1000 && new RegExp(value) instanceof RegExp;
  } catch {
    return false;
  }
}

/** Accepts what `isRegExp` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const regexp = (): Schema<RegExp | string> =>
  format<RegExp | string>('regexp', isRegExp, { type: 'string', format: 'regex', ...PARTIAL });

export const examples = (): Examples => [{ good: ['^\\d+$', /a/], bad: ['(', 1] }];
