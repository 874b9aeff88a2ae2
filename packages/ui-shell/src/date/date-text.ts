const pad = (number: number, digits: number): string => String(number).padStart(digits, '0');

/** The day of the calendar as ISO 8601 writes it, `2026-02-28`; the zone is that of the browser on both ways, so that no day is lost. */
export const toIsoDay = (date: Date): string =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;

/** The begin of a day that ISO 8601 writes, or nothing where there is no such day. */
export function fromIsoDay(iso: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso) ?? [];
  if (!year) return undefined;
  const date = new Date(0);
  date.setHours(0, 0, 0, 0);
  date.setFullYear(Number(year), Number(month) - 1, Number(day));
  return toIsoDay(date) === iso ? date : undefined;
}

/** The day that it is in a time zone, as the begin of that day in the browser's; without a zone the browser's own day. */
export function todayIn(zone?: string, now = new Date()): Date {
  const iso = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone }).format(now);
  return fromIsoDay(iso) ?? now;
}

/** Reads a date as people type or paste it: 2026-2-6, 2026/02/06, 2026.2.6, 20260206, 2026年2月6日. What is no such date stays as it was typed. */
export function readDate(typed: string): string {
  const plain = typed.normalize('NFKC').replace(/\s/g, '');
  const [, year = '', month = '', day = ''] =
    /^(\d{4})(?:[-/.年])(\d{1,2})(?:[-/.月])(\d{1,2})日?$/.exec(plain) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(plain) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return fromIsoDay(iso) ? iso : typed.trim();
}

/** Reads a time as people type or paste it: 9:30, 0930, 9点30分, 9:30 pm. What is no such time stays as it was typed. */
export function readTime(typed: string): string {
  const plain = typed.normalize('NFKC').toLowerCase().replace(/\s/g, '');
  const [, hours = '', minutes = '', half] =
    /^(\d{1,2})[:.点时](\d{1,2})?分?(am|pm)?$/.exec(plain) ??
    /^(\d{1,2})(\d\d)(am|pm)?$/.exec(plain) ??
    /^(\d{1,2})()(am|pm)$/.exec(plain) ??
    [];
  if (hours === '') return typed.trim();
  if (half && (Number(hours) > 12 || Number(hours) === 0)) return typed.trim();
  const hour = half ? (Number(hours) % 12) + (half === 'pm' ? 12 : 0) : Number(hours);
  const minute = Number(minutes || 0);
  return hour < 24 && minute < 60 ? `${pad(hour, 2)}:${pad(minute, 2)}` : typed.trim();
}

/** The times of a day, one every so many minutes. */
export const timesOfDay = (every: number): string[] =>
  Array.from({ length: Math.ceil(1440 / every) }, (_, place) => place * every).map(
    (minutes) => `${pad(Math.floor(minutes / 60), 2)}:${pad(minutes % 60, 2)}`,
  );
