import { afterEach, expect, it, vi } from 'vitest';
import { hourIn } from './hour-in';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is the same with and without Temporal, in every zone that the browser knows, all through a year [first-view-reads-no-tables]', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const moments = Array.from({ length: 24 }, (_, place) => new Date(Date.UTC(2026, 0, 1 + place * 15, place, 59)));
  const hours = () => zones.map((zone) => moments.map((at) => hourIn(zone, at)));
  expect('Temporal' in globalThis).toBe(true);
  const withTemporal = hours();
  vi.stubGlobal('Temporal', undefined);
  expect(withTemporal).toEqual(hours());
});

it('is the hour of the browser where no zone is set', () => {
  const at = new Date(2026, 1, 6, 23, 30);
  expect(hourIn(undefined, at)).toBe(23);
});

it('refuses a zone that does not exist, with and without Temporal', () => {
  expect(() => hourIn('Asia/Nowhere')).toThrow(RangeError);
  vi.stubGlobal('Temporal', undefined);
  expect(() => hourIn('Asia/Nowhere')).toThrow(RangeError);
});
