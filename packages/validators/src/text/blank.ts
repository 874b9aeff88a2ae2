import type { Examples } from '../form/schema';

/** Whether a value has no text: `undefined`, `null`, or a string of white space alone (ECMAScript `WhiteSpace` and `LineTerminator`, the ideographic space included). Numbers, objects and arrays are never blank. @public */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

export const examples = (): Examples => [{ good: ['\u3000', '', null], bad: ['a', 0, []] }];
