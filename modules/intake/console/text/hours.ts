import type { Certainty } from '../reading';
import { partsOfDay } from '../words/time-words';

/** Hours of a day of the business, such as `13:00`; both are empty if none were understood. */
export type Hours = Readonly<{ from: string; until: string }>;

const clockForm = /(上午|早上|中午|下午|傍晚|晚上)?\s{0,2}([01]?\d|2[0-4])(?:[:：]([0-5]\d)(?::\d\d)?|[点时](半)?)/g;
const bareForm = /(上午|早上|下午|晚上)?\s?([01]?\d|2[0-4])\s{0,2}[-–—~～至到]\s{0,2}$/;

/** Finds the clock times in a text, each with the preceding half of the day, such as 下午. */
const clocksOf = (text: string) =>
  [...text.matchAll(clockForm)].map(({ index, 0: whole, 1: half = '', 2: hour, 3: minute = '00', 4: past }) => ({
    half,
    hour: Number(hour),
    minute: past ? '30' : minute,
    from: index,
    to: index + whole.length,
  }));

/** Whether a text contains a time other than midnight, which spreadsheets add to a date. */
export const saysClock = (text: string): boolean => clocksOf(text.replace(/\b0?0:00(?::00)?\b/g, '')).length > 0;

/** Reads from when until when: a range of the clock, or a part of the day. */
export function readHours(text: string): Hours {
  const [first, second] = clocksOf(text);
  if (first && second && /^\s{0,2}(?:-|–|—|~|～|至|到|to)\s{0,2}$/.test(text.slice(first.to, second.from)))
    return { from: timeOf(first), until: timeOf({ ...second, half: second.half || first.half }) };
  // 9-12点: 点 is written once, after the second number.
  const before = first && bareForm.exec(text.slice(Math.max(first.from - 8, 0), first.from));
  const isDate = before && /[\d月./-]$/.test(text.slice(0, first.from - before[0].length));
  if (before && !isDate) {
    const half = before[1] ?? first.half;
    const from = timeOf({ half, hour: Number(before[2]), minute: '00' });
    return { from, until: timeOf({ ...first, half: first.half || half }) };
  }
  if (saysClock(text)) return { from: '', until: '' };
  const lower = text.toLowerCase();
  const [from = '', until = ''] = Object.entries(partsOfDay).find(([word]) => lower.includes(word))?.[1] ?? [];
  return { from, until };
}

function timeOf({ half, hour, minute }: Readonly<{ half: string; hour: number; minute: string }>): string {
  const isLate = /下午|傍晚|晚上/.test(half) || (half === '中午' && hour < 11);
  return `${String(isLate && hour < 12 ? hour + 12 : hour).padStart(2, '0')}:${minute}`;
}

/** Reads the hours from the words of a wished day: a range, or the hours before a time, `13:00-15:00` for `明天下午3点前`. */
export function readWishedHours(words: string): { value: string; sure: Certainty } | undefined {
  const text = words.replace(/^([今明])([早晚])$/, '$2上');
  const { from, until } = readHours(text);
  if (from !== '' && from < until && until >= '08:00') return { value: `${from}-${until}`, sure: 'certain' };
  const [clock] = clocksOf(text);
  if (!clock || !text.endsWith('前')) return undefined;
  const end = timeOf({ ...clock, half: clock.half || (clock.hour < 7 ? '下午' : '') });
  return end > '09:00' ? { value: `${end > '13:00' ? '13:00' : '09:00'}-${end}`, sure: 'uncertain' } : undefined;
}
