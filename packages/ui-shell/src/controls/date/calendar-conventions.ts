import type { DayPickerProps } from 'react-day-picker';
import { isOfNoCountry, perLanguage, toGregorian } from '../../locales/written/per-language';

/** Calendar conventions of a language. */
export interface CalendarConventions {
  /** First day of the week; 0 is Sunday. */
  readonly firstWeekday: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  readonly fullDay: (day: Date) => string;
  readonly monthAndYear: (day: Date) => string;
  readonly formatters: NonNullable<DayPickerProps['formatters']>;
}

/** Browsers since 2023 have one of both week APIs; `lib` of TypeScript 5.9 has neither. */
interface WithWeeks {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

export const calendarConventions: (language: string) => CalendarConventions = perLanguage((language) => {
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

/** The browser's first day of the week for the language; default Monday, as in ISO 8601. */
function firstWeekday(language: string): CalendarConventions['firstWeekday'] {
  const locale: Intl.Locale & WithWeeks = new Intl.Locale(toGregorian(language));
  if (isOfNoCountry(language) || locale.language === 'zh') return 1;
  const { firstDay = 1 } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {};
  return (firstDay % 7) as CalendarConventions['firstWeekday'];
}
