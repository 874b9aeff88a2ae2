/** As far as it is read here: browsers of 2025 and later have it, `lib` of TypeScript 5.9 does not. */
interface WithTemporal {
  Temporal?: {
    Instant: {
      fromEpochMilliseconds(at: number): { toZonedDateTimeISO(zone: string): { hour: number } };
    };
  };
}

/**
 * The hour of a moment in a time zone, 0 to 23; without a zone that of the browser. Throws a RangeError for a zone that does not exist. `Temporal` says it
 * in less than 1 ms, while a browser's first use of `Intl` takes 12 to 17, and the first view waits for it.
 */
export function hourIn(zone: string | undefined, at = new Date()): number {
  if (zone === undefined) return at.getHours();
  const { Temporal } = globalThis as WithTemporal;
  return Temporal
    ? Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).hour
    : Number(at.toLocaleString('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }));
}
