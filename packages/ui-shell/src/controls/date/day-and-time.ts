/** The two halves of a day with its time, as they stand in their inputs. */
export interface DayAndTime {
  readonly day: string;
  readonly time: string;
}

/** `2026-02-28T14:30`; a half that is missing leaves the `T` at an end, which no schema of times takes; `''` is neither. */
export const joinDayAndTime = ({ day, time }: DayAndTime): string =>
  day === '' && time === '' ? '' : `${day}T${time}`;

/** The halves of a value. Seconds, fractions and a zone stay with the time, and are no time of day then. */
export function splitDayAndTime(value: string): DayAndTime {
  const at = /^\d{4}-\d\d-\d\dT/.test(value) ? 10 : value.lastIndexOf('T');
  return at < 0 ? { day: value, time: '' } : { day: value.slice(0, at), time: value.slice(at + 1) };
}
