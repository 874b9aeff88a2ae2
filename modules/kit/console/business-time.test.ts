import { expect, it } from 'vitest';
import { businessZone, toBusinessDate, toBusinessTime, toMoment } from './business-time';

it.each(['2025-02-06T01:00:00Z', '2025-02-05T16:00:00Z', '2025-07-05T15:59:59.999Z', '1992-07-01T00:00:00Z'])(
  'the day and the time of %s are those of the zone',
  (moment) => {
    const [date, time] = new Date(moment).toLocaleString('sv-SE', { timeZone: businessZone }).split(' ');
    expect(toBusinessDate(moment)).toBe(date);
    expect(toBusinessTime(moment)).toBe(time?.slice(0, 5));
    expect(toBusinessTime(toMoment(toBusinessDate(moment), toBusinessTime(moment)))).toBe(time?.slice(0, 5));
  },
);
