import { isMadeDate } from '@waybill/ui-shell/import';
import type { ImportField } from './import-fields';

/** What speaks against a text that no rule of an order refuses: the code of an issue; nothing where it may be meant. */
export function doubtOf(field: ImportField, text: string): string | undefined {
  if (text === '') return undefined;
  if (failedFormula.test(text)) return 'failedFormula';
  const part = field.split('.').at(-1) ?? '';
  if (made.has(part) && isMadeDate(text)) return 'madeDate';
  const digits = text.normalize('NFKC');
  if (part === 'name' && manyDigits.test(digits)) return 'holdsPhone';
  if (part === 'street' && mobile.test(digits)) return 'holdsPhone';
  if (part === 'street' && aNumber.test(digits)) return 'madeNumber';
  return part === 'brand' && !/\p{L}/u.test(text) ? 'noBrand' : undefined;
}

/** What spreadsheets show in place of a result, or of what is wider than its column. */
const failedFormula = /^#(?:n\/a|ref!|value!|name\?|div\/0!|null!|num!|spill!|calc!|#{2,})$/i;

/** Parts that are texts, of which a spreadsheet makes a date. */
const made = new Set(['street', 'name', 'brand', 'model', 'region']);

const manyDigits = /\d(?:[\s-]?\d){6}/;
const mobile = /(?<!\d)1[3-9]\d(?:[\s-]?\d){8}(?!\d)/;
const aNumber = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
