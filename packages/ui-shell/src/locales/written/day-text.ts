import { type DayFormats, type DayLength, dayFormats } from './day-formats';
import { toIso, toYear } from './iso-day';
import { toLatinDigits } from './latin-digits';
import { readNamedDay } from './named-day';
import { atMidnight, isIsoDay } from './written-date';

const joined = (parts: readonly { value: string }[]) => parts.map(({ value }) => value).join('');

/** Writes a day in a language, with a year of four digits: `28.02.1990` in German. Returns an invalid day unchanged. */
export const showDay = (iso: string, language: string, length: DayLength = 'short'): string =>
  isIsoDay(iso) ? joined(dayFormats(language).toParts(atMidnight(iso), length)) : iso;

/** In which form a language writes days, with letters in the places of the numbers: `DD/MM/YYYY`. */
export const dayForm = (language: string, letters: Readonly<Record<'year' | 'month' | 'day', string>>): string =>
  joined(
    dayFormats(language)
      .toParts(new Date(0), 'short')
      .map(({ type, value }) => ({
        value: type === 'year' || type === 'month' || type === 'day' ? letters[type] : value,
      })),
  );

/** Reads a typed or pasted day: year first, in the order of the language, or with the month's name. Two digits of a year mean 1950 to 2049. Any other text stays as typed. */
export function readDay(typed: string, language = 'zh'): string {
  const plain = toLatinDigits(typed).trim();
  const manner = dayFormats(language);
  return readInNumbers(plain, manner) ?? readNamedDay(plain, language, (year) => isMeant(year, manner)) ?? typed.trim();
}

/** A year of another calendar must not be read as a Gregorian one. */
const isMeant = (year: number, { isGregorian }: DayFormats) => isGregorian || (year >= 1900 && year < 2200);

function readInNumbers(plain: string, manner: DayFormats): string | undefined {
  const [, ...parts] =
    /^(\d+)[-/.年년\s]+(\d+)[-/.月월\s]+(\d+)(?:\s*[日일.])?(?:\s*г\.)?$/.exec(plain) ??
    /^(\d{4})(\d\d)(\d\d)$/.exec(plain) ??
    /^(\d\d)(\d\d)(\d\d)$/.exec(plain) ??
    [];
  const named = namedParts(parts, manner.order);
  if (!named) return undefined;
  const year = toYear(named.year);
  return isMeant(year, manner) ? toIso(year, named.month, named.day) : undefined;
}

interface DayParts {
  year: string;
  month: string;
  day: string;
}

function namedParts([a = '', b = '', c = '']: readonly string[], order: DayFormats['order']): DayParts | undefined {
  const isPart = (number: string) => /^\d{1,2}$/.test(number);
  const isYear = (number: string) => /^(\d{2}|\d{4})$/.test(number);
  if ((order === 'year' ? isYear(a) : /^\d{4}$/.test(a)) && isPart(b) && isPart(c))
    return { year: a, month: b, day: c };
  if (!isYear(c) || !isPart(a) || !isPart(b)) return undefined;
  if (order === 'day') return { year: c, month: b, day: a };
  if (order === 'month') return { year: c, month: a, day: b };
  // The order of day and month is clear only if one of them cannot be a month, and the other part is a year.
  if (order === 'either' && c.length === 4 && (a === b || Number(a) > 12 || Number(b) > 12))
    return Number(a) > 12 ? { year: c, month: b, day: a } : { year: c, month: a, day: b };
  return undefined;
}
