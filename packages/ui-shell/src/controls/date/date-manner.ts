import { toLocale } from '../../lib/number-signs';

/** How a language writes days in numbers. */
export interface DateManner {
  /** What stands first; `either` where that differs by country and the language names none. */
  readonly order: 'year' | 'month' | 'day' | 'either';
  /** Whether its years are those of ISO 8601. */
  readonly isGregorian: boolean;
}

const known = new Map<string, DateManner>();

/** The manner of a language by its name. */
export function dateManner(language: string): DateManner {
  const present = known.get(language);
  if (present) return present;
  const manner = readManner(toLocale(language));
  known.set(language, manner);
  return manner;
}

function readManner(locale: string): DateManner {
  const format = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const { calendar } = format.resolvedOptions();
  const first = format.formatToParts(new Date(0)).find(({ type }) => isOrder(type))?.type;
  const { language, region } = new Intl.Locale(locale);
  return {
    order: language === 'en' && !region ? 'either' : isOrder(first) ? first : 'year',
    isGregorian: calendar === 'gregory' || calendar === 'iso8601',
  };
}

const isOrder = (type: unknown): type is 'year' | 'month' | 'day' =>
  type === 'year' || type === 'month' || type === 'day';
