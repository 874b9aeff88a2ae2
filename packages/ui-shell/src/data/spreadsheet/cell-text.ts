import type { Translate } from '../../locales/use-text';
import type { CellValue } from '../table/data-column';
import { wallText } from './wall-clock';

/** A cell as plain text: moments as `2025-02-06 13:05:09` in a time zone (default: the browser's), numbers without grouping. */
export function cellText(value: CellValue, t: Translate, timeZone?: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : wallText(value, timeZone);
  return t(value);
}

/**
 * The start of a text that spreadsheets treat as a formula: signs of both widths, also after blanks and invisible
 * characters, because some programs trim. Source: OWASP, CSV Injection.
 */
const formula = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;
/** A text that begins like a neutralised one; it gets another apostrophe, so that reading it back returns it unchanged. */
const neutralised = /^'+(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

/** Whether a spreadsheet could take a text for a formula. */
export const looksLikeFormula = (text: string): boolean => formula.test(text);

/** Prefixes a text that looks like a formula with an apostrophe. */
export const neutralise = (text: string): string =>
  looksLikeFormula(text) || neutralised.test(text) ? `'${text}` : text;

/** Neutralises a text cell; a number is never a formula. */
export const safeText = (value: CellValue, t: Translate, timeZone?: string): string =>
  typeof value === 'number' ? cellText(value, t) : neutralise(cellText(value, t, timeZone));
