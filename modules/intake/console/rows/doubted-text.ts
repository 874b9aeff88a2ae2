import type { RowField } from './row-field';

/** The code of an issue in a text that the rules of an order accept; undefined if the text may be meant. */
export function doubtedText(field: RowField, text: string): string | undefined {
  if (text === '') return undefined;
  const part = field.split('.').at(-1);
  const digits = text.normalize('NFKC');
  if (part === 'name' && manyDigits.test(digits)) return 'holdsPhone';
  if (part === 'street' && mobile.test(digits)) return 'holdsPhone';
  if (part === 'street' && bareNumber.test(digits)) return 'madeNumber';
  return part === 'brand' && !/\p{L}/u.test(text) ? 'noBrand' : undefined;
}

const manyDigits = /\d(?:[\s-]?\d){6}/;
const mobile = /(?<!\d)1[3-9]\d(?:[\s-]?\d){8}(?!\d)/;
const bareNumber = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
