/** The begin of a day of ISO 8601 in UTC, in which formats of days are. */
export const atMidnight = (iso: string): Date => new Date(`${iso}T00:00:00Z`);

/** Whether a value is an ISO 8601 day. Checked in UTC, since a zone can skip a day of the calendar. */
export const isIsoDay = (value: string): boolean => atMidnight(value).toJSON()?.slice(0, 10) === value;

/** A date from an ISO 8601 text; without a zone, `at` is its calendar and clock time, in UTC. */
export interface WrittenDate {
  at: Date;
  isMoment: boolean;
  hasTime: boolean;
}

/** Reads a moment, a day, or a day with its time. */
export function readWrittenDate(text: string): WrittenDate | undefined {
  const [, day, time = ''] = /^(\d{4}-\d\d-\d\d)(?:[T ]([\d:.]+))?$/.exec(text) ?? [];
  const isMoment = day === undefined;
  if (isMoment ? !/\d:\d\d/.test(text) : !isIsoDay(day)) return undefined;
  const at = new Date(isMoment ? text : `${day}T${time || '00:00'}Z`);
  return Number.isNaN(at.getTime()) ? undefined : { at, isMoment, hasTime: isMoment || time !== '' };
}
