import { dayFormats } from './day-formats';
import { toIso, toYear } from './iso-day';
import { toLatinDigits } from './latin-digits';
import { perLanguage, toLocale } from './per-language';
import { atMidnight } from './written-date';

interface NamedForms {
  /** A month in a day as the language writes it: its groups are year, day and day of the week. */
  readonly exact: readonly { readonly month: number; readonly pattern: RegExp }[];
  /** Months by the words of such a day, sorted. */
  readonly byWords: ReadonlyMap<string, number>;
  /** The names of the days of the week, Sunday first. */
  readonly weekdays: readonly string[];
}

/** The month names of a language, in all forms that `Intl` writes. */
const namedForms = perLanguage((language): NamedForms => {
  const { toParts } = dayFormats(language);
  const months = Array.from({ length: 12 }, (_, month) => ({
    month: month + 1,
    at: new Date(Date.UTC(2026, month, 21)),
  }));
  const exact = (['medium', 'long', 'full'] as const).flatMap((length) =>
    months.map(({ month, at }) => {
      const sample = toParts(at, length).map(({ type, value }) => (type === 'weekday' ? weekdayPlace : value));
      const source = toPlain(sample.join(''), language)
        .replace('2026', '(?<year>\\d\\d(?:\\d\\d)?)')
        .replace('21', '0?(?<day>\\d\\d?)')
        .replace(weekdayPlace, '(?<weekday>\\D+)');
      return { month, pattern: new RegExp(`^${source}$`, 'u') };
    }),
  );
  const byWords = (['medium', 'long'] as const).flatMap((length) =>
    months.map(({ month, at }) => {
      const words = toParts(at, length).filter(({ type }) => type === 'month' || type === 'literal');
      return [wordsOf(words.map(({ value }) => value).join(' '), language), month] as const;
    }),
  );
  const weekdays = Array.from({ length: 7 }, (_, day) => {
    const parts = toParts(new Date(Date.UTC(2026, 1, 1 + day)), 'full');
    return toPlain(parts.find(({ type }) => type === 'weekday')?.value ?? '', language);
  });
  return { exact, byWords: new Map(byWords), weekdays };
});

/** Reads a day with the name of its month or weekday; undefined if the language has no such form, or several. */
export function readNamedDay(typed: string, language: string, isYear: (year: number) => boolean): string | undefined {
  const plain = toPlain(typed, language);
  if (!/\d/.test(plain) || !/\p{L}/u.test(plain)) return undefined;
  const { exact, byWords, weekdays } = namedForms(language);
  const days = new Set<string>();
  for (const { month, pattern } of exact) {
    const { year = '', day = '', weekday } = pattern.exec(plain)?.groups ?? {};
    const iso = day && isYear(toYear(year)) ? toIso(toYear(year), month, day) : undefined;
    if (iso && (weekday === undefined || weekdays[atMidnight(iso).getUTCDay()] === weekday)) days.add(iso);
  }
  if (days.size > 0) return days.size === 1 ? [...days][0] : undefined;
  // A month name and a year of four digits identify the day in any order.
  const month = byWords.get(wordsOf(typed, language));
  const [one = '', other = '', ...more] = toLatinDigits(typed).match(/\d+/g) ?? [];
  const [year, day] = one.length === 4 ? [one, other] : [other, one];
  if (!month || more.length > 0 || year.length !== 4 || day.length > 2 || !isYear(Number(year))) return undefined;
  return toIso(Number(year), month, day);
}

/** A private-use character that no text contains. */
const weekdayPlace = '\uE000';

/** Small letters without accents, signs and blanks, but for one between numbers. */
const toPlain = (text: string, language: string): string =>
  foldedOf(text, language)
    .replace(/(?<=\d)[^\p{L}\p{M}\p{Co}\d]+(?=\d)/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{Co}\d ]|(?<!\d) | (?!\d)/gu, '');

const wordsOf = (text: string, language: string): string =>
  [...(foldedOf(text, language).match(/[\p{L}\p{M}]+/gu) ?? [])].sort().join(' ');

const foldedOf = (text: string, language: string): string =>
  toLatinDigits(text)
    .toLocaleLowerCase(toLocale(language))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
