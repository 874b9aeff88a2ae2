import type { JsonSchema } from './description';

/** The keyword that marks the schema beside it as incomplete. */
export const PARTIAL: JsonSchema = { 'x-partial': true };

/** Texts that match an expression without flags; the format names the rule. */
export function matching(format: string, form: RegExp | string, more?: JsonSchema): JsonSchema {
  return { type: 'string', format, pattern: typeof form === 'string' ? form : form.source, ...more };
}

/** Matches no value. */
export const NOTHING: JsonSchema = { not: {} };

/** The number of characters or items. */
export function within(what: 'Length' | 'Items', min: number, max: number): JsonSchema {
  const low = Math.max(0, Math.ceil(min));
  const high = Math.floor(max);
  if (!(low <= high && low < Infinity)) return NOTHING;
  return { ...(low > 0 && { [`min${what}`]: low }), ...(high < Infinity && { [`max${what}`]: high }) };
}

/** Numbers between two bounds, both included. */
export function between(min: number, max: number): JsonSchema {
  if (!(min <= max && min < Infinity && max > -Infinity)) return NOTHING;
  return {
    type: 'number',
    ...(min > -Infinity && { minimum: min }),
    ...(max < Infinity && { maximum: max }),
  };
}

/** An expression, if it means the same by code points (flag `u`) and without flags; otherwise only the mark that there is one. */
export function toPattern({ source, flags }: RegExp): JsonSchema {
  try {
    const byUnits = /\.|\[\^|\\[DWS]|[\ud800-\udfff]|\\u[dD][89a-fA-F]/.test(source.replace(/\\\./g, ''));
    const same = flags === 'u' || (flags === '' && !byUnits);
    return same && new RegExp(source, 'u') ? { pattern: source } : PARTIAL;
  } catch {
    return PARTIAL;
  }
}
