import type { Span } from '../recognised';
import { extract, mark, type Scan, spanOf } from '../scan';

const half =
  '(?:一?早上?|上午|下午|傍晚|晚上|中午)?(?:\\s?\\d{1,2}(?:点|:\\d{2})(?:半)?(?:以?[前后])?)?(?:\\s?[来去]?(?:提车|取车|取件|提货|取货|上门|发车|发货|装车|送到?|[发提取装])(?=\\s*(?:$|[,;\\n])))?';
const nearDays: Readonly<Record<string, number>> = { 今: 0, 明: 1, 听: 1, 后: 2, 大后: 3 };
/** Whether what is said of today is to be done: 今天下午来拉. */
const isWish = (said: string) =>
  /^[^今]*今[天日](?:\s*$|\s*[,;\n]|(?:[^,;\n]{0,3}?(?:[上下中]午|晚上?|\d{1,2}点))|(?:就|再)?[来去]|[^,;\n]{0,5}?(?:[取提拉装接送寄]|发(?!车清单)|出[货车]|上门))/.test(
    said,
  ) &&
  !/^[^今]*今[天日](?!可以|能)[^,;\n]{0,6}?(?:[了过]|清单|还有|有[一二两\d]|[一二两三四五六七八九十\d]+[票单])/.test(
    said,
  );
const label = '(?:(?:期望|希望|预约|上门)?(?:取件|提货|取车|提车|发货|上门|取货)?(?:时间|日期)[:\\s]*)?';

/** Whether nobody is there on the day, or it is when the goods shall be there: 明天还有课, 12月8号要送到. */
const isOff = (after: string) => /^[^,;\n]{0,6}?(?:没人|没空|不在|有课|要上班|不行|送到|运到|到货)/.test(after);

/** Whether what is said of the day is that somebody tells something then: 地址明早给你, 其余的周三告诉你. */
const isTold = (after: string) =>
  /^[^,;\n]{0,3}?再?(?:(?:给|报给?|发给?|补|回|联系|通知|告诉)[你您]|告诉|给(?=\s*(?:$|[,;\n]))|补[充上给发]|回复|确[认定]|定)/.test(
    after,
  );

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
      const [day, sure] = toDay(match) ?? [];
      const isPlan = !isTold(scan.text.slice(match.index + match[0].length));
      if (day === undefined || sure === undefined || !isPlan) return false;
      // 下周二之前: the last day on which it may be.
      const isLast = /[之以]?前/.test(match[0]) || /^\s?[之以]?前/.test(scan.text.slice(match.index + match[0].length));
      // A day that is over, or is so again in many months, is a slip or tells of something else.
      const isNear = day >= today && day <= later(200);
      keep(day, isLast || !isNear ? Math.min(sure, 0.6) : sure, spanOf(match));
      return true;
    });
  /** The next such day from today on. */
  const coming = (month: number, date: number) => {
    const year = Number(today.slice(0, 4));
    const day = dayOf(year, month, date).getTime() < now ? dayOf(year + 1, month, date) : dayOf(year, month, date);
    return day.getUTCDate() === date ? day.toISOString().slice(0, 10) : undefined;
  };
  /** That date of this month or of the next. */
  const nextDate = (date: number) => {
    const month = Number(today.slice(5, 7));
    const near = date >= Number(today.slice(8, 10)) ? month : (month % 12) + 1;
    return date > 0 && date <= 31 ? coming(near, date) : undefined;
  };
  take(
    `${label}(今|明|听|(?<!大|以|之|然|最|前|身|背|随|的)后|大后)(?:天|日(?!照))${half}|${label}(明|聽|听)朝?早`,
    'g',
    (match) => {
      const word = match[1] ?? match[2] ?? '';
      if (isOff(scan.text.slice(match.index + match[0].length))) return undefined;
      // 今天收了一台, 今日发车清单 tell of the day, and wish nothing.
      if (word === '今' && !isWish(scan.text.slice(match.index, match.index + match[0].length + 8))) return undefined;
      return [later(nearDays[word] ?? 0), 0.95];
    },
  );
  take(
    `${label}(下个?|这个?|本)?(?:周|星期|礼拜)([一二三四五六日天])(?![\\p{Script=Han}]{0,2}\\ue001)${half}`,
    'gu',
    ({ 1: which, 2: word = '' }) => {
      const wanted = ('一二三四五六日'.indexOf(word === '天' ? '日' : word) + 7) % 7;
      const present = (new Date(now).getUTCDay() + 6) % 7;
      const isNext = which?.startsWith('下') ?? false;
      // A day of this week that is over means the next one.
      return [later(isNext ? 7 - present + wanted : (wanted - present + 7) % 7), 0.9];
    },
  );
  take(
    `${label}(?<!\\d)(?:(20\\d{2})[年.-])?(\\d{1,2})(?:月)(\\d{1,2})[号日]?(?!\\d)${half}`,
    'g',
    ({ index, 0: found, 1: year, 2: month, 3: date }) => {
      if (isOff(scan.text.slice(index + found.length))) return undefined;
      const day = year
        ? dayOf(Number(year), Number(month), Number(date)).toISOString().slice(0, 10)
        : coming(Number(month), Number(date));
      return day === undefined ? undefined : [day, 0.95];
    },
  );
  // Pickup on 11/28.
  take(
    '(?<=(?<![A-Za-z])(?:on|date|pick\\s?-?up):?\\s)(1[0-2]|0?[1-9])[,.-](3[01]|[12]\\d|0?[1-9])(?!\\d)',
    'gi',
    (match) => {
      const day = coming(Number(match[1]), Number(match[2]));
      return day === undefined ? undefined : [day, 0.9];
    },
  );
  take('(?<![A-Za-z])(today|tomorrow)(?![A-Za-z\\d])', 'gi', ({ 1: word = '' }) => [
    later(/today/i.test(word) ? 0 : 1),
    0.9,
  ]);
  take(
    '(?<![A-Za-z])(?:(?:this |on )?(mon|tues|wednes|thurs|fri|satur|sun)day|this (mon|tue|wed|thu|fri|sat|sun))(?![A-Za-z])',
    'gi',
    ({ 1: whole, 2: short }) => {
      const word = (whole ?? short ?? '').slice(0, 3).toLowerCase();
      const wanted = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].indexOf(word);
      return [later((wanted - ((new Date(now).getUTCDay() + 6) % 7) + 7) % 7), 0.9];
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
  take(
    '(?<!\\d)(1[0-2]|0?[1-9])[,.-](3[01]|[12]\\d|0?[1-9])(?=\\s?(?:早上?|上午|下午|晚上)?\\s?(?:来?[取提装拉][车货]?|发车|发货|上门))',
    'g',
    ({ index, 0: found, 1: month, 2: date }) => {
      // 12/5 and 12.5 are dates, `1、2取` is none.
      if (!/[/.-]/.test(scan.plain.slice(index, index + found.length))) return undefined;
      const day = coming(Number(month), Number(date));
      return day === undefined ? undefined : [day, 0.9];
    },
  );
  // 提货时间：11/27: a title that asks for the day makes it one.
  take(
    '(?<=(?:(?:提|取|装|发|上门)[^\\n:,;]{0,3}(?:时间|日期)|(?:^|[\\n\\s])(?:时间|日期)):?\\s*)(1[0-2]|0?[1-9])[,.-](3[01]|[12]\\d|0?[1-9])(?!\\d)',
    'g',
    (match) => {
      if (!/[/.-]/.test(scan.plain.slice(match.index, match.index + match[0].length))) return undefined;
      const day = coming(Number(match[1]), Number(match[2]));
      return day === undefined ? undefined : [day, 0.9];
    },
  );
  // 啥时候来拖：28号: a title that asks for the day.
  take(
    '(?<=(?:时间|时候|哪天|日期|几号|[装取提发拉][车货]|上门)[^\\n:,;]{0,4}:\\s*)(\\d{1,2})[号日](?!\\d)',
    'g',
    ({ 1: date }) => {
      const day = nextDate(Number(date));
      return day === undefined ? undefined : [day, 0.9];
    },
  );
  // The date alone is one only where something is to be done on it: 25号上门.
  take(
    '(?:(?<![\\p{L}\\d]|月底)(?:月底)?|(?<=能不能|可以|[等定]在?))(\\d{1,2})[号日](?=\\s?(?:早上?|上午|下午|晚上)?\\s?(?:可以|能)?(?:上门|再?[来去]|[取提装拉]|发车|发货|之?前|以?后))',
    'gu',
    ({ 1: date }) => {
      const day = nextDate(Number(date));
      return day === undefined ? undefined : [day, 0.9];
    },
  );
}
