import { expect, it } from 'vitest';
import { cellText } from './cell-text';
import { wallClock } from './wall-clock';

const at = new Date('2025-02-05T17:05:09Z');

it('is the clock of the zone, independent of the browser [files-in-business-zone]', () => {
  expect(new Date(wallClock(at, 'Asia/Shanghai')).toISOString()).toBe('2025-02-06T01:05:09.000Z');
  expect(new Date(wallClock(at, 'America/New_York')).toISOString()).toBe('2025-02-05T12:05:09.000Z');
  expect(cellText(at, String, 'Asia/Shanghai')).toBe('2025-02-06 01:05:09');
});

it('is NaN for an invalid date', () => expect(wallClock(new Date(Number.NaN), 'Asia/Shanghai')).toBeNaN());
