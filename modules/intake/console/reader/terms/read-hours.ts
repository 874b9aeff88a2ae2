import type { Recognised } from '../recognised';

/** Hours of a day of the business, such as `13:00`; both are empty where none were understood. */
export interface Hours {
  from: string;
  until: string;
}

/** What people call parts of a day, in hours. */
const partsOfDay: Readonly<Record<string, readonly [string, string]>> = {
  上午: ['09:00', '12:00'],
  早上: ['08:00', '10:00'],
  中午: ['11:00', '13:00'],
  下午: ['13:00', '18:00'],
  傍晚: ['17:00', '19:00'],
  晚上: ['18:00', '21:00'],
  全天: ['09:00', '18:00'],
  morning: ['09:00', '12:00'],
  afternoon: ['13:00', '18:00'],
  evening: ['18:00', '21:00'],
};

const clock = String.raw`([01]?\d|2[0-4])(?:[:：]([0-5]\d)(?::\d\d)?|[点时](半)?)`;
const half = '(上午|早上|凌晨|中午|下午|傍晚|晚上|am|pm)?';
// 9-12点: the word is said once, behind the second.
const begin = String.raw`(?:${clock}|(?<![\d月./-])([01]?\d|2[0-4])(?=\s*[-–—~～至到]\s*(?:[01]?\d|2[0-4])[点时]))`;
const range = new RegExp(String.raw`${half}\s*${begin}\s*(?:-|–|—|~|～|至|到|to)\s*${half}\s*${clock}`, 'i');
const aClock = new RegExp(clock);

/** Whether a text says a time; midnight is what spreadsheets write behind a day. */
export const saysClock = (text: string): boolean => aClock.test(text.replace(/\b0?0:00(?::00)?\b/g, ''));

/** Reads from when until when: a range of the clock, or a part of the day. */
export function readHours(text: string): Hours {
  const found = range.exec(text);
  if (found) {
    const [, fromHalf, fromHour, fromMinute, fromAHalf, fromPlain, untilHalf, untilHour, untilMinute, untilAHalf] =
      found;
    return {
      from: toTime(fromHalf, fromHour ?? fromPlain, fromMinute, fromAHalf),
      // 下午2点到4点: the half of the day is said once.
      until: toTime(untilHalf ?? fromHalf, untilHour, untilMinute, untilAHalf),
    };
  }
  if (saysClock(text)) return { from: '', until: '' };
  const named = Object.entries(partsOfDay).find(([word]) => text.toLowerCase().includes(word));
  const [from = '', until = ''] = named?.[1] ?? [];
  return { from, until };
}

function toTime(halfOfDay = '', hour = '', minute = '00', isHalfPast?: string): string {
  const said = Number(hour);
  const isLate = /下午|傍晚|晚上|pm/i.test(halfOfDay) || (halfOfDay === '中午' && said < 11);
  return `${String(isLate && said < 12 ? said + 12 : said).padStart(2, '0')}:${isHalfPast ? '30' : minute}`;
}

const oneTime = new RegExp(String.raw`${half}\s*${clock}`, 'i');
const digits = '零一二三四五六七八九';
const toNumber = (ten: string, one: string) => (ten === '' ? 0 : 10) + digits.indexOf(one.replace('两', '二') || '零');
const guessed = 0.6;

/**
 * The hours that the words of a wished day say, `14:00-18:00` for `明天下午两点以后`; undefined where they say none. Where only one
 * time is said, or not which half of the day, the rest is a guess and not sure.
 */
export function readWishedHours(said: string): Omit<Recognised, 'at'> | undefined {
  const text = said
    .replace(/(?<=[今明聽听后])(早|晚)(?![上点])/, '$1上')
    .replace(/(\d{1,2})(?::(\d\d))?\s*([ap]m)/gi, (_, hour, minute = '00', word) => `${word}${hour}:${minute}`)
    .replace(/(十?)([一二两三四五六七八九])(?=点)|(十)(?=点)/g, (_, ten = '', one = '', alone = '') =>
      String(toNumber(ten || alone, one)),
    );
  const { from, until } = readHours(text);
  const isRange = from !== '' && until !== '';
  const hours = isRange ? ([from, until] as const) : aroundOne(text);
  if (!hours) return undefined;
  // Nobody is fetched from at three in the morning.
  const isLate = hours[1] < '08:00';
  const [begin, end] = isLate ? ([later(hours[0], 12), later(hours[1], 12)] as const) : hours;
  return begin < end ? { value: `${begin}-${end}`, sure: isRange && !isLate ? 0.9 : guessed } : undefined;
}

/** The hours around the only time that is said. */
function aroundOne(text: string): readonly [from: string, until: string] | undefined {
  const found = oneTime.exec(text);
  if (!found) return undefined;
  const [said, halfOfDay, hour, minute, isHalfPast] = found;
  const time = toTime(halfOfDay ?? (Number(hour) < 7 ? '下午' : undefined), hour, minute, isHalfPast);
  const behind = text.slice(found.index + said.length);
  if (/^\s*[之以]?前/.test(behind) || /\bbefore\b/i.test(text)) return [time > '13:00' ? '13:00' : '09:00', time];
  if (/^\s*[之以]?[后後]/.test(behind) || /\bafter\b/i.test(text))
    return [time, time < '18:00' ? '18:00' : later(time, 3)];
  return [time, later(time, 2)];
}

const later = (time: string, hours: number): string =>
  `${String(Math.min(Number(time.slice(0, 2)) + hours, 23)).padStart(2, '0')}${time.slice(2)}`;
