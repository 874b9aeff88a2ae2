import { type Hours, readHours } from '../text/hours';
import { dayOf } from '../text/wished-day';

const forms = [/(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})/, /()(\d{1,2})[月/.-](\d{1,2})(?:[日号]|(?![\d:：/.-]))/];

/** Reads the day and the hours of a collection from one or two cells; a part that was not understood is empty. `today` is the day of the business, for days without a year. */
export function readWindow(day: string, hours: string, today: string): Hours & { on: string } {
  const plain = day.replace(/\b(20\d\d)(\d\d)(\d\d)\b/, '$1-$2-$3').replace(/\s{0,3}([-/.年月])\s{0,3}/g, '$1');
  const [, year, month, date] = forms[0]?.exec(plain) ?? forms[1]?.exec(plain) ?? [];
  // 4/5/2025 is ambiguous: April or May.
  const isClear = date !== undefined && !/\d{1,2}[-/.]\d{1,2}[-/.]\d{4}/.test(plain);
  const on = isClear ? dayOf({ year: Number(year) || undefined, month: Number(month), day: Number(date) }, today) : '';
  return { on: on ?? '', ...readHours(`${hours} ${day}`) };
}
