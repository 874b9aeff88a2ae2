/** A day and hours of the business, as the form of an order holds them; a part that was not understood is empty. */
export interface CollectionWindow {
  on: string;
  from: string;
  until: string;
}

/** What people call parts of a day, in hours. */
const partsOfDay: Readonly<Record<string, readonly [string, string]>> = {
  上午: ['09:00', '12:00'],
  早上: ['08:00', '10:00'],
  中午: ['11:00', '13:00'],
  下午: ['13:00', '18:00'],
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

/** Reads a day and the hours of a collection out of one or two cells; `today` is that of the business, for days without a year. */
export function readWindow(day: string, hours: string, today: string): CollectionWindow {
  const { from, until } = readHours(`${hours} ${day}`);
  return { on: readDay(day, today), from, until };
}

function readHours(text: string): Pick<CollectionWindow, 'from' | 'until'> {
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

function readDay(text: string, today: string): string {
  const whole = /(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})|\b(20\d\d)(\d\d)(\d\d)\b/.exec(text);
  if (whole) {
    const [year, month, day] = whole.slice(1).filter(Boolean);
    return toDay(year, month, day);
  }
  // Which of the two is the month is said only where the other cannot be one.
  const american = /\b(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\b/.exec(text);
  if (american) {
    const [, one = '', other = '', year] = american;
    if (Number(one) > 12) return toDay(year, other, one);
    return Number(other) > 12 || Number(one) === Number(other) ? toDay(year, one, other) : '';
  }
  const short = /(\d{1,2})\s*[月/.-]\s*(\d{1,2})(?:[日号]|(?!\d|[:：]))/.exec(text);
  if (!short) return '';
  const [, month, day] = short;
  const year = Number(today.slice(0, 4));
  const found = toDay(String(year), month, day);
  // A day that is long over is one of the next year.
  return found !== '' && found < daysBefore(today, 60) ? toDay(String(year + 1), month, day) : found;
}

const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);

/** Empty where there is no such day. */
function toDay(year = '', month = '', day = ''): string {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = Date.parse(text);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text) ? text : '';
}
