/** Values of the day input and the time input. */
export interface DayAndTime {
  readonly day: string;
  readonly time: string;
}

/** Joins to `2026-02-28T14:30`; `''` if both are empty. A missing half leaves the `T` at an end, which every schema rejects. */
export const joinDayAndTime = ({ day, time }: DayAndTime): string =>
  day === '' && time === '' ? '' : `${day}T${time}`;

/** Splits a value. Seconds, fractions and a zone stay in the time half, which is then invalid. */
export function splitDayAndTime(value: string): DayAndTime {
  const at = /^\d{4}-\d\d-\d\dT/.test(value) ? 10 : value.lastIndexOf('T');
  return at < 0 ? { day: value, time: '' } : { day: value.slice(0, at), time: value.slice(at + 1) };
}
