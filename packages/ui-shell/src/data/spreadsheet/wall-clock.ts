/** The clock of a zone (default: the browser's) at a moment, encoded as UTC milliseconds for the UTC getters; NaN for an invalid date. */
export function wallClock(at: Date, timeZone?: string): number {
  const time = at.getTime();
  if (Number.isNaN(time)) return Number.NaN;
  if (timeZone === undefined)
    return Date.UTC(at.getFullYear(), at.getMonth(), at.getDate(), at.getHours(), at.getMinutes(), at.getSeconds());
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The same as text, `2025-02-06 13:05:09`. Throws for an invalid date. */
export const wallText = (at: Date, timeZone?: string): string =>
  new Date(wallClock(at, timeZone)).toISOString().slice(0, 19).replace('T', ' ');

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  // The cache stays small, because a console has a single zone.
  formats.set(timeZone, made);
  return made;
}
