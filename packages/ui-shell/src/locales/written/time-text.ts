import { pad } from './iso-day';
import { toLatinDigits } from './latin-digits';
import { isOfNoCountry, perLanguage, toLocale } from './per-language';

/** Whether a value is an ISO 8601 time of day. */
export const isIsoTime = (value: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** How a language writes times of day. */
interface TimeManner {
  readonly format: Intl.DateTimeFormat;
  /** Its words for the parts of a day, at each hour of one: `pm`, `下午`, `晚上`. */
  readonly periods: readonly ReadonlySet<string>[];
  /** Further words in a time, such as `Uhr`. */
  readonly units: ReadonlySet<string>;
}

/** Added to the names of `Intl`, which has only the short ones. */
const forenoon = ['am', '上午', '午前', '오전'];
const afternoon = ['pm', '下午', '午後', '오후'];

const timeManner = perLanguage((language): TimeManner => {
  const locale = toLocale(isOfNoCountry(language) ? 'en-GB' : language);
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  const isOfTwelve = hourCycle === 'h12' || hourCycle === 'h11';
  const format = formatOf(locale, { hour: isOfTwelve ? 'numeric' : '2-digit', minute: '2-digit' });
  const further = [
    formatOf(locale, { hour: 'numeric', hour12: true }),
    ...(['long', 'short', 'narrow'] as const).map((dayPeriod) =>
      formatOf(locale, { hour: 'numeric', hour12: true, dayPeriod }),
    ),
  ];
  const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2000, 0, 1, hour)));
  const partsOf = (type: string, formats: readonly Intl.DateTimeFormat[], at: Date) =>
    formats.flatMap((each) =>
      each.formatToParts(at).flatMap((part) => (part.type === type ? [toPlain(part.value)] : [])),
    );
  return {
    format,
    periods: hours.map(
      (at, hour) => new Set([...(hour < 12 ? forenoon : afternoon), ...partsOf('dayPeriod', [format, ...further], at)]),
    ),
    units: new Set([
      '',
      'uhr',
      'h',
      'hrs',
      '分',
      '분',
      'min',
      ...hours.flatMap((at) => partsOf('literal', [format], at)),
    ]),
  };
});

const formatOf = (locale: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });

/** Small letters without dots and blanks. */
const toPlain = (text: string) => toLatinDigits(text).toLowerCase().replace(/[.\s]/g, '');

/** Writes a time of day in a language: `09:30`, `9:30 PM`. Returns an invalid time unchanged. */
export const showTime = (time: string, language: string): string =>
  isIsoTime(time) ? timeManner(language).format.format(new Date(`2000-01-01T${time}Z`)) : time;

/** Reads a typed or pasted time: 9:30, 0930, 9点30分, 9:30 pm, 下午9:30. Returns other text unchanged. */
export function readTime(typed: string, language = 'zh'): string {
  const { periods, units } = timeManner(language);
  const plain = toLatinDigits(typed).toLowerCase().replace(/\s/g, '');
  const [, before = '', hours = '', minutes = '', after = ''] =
    /^(\D*?)(\d{1,2})[:.h点點时時시](\d{1,2})?([^\d]*)$/.exec(plain) ??
    /^(\D*?)(\d{1,2})(\d\d)?(\D*)$/.exec(plain) ??
    [];
  const isBare = minutes === '' && /^\d+$/.test(plain);
  if (hours === '' || isBare || Number(hours) > 23 || Number(minutes) > 59) return typed.trim();
  const words = [before, after].map(toPlain).map((word) => (units.has(word) ? '' : withoutUnit(word)));
  const hour = hourOf(Number(hours), words, periods);
  const hasUnit = minutes !== '' || words.some((word) => word !== '') || /[:.h点點时時시]/.test(plain);
  return hour === undefined || !hasUnit ? typed.trim() : `${pad(hour, 2)}:${pad(Number(minutes || 0), 2)}`;
}

/** `分pm` is `pm`. */
const withoutUnit = (word: string) => word.replace(/^[分분]/, '');

function hourOf(
  hour: number,
  [before = '', after = '']: readonly string[],
  periods: TimeManner['periods'],
): number | undefined {
  const period = before || after;
  if (before !== '' && after !== '') return undefined;
  if (period === '') return hour;
  if (hour === 0 || hour > 12) return undefined;
  const meant = [hour % 12, (hour % 12) + 12].filter((each) => periods[each]?.has(period));
  return meant.length === 1 ? meant[0] : undefined;
}

/** The times of a day at an interval in minutes. */
export const timesOfDay = (every: number): string[] =>
  Array.from({ length: Math.ceil(1440 / every) }, (_, place) => place * every).map(
    (minutes) => `${pad(Math.floor(minutes / 60), 2)}:${pad(minutes % 60, 2)}`,
  );
