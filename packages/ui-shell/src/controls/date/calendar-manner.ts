import type { DayPickerProps } from 'react-day-picker';
import { isOfNoCountry, perLanguage, toGregorian } from '../../locales/written/per-language';

/** How a language writes a calendar. */
export interface CalendarManner {
  /** With which day a week begins, Sunday being 0. */
  readonly firstWeekday: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  readonly fullDay: (day: Date) => string;
  readonly monthAndYear: (day: Date) => string;
  readonly formatters: NonNullable<DayPickerProps['formatters']>;
}

/** Browsers of 2023 and later know where a week begins, one of both ways; `lib` of TypeScript 5.9 does not. */
interface WithWeeks {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** The manner of a language by its name. */
export const calendarManner: (language: string) => CalendarManner = perLanguage((language) => {
  const locale = toGregorian(language);
  const formatOf = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (day: Date) => format.format(day);
  };
  const dayNumber = new Intl.NumberFormat(locale);
  const year = new Intl.NumberFormat(locale, { useGrouping: false });
  const inShort = formatOf({ weekday: 'short' });
  const isShort = Array.from({ length: 7 }, (_, day) => inShort(new Date(2026, 1, 1 + day))).every(
    (name) => name.length <= 3,
  );
  return {
    firstWeekday: firstWeekday(language),
    fullDay: formatOf({ dateStyle: 'full' }),
    monthAndYear: formatOf({ month: 'long', year: 'numeric' }),
    formatters: {
      formatCaption: formatOf({ month: 'long', year: 'numeric' }),
      formatDay: (day) => dayNumber.format(day.getDate()),
      formatMonthDropdown: formatOf({ month: 'long' }),
      formatWeekdayName: isShort ? inShort : formatOf({ weekday: 'narrow' }),
      formatYearDropdown: (day) => year.format(day.getFullYear()),
    },
  };
});

/** Monday by ISO 8601, but for languages of which another day is known. */
function firstWeekday(language: string): CalendarManner['firstWeekday'] {
  const locale: Intl.Locale & WithWeeks = new Intl.Locale(toGregorian(language));
  if (isOfNoCountry(language) || locale.language === 'zh') return 1;
  const { firstDay = 1 } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {};
  return (firstDay % 7) as CalendarManner['firstWeekday'];
}
