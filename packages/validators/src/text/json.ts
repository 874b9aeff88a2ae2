import { format } from '../form/format';
import { PARTIAL } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

/** @public */
export interface JsonOptions {
  /** Also accept a bare string, number, boolean or null, which RFC 8259 allows. Default false, for example `{ scalars: true }`. */
  scalars?: boolean;
}

/** Whether a string is JSON text (RFC 8259) for an object or a list, as a form for structured data needs it. @public */
export function isJson(value: unknown, options?: JsonOptions): boolean {
  if (typeof value !== 'string' || !(options?.scalars === true || /^\s*[[{]/.test(value))) return false;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

/** Accepts what `isJson` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const json = (options?: JsonOptions): Schema<string> =>
  format('json', (value) => isJson(value, options), {
    type: 'string',
    contentMediaType: 'application/json',
    ...PARTIAL,
  });

export const examples = (): Examples => [
  { good: ['{"a":1}', '[]'], bad: ['{a:1}', '1', ''] },
  { args: [{ scalars: true }], good: ['1', 'null'], bad: ['undefined'] },
];
