import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchAbsence } from './watch-absence';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  life.abort();
  vi.useRealTimers();
});

let life: AbortController;
const minute = 60_000;

function watch(limit = () => 5 * minute) {
  life = new AbortController();
  let written = 0;
  const mark = { lastInput: () => written, write: (value: unknown) => (written = Number(value)) };
  const onAbsent = vi.fn();
  const look = watchAbsence(mark, limit, onAbsent, life.signal);
  return { onAbsent, look, elsewhere: () => (written = Date.now()) };
}

const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));

it('reports absence after the limit, counted from the last input [lock-delay]', () => {
  const { onAbsent } = watch();
  vi.advanceTimersByTime(4 * minute);
  press();
  vi.advanceTimersByTime(4 * minute);
  expect(onAbsent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(minute);
  expect(onAbsent).toHaveBeenCalledOnce();
});

it('input in another window of the session counts', () => {
  const { onAbsent, elsewhere } = watch();
  vi.advanceTimersByTime(4 * minute);
  elsewhere();
  vi.advanceTimersByTime(4 * minute);
  expect(onAbsent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(minute);
  expect(onAbsent).toHaveBeenCalledOnce();
});

it('sleep counts as absence: the first key after it comes too late', () => {
  const { onAbsent } = watch();
  vi.setSystemTime(Date.now() + 60 * minute);
  press();
  expect(onAbsent).toHaveBeenCalledOnce();
});

it('a clock that is set back puts nothing off [clock-set-back-does-not-delay-lock]', () => {
  const { onAbsent } = watch();
  vi.advanceTimersByTime(minute);
  press();
  vi.setSystemTime(Date.now() - 10 * minute);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(5 * minute);
  expect(onAbsent).toHaveBeenCalledOnce();
});

it('without a limit there is no report; a later limit counts from the last input', () => {
  let limit = 0;
  const { onAbsent, look } = watch(() => limit);
  vi.advanceTimersByTime(60 * minute);
  expect(onAbsent).not.toHaveBeenCalled();
  press();
  limit = 5 * minute;
  look();
  vi.advanceTimersByTime(5 * minute - 1);
  expect(onAbsent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onAbsent).toHaveBeenCalledOnce();
});
