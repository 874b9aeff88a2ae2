import { withoutInvisible } from '../../lib/without-invisible';
import type { Text } from '../../locales/define-messages';
import type { Translate } from '../../locales/use-text';
import { readDay } from '../../locales/written/day-text';
import { numberSigns } from '../../locales/written/number-signs';
import { readDecimal } from '../../locales/written/number-text';
import { isIsoDay } from '../../locales/written/written-date';

/** A choice of a cell. @beta */
export interface CellChoice {
  value: string;
  label: Text;
  /** Synonyms. Default: empty. */
  words?: readonly string[];
}

/** Kind of a cell: any text, a number, an ISO 8601 day, or a value of a list. @beta */
export type CellKind = 'text' | 'number' | 'day' | readonly CellChoice[];

/** Maximum number of decimals. */
const decimals = 6;

/** Reads a pasted text for its cell: choices by value, word or title in any language, numbers and days in the language's or a plain form. An unknown choice is undefined; other text stays for validation. */
export function readCell(text: string, kind: CellKind, language: string, t: Translate): string | undefined {
  if (kind === 'text') return text;
  const typed = withoutInvisible(text).trim();
  if (kind === 'number') return readNumber(typed, language);
  if (kind === 'day') return [readDay(typed, language), readDay(typed)].find(isIsoDay) ?? typed;
  const plain = toPlain(typed);
  const isMeant = (names: readonly string[]) => names.some((name) => toPlain(name) === plain);
  return (
    kind.find(({ value, label }) => isMeant([value, t(label)])) ??
    kind.find(({ label, words = [] }) => isMeant([...words, ...titlesOf(label)]))
  )?.value;
}

function readNumber(typed: string, language: string): string {
  const plain = /^-?\d+(?:\.\d+)?$/.test(typed) ? typed : undefined;
  const units = plain === undefined ? readDecimal(typed, decimals, numberSigns(language)) : null;
  if (units === null || Number.isNaN(units)) return plain ?? typed;
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const places = digits.slice(-decimals).replace(/0+$/, '');
  return `${units < 0 ? '-' : ''}${digits.slice(0, -decimals)}${places && `.${places}`}`;
}

const toPlain = (text: string): string => withoutInvisible(text).normalize('NFKC').trim().toLowerCase();

const titlesOf = (label: Text): readonly string[] =>
  typeof label === 'object' && 'texts' in label ? Object.values(label.texts as Record<string, string>) : [];
