/** What a watermark says: who looks, and when to the minute, in the zone of the business; `ann 2026-11-22 09:41`. */
export function watermarkText(account: string, now: Date, timeZone: string | undefined): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const part = (type: string) => format.formatToParts(now).find((each) => each.type === type)?.value ?? '';
  return `${account} ${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`;
}
