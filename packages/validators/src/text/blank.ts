import type { Examples } from '../form/schema';

/**
 * Whether there is nothing to read in a value: `undefined`, `null`, or a string of nothing but white space
 * (ECMAScript `WhiteSpace` and `LineTerminator`, the ideographic space included). Numbers, objects and arrays are never blank. @public
 */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

export const examples = (): Examples => [{ good: ['\u3000', '', null], bad: ['a', 0, []] }];
