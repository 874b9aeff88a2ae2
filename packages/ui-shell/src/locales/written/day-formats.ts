import { isOfNoCountry, perLanguage, toGregorian, toLocale } from './per-language';

/** How much of a day is written: `short` in numbers, with the month's name else, `full` with the day of the week. */
export type DayLength = 'short' | 'medium' | 'long' | 'full';

/** How a language writes days. */
export interface DayFormats {
  /** The part that comes first in numbers; `either` if it differs by country and the language tag names no country. */
  readonly order: 'year' | 'month' | 'day' | 'either';
  /** Whether the language's usual calendar is the Gregorian one. */
  readonly isGregorian: boolean;
  /** The parts of a day that begins at midnight of UTC; a year always has four digits. */
  readonly toParts: (day: Date, length: DayLength) => Intl.DateTimeFormatPart[];
}

const inNumbers = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;

/** Returns the date formats of a language, such as `de`. */
export const dayFormats: (language: string) => DayFormats = perLanguage((language) => {
  const short = new Intl.DateTimeFormat(isWrittenAsIso(language) ? 'sv-SE' : toGregorian(language), inNumbers);
  const formatOf = perLanguage((length) =>
    length === 'short'
      ? short
      : new Intl.DateTimeFormat(toGregorian(language), { dateStyle: length as 'medium', timeZone: 'UTC' }),
  );
  const first = short.formatToParts(0).find(({ type }) => isOrder(type))?.type;
  const { calendar } = new Intl.DateTimeFormat(toLocale(language)).resolvedOptions();
  return {
    order: isOfNoCountry(language) ? 'either' : isOrder(first) ? first : 'year',
    isGregorian: calendar === 'gregory' || calendar === 'iso8601',
    // A year of two digits would be read as one of 1950 to 2049.
    toParts: (day, length) =>
      formatOf(length)
        .formatToParts(day)
        .map(({ type, value }) => ({ type, value: type === 'year' ? value.padStart(4, '0') : value })),
  };
});

/** Chinese of the mainland by its standard GB/T 7408, and English without a country, where only ISO order is unambiguous. */
function isWrittenAsIso(language: string): boolean {
  const { language: name, region, script } = new Intl.Locale(toLocale(language));
  return isOfNoCountry(language) || (name === 'zh' && (region ?? 'CN') === 'CN' && (script ?? 'Hans') === 'Hans');
}

const isOrder = (type: unknown): type is 'year' | 'month' | 'day' =>
  type === 'year' || type === 'month' || type === 'day';
