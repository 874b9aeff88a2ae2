/** The begin of a day of ISO 8601 in UTC, in which formats of days are. */
export const atMidnight = (iso: string): Date => new Date(`${iso}T00:00:00Z`);

/** Whether a value is a day as ISO 8601 writes it. UTC decides: a zone can skip a day of the calendar. */
export const isIsoDay = (value: string): boolean => atMidnight(value).toJSON()?.slice(0, 10) === value;

/** A date as a text of ISO 8601 names it; without a zone in the text, `at` is what its calendar and clock show, in UTC. */
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
