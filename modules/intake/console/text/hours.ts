import type { Certainty } from '../reading';
import { partsOfDay } from '../words/hour-words';

/** Hours of a day of the business, such as `13:00`; both are empty where none were understood. */
export interface Hours {
  from: string;
  until: string;
}

/** A time of the clock in a text. */
interface Clock extends Readonly<Record<'from' | 'to', number>> {
  /** The half of the day that stands before it, or `pm` behind it. */
  half: string;
  hour: number;
  minute: string;
}

const clockForm =
  /(上午|早上|凌晨|中午|下午|傍晚|晚上)?\s{0,2}([01]?\d|2[0-4])(?:[:：]([0-5]\d)(?::\d\d)?|[点时](半)?)/g;
const bareForm = /([01]?\d|2[0-4])\s{0,2}[-–—~～至到]\s{0,2}$/;
const between = /^\s{0,2}(?:-|–|—|~|～|至|到|to)\s{0,2}$/;

function clocksOf(text: string): Clock[] {
  return [...text.matchAll(clockForm)].map((match) => {
    const [whole, half = '', hour = '', minute = '00', past] = match;
    const to = match.index + whole.length;
    const behind = /^\s?([ap]m)/i.exec(text.slice(to, to + 4))?.[1]?.toLowerCase() ?? '';
    return { half: half || behind, hour: Number(hour), minute: past ? '30' : minute, from: match.index, to };
  });
}

/** Whether a text says a time; midnight is what spreadsheets write behind a day. */
export const saysClock = (text: string): boolean => clocksOf(text.replace(/\b0?0:00(?::00)?\b/g, '')).length > 0;

/** Reads from when until when: a range of the clock, or a part of the day. */
export function readHours(text: string): Hours {
  const [first, second] = clocksOf(text);
  if (first && second && between.test(text.slice(first.to, second.from)))
    return { from: timeOf(first), until: timeOf({ ...second, half: second.half || first.half }) };
  // 9-12点: the word is written once, behind the second.
  const before = first && bareForm.exec(text.slice(Math.max(first.from - 8, 0), first.from));
  const isDate = before && /[\d月./-]$/.test(text.slice(0, first.from - before[0].length));
  if (before && !isDate) {
    const half = /(上午|早上|下午|晚上)\s?\d{1,2}\s?\S\s?$/.exec(text.slice(0, first.from))?.[1] ?? first.half;
    return {
      from: timeOf({ ...first, half, hour: Number(before[1]), minute: '00' }),
      until: timeOf({ ...first, half: first.half || half }),
    };
  }
  if (saysClock(text)) return { from: '', until: '' };
  const lower = text.toLowerCase();
  const [from = '', until = ''] = [...partsOfDay].find(([word]) => lower.includes(word))?.[1] ?? [];
  return { from, until };
}

function timeOf({ half, hour, minute }: Pick<Clock, 'half' | 'hour' | 'minute'>): string {
  const isLate = /下午|傍晚|晚上|pm/.test(half) || (half === '中午' && hour < 11);
  return `${String(isLate && hour < 12 ? hour + 12 : hour).padStart(2, '0')}:${minute}`;
}

const spoken = '零一二三四五六七八九';
const toDigits = (text: string) =>
  text.replace(/(十?)([一二两三四五六七八九]?)(?=点)/g, (whole, ten: string, one: string) =>
    whole === '' ? '' : String((ten ? 10 : 0) + Math.max(spoken.indexOf(one === '两' ? '二' : one || '零'), 0)),
  );

/**
 * The hours that the words of a wished day say, `14:00-18:00` for `明天下午两点以后`; undefined where they say none. If only one time is
 * written, or the half of the day is missing, the rest is a guess.
 */
export function readWishedHours(words: string): { value: string; sure: Certainty } | undefined {
  const text = toDigits(
    words.replace(/(?<=[今明听后])(早|晚)(?![上点])/, '$1上').replace(/(\d{1,2})\s?(?=[ap]m)/gi, '$1:00 '),
  );
  const { from, until } = readHours(text);
  const isRange = from !== '' && until !== '';
  const hours = isRange ? ([from, until] as const) : aroundOne(text);
  if (!hours) return undefined;
  // Nobody is fetched from at three in the morning.
  const isLate = hours[1] < '08:00';
  const [begin, end] = isLate ? ([later(hours[0], 12), later(hours[1], 12)] as const) : hours;
  return begin < end ? { value: `${begin}-${end}`, sure: isRange && !isLate ? 'certain' : 'uncertain' } : undefined;
}

/** The hours around the only time that is written. */
function aroundOne(text: string): readonly [from: string, until: string] | undefined {
  const [clock] = clocksOf(text);
  if (!clock) return undefined;
  const time = timeOf({ ...clock, half: clock.half || (clock.hour < 7 ? '下午' : '') });
  const behind = text.slice(clock.to);
  if (/^\s*[之以]?前/.test(behind) || /\bbefore\b/i.test(text)) return [time > '13:00' ? '13:00' : '09:00', time];
  if (/^\s*[之以]?[后後]/.test(behind) || /\bafter\b/i.test(text))
    return [time, time < '18:00' ? '18:00' : later(time, 3)];
  return [time, later(time, 2)];
}

const later = (time: string, hours: number): string =>
  `${String(Math.min(Number(time.slice(0, 2)) + hours, 23)).padStart(2, '0')}${time.slice(2)}`;
