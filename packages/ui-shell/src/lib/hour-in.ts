/** The part of Temporal used here: browsers of 2025 and later have it, `lib` of TypeScript 5.9 does not. */
interface WithTemporal {
  Temporal?: {
    Instant: {
      fromEpochMilliseconds(at: number): { toZonedDateTimeISO(zone: string): { hour: number } };
    };
  };
}

/** The hour of a moment in a time zone, 0 to 23, by default the browser's. Throws a RangeError for an unknown zone. `Temporal` saves the 15 ms of the first `Intl`. */
export function hourIn(zone: string | undefined, at = new Date()): number {
  if (zone === undefined) return at.getHours();
  const { Temporal } = globalThis as WithTemporal;
  return Temporal
    ? Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).hour
    : Number(at.toLocaleString('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }));
}
