import type { Span } from './recognised';
import { extract, mark, type Scan, spanOf } from './scan';

const half =
  '(?:一?早上?|上午|下午|傍晚|晚上|中午)?(?:\\s?\\d{1,2}(?:点|:\\d{2})(?:半)?(?:以?[前后])?)?(?:\\s?[来去]?(?:提车|取车|取件|提货|取货|上门|发车|发货|装车|送到?|[发提取装])(?=\\s*(?:$|[,;\\n])))?';
const nearDays: Readonly<Record<string, number>> = { 今: 0, 明: 1, 后: 2, 大后: 3 };
const label = '(?:(?:期望|希望|预约|上门)?(?:取件|提货|取车|提车|发货|上门|取货)?(?:时间|日期)[:\\s]*)?';

/** Reads the wished day; `today` is `YYYY-MM-DD`. */
export function readDay(scan: Scan, today: string, keep: (day: string, sure: number, span: Span) => void): void {
  const now = Date.parse(today);
  const dayOf = (year: number, month: number, date: number) => new Date(Date.UTC(year, month - 1, date));
  const later = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  const take = (
    pattern: string,
    flags: string,
    toDay: (match: RegExpExecArray) => readonly [string, number] | undefined,
  ) =>
    extract(scan, new RegExp(pattern, flags), mark.taken, (match) => {
      const day = toDay(match);
      if (day) keep(...day, spanOf(match));
      return day !== undefined;
    });
  /** The next such day from today on. */
  const coming = (month: number, date: number) => {
    const year = Number(today.slice(0, 4));
    const day = dayOf(year, month, date).getTime() < now ? dayOf(year + 1, month, date) : dayOf(year, month, date);
    return day.getUTCDate() === date ? day.toISOString().slice(0, 10) : undefined;
  };
  take(
    `${label}(今|明|(?<!大|以|之|然|最|前|身|背|随|的)后|大后)(?:天|日(?!照))${half}|${label}(明)早`,
    'g',
    ({ 1: word, 2: early }) => [later(nearDays[word ?? early ?? ''] ?? 0), 0.95],
  );
  take(
    `${label}(下个?|这个?|本)?(?:周|星期|礼拜)([一二三四五六日天])(?![\\p{Script=Han}]{0,2}\\ue001)${half}`,
    'gu',
    ({ 1: which, 2: word = '' }) => {
      const wanted = ('一二三四五六日'.indexOf(word === '天' ? '日' : word) + 7) % 7;
      const present = (new Date(now).getUTCDay() + 6) % 7;
      const isNext = which?.startsWith('下') ?? false;
      // A day of this week that is over means the next one; "next" is not the same day for everybody.
      return [later(isNext ? 7 - present + wanted : (wanted - present + 7) % 7), isNext ? 0.7 : 0.9];
    },
  );
  take(
    `${label}(?<!\\d)(?:(20\\d{2})[年.-])?(\\d{1,2})(?:月)(\\d{1,2})[号日]?(?!\\d)${half}`,
    'g',
    ({ 1: year, 2: month, 3: date }) => {
      const day = year
        ? dayOf(Number(year), Number(month), Number(date)).toISOString().slice(0, 10)
        : coming(Number(month), Number(date));
      return day === undefined ? undefined : [day, 0.95];
    },
  );
  take(
    `${label}(?<!\\d)(20\\d{2})[-.,](\\d{1,2})[-.,](\\d{1,2})(?!\\d)${half}`,
    'g',
    ({ 1: year, 2: month, 3: date }) => {
      const day = dayOf(Number(year), Number(month), Number(date));
      return day.getUTCDate() === Number(date) ? [day.toISOString().slice(0, 10), 0.95] : undefined;
    },
  );
  // The date alone is one only where something is to be done on it: 25号上门.
  take(
    '(?<![\\p{L}\\d])(\\d{1,2})[号日](?=\\s?(?:早上?|上午|下午|晚上)?\\s?(?:上门|来?[取提装拉]|发车|发货|之?前|以?后))',
    'gu',
    ({ 1: date }) => {
      const month = Number(today.slice(5, 7));
      const near = Number(date) >= Number(today.slice(8, 10)) ? month : (month % 12) + 1;
      const day = Number(date) > 0 && Number(date) <= 31 ? coming(near, Number(date)) : undefined;
      return day === undefined ? undefined : [day, 0.9];
    },
  );
}
