import { readHours } from '../text/hours';

/** A day and hours of the business; a part that was not understood is empty. */
export interface CollectionWindow {
  on: string;
  from: string;
  until: string;
}

/** Reads the day and the hours of a collection from one or two cells. `today` is the day of the business, for days without a year. */
export function readWindow(day: string, hours: string, today: string): CollectionWindow {
  const { from, until } = readHours(`${hours} ${day}`);
  return { on: readDay(day, today), from, until };
}

function readDay(text: string, today: string): string {
  const whole = /(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})|\b(20\d\d)(\d\d)(\d\d)\b/.exec(text);
  if (whole) {
    const [year, month, day] = whole.slice(1).filter(Boolean);
    return toDay(year, month, day);
  }
  // The month is clear only if the other number cannot be one.
  const american = /\b(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\b/.exec(text);
  if (american) {
    const [, one = '', other = '', year] = american;
    if (Number(one) > 12) return toDay(year, other, one);
    return Number(other) > 12 || Number(one) === Number(other) ? toDay(year, one, other) : '';
  }
  const short = /(\d{1,2})\s?[月/.-]\s?(\d{1,2})(?:[日号]|(?!\d|[:：]))/.exec(text);
  if (!short) return '';
  const [, month, day] = short;
  const year = Number(today.slice(0, 4));
  const thisYear = toDay(String(year), month, day);
  // A day that is long over means the next year.
  return thisYear !== '' && thisYear < daysBefore(today, 60) ? toDay(String(year + 1), month, day) : thisYear;
}

const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);

/** Empty if there is no such day. */
function toDay(year = '', month = '', day = ''): string {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = Date.parse(text);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text) ? text : '';
}
