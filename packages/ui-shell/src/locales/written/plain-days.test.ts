import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { roundsOf, seed } from '../../../../../scripts/lib/testing/rounds-of';
import { createFormat, type Format } from './create-format';
import { dayFormats } from './day-formats';
import { readDay, showDay } from './day-text';
import { fortyLocales } from './forty-locales.test-data';
import { fromIsoDay, toIsoDay } from './iso-day';
import { isIsoDay } from './written-date';

const zones = ['America/New_York', 'Asia/Shanghai', 'Pacific/Kiritimati', 'Pacific/Apia', 'America/Sao_Paulo'];

function browseIn(zone: string) {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
}

/** Versions of Intl differ in their spaces. */
const plain = (text: string) => text.replace(/[\u2009\u202f]/g, ' ');

const textForms = {
  day: 'Feb 28, 1990',
  nearDay: 'Feb 28, 1990',
  shortDay: '2/28',
  fullDay: 'Wednesday, February 28, 1990',
  time: 'Feb 28, 1990',
  clock: 'Feb 28, 1990',
} satisfies Partial<Record<keyof Format, string>>;
const formatters = Object.keys(textForms) as (keyof typeof textForms)[];

/** Every day of the ISO 8601 calendar, including days that a zone skipped: Kiritimati in 1994, Apia in 2011. */
const day = fc.oneof(
  fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('1994-12-31', '1995-01-01', '2011-12-30', '2018-11-04'),
);

describe.each(zones)('in a browser in %s', (zone) => {
  it('prints a date without a time as that date, whatever the zone of the business [plain-date-same-in-every-zone]', () => {
    browseIn(zone);
    for (const timeZone of [undefined, ...zones]) {
      const format = createFormat('en', { timeZone });
      expect(Object.fromEntries(formatters.map((name) => [name, format[name]('1990-02-28')]))).toEqual(textForms);
      expect(plain(format.dayRange('1990-02-28', '1990-03-01'))).toBe('2/28 – 3/1');
    }
  });

  it('prints a moment in the zone of the business, and without one in the zone of the browser', () => {
    browseIn(zone);
    const moment = '2026-02-28T23:30:00Z';
    expect(plain(createFormat('en', { timeZone: 'America/New_York' }).time(moment))).toBe('Feb 28, 2026, 6:30 PM');
    expect(plain(createFormat('en', { timeZone: 'Asia/Shanghai' }).time(moment))).toBe('Mar 1, 2026, 7:30 AM');
    expect(createFormat('en').time(moment)).toBe(createFormat('en', { timeZone: zone }).time(moment));
  });

  it('prints the date and time of a DateTimeField as they were typed', () => {
    browseIn(zone);
    const format = createFormat('en', { timeZone: 'Asia/Shanghai' });
    expect(plain(format.time('2026-02-28T23:30'))).toBe('Feb 28, 2026, 11:30 PM');
    expect(format.day('2026-02-28T23:30')).toBe('Feb 28, 2026');
  });

  it.each(roundsOf(100, 1000, 1000))(
    `takes every day of the calendar for a day, also one that the zone skipped (%i, seed ${seed})%s`,
    (numRuns) => {
      browseIn(zone);
      fc.assert(
        fc.property(day, (iso) => {
          expect(isIsoDay(iso)).toBe(true);
          const begin = fromIsoDay(iso);
          if (begin) expect(toIsoDay(begin)).toBe(iso);
        }),
        { numRuns, seed },
      );
    },
  );
});

describe.each(fortyLocales)('in %s', (language) => {
  it('prints whatever a DateField shows, and the field reads it again as the same day [plain-date-same-in-every-zone]', () => {
    browseIn('America/New_York');
    const format = createFormat(language, { timeZone: 'America/New_York' });
    const { isGregorian } = dayFormats(language);
    fc.assert(
      fc.property(day, (iso) => {
        // A field of another calendar does not read a year that may be one of that calendar.
        fc.pre(isGregorian || (iso >= '1900' && iso < '2200'));
        // For a year below 1000, only the field writes four digits.
        for (const text of [showDay(iso, language), ...(iso < '1000' ? [] : [format.day(iso), format.fullDay(iso)])])
          if (readDay(text, language) !== iso)
            throw new Error(`"${text}" is read as ${readDay(text, language)}, not ${iso}`);
      }),
      { numRuns: 100, seed },
    );
  });

  it('leaves a text that is no date as it is', () => {
    const format = createFormat(language);
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('', '2026-02-30', '2026-13-01', '2026-02', 'tomorrow', '31.02.26')),
        (text) => {
          fc.pre(!/\d\d:\d\d/.test(text) && !isIsoDay(text));
          for (const name of formatters) expect(format[name](text)).toBe(text);
        },
      ),
      { numRuns: 100, seed },
    );
  });
});
