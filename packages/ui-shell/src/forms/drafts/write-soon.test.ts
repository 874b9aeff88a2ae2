import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeSoon } from './write-soon';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('writes at least every second during continuous typing, and not at every key', () => {
  const write = vi.fn();
  const soon = writeSoon(write);
  for (let key = 0; key < 100; key++) {
    soon.ask();
    vi.advanceTimersByTime(30);
  }
  expect(write.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(write.mock.calls.length).toBeLessThanOrEqual(8);
});

it('the last key is written within a second [written-within-second]', () => {
  const write = vi.fn();
  writeSoon(write).ask();
  vi.advanceTimersByTime(1000);
  expect(write).toHaveBeenCalledOnce();
});

it('a write that is wanted happens at once on demand, once; one that is called off never', () => {
  const write = vi.fn();
  const soon = writeSoon(write);
  soon.now();
  expect(write).not.toHaveBeenCalled();
  soon.ask();
  soon.now();
  vi.advanceTimersByTime(1000);
  expect(write).toHaveBeenCalledOnce();
  soon.ask();
  soon.cancel();
  vi.advanceTimersByTime(1000);
  expect(write).toHaveBeenCalledOnce();
});
