import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lateProgress } from './late-progress';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watched = () => {
  const bar = { start: vi.fn(), finish: vi.fn() };
  return { bar, late: lateProgress(bar) };
};

it('shows no bar for loads within 150 ms [no-progress-bar-within-150-ms]', () => {
  const { bar, late } = watched();
  late.start();
  vi.advanceTimersByTime(149);
  late.finish();
  vi.advanceTimersByTime(1000);
  expect(bar.start).not.toHaveBeenCalled();
});

it('shows a bar for longer loads, counted from the first of several starts, and ends it', () => {
  const { bar, late } = watched();
  late.start();
  vi.advanceTimersByTime(100);
  late.start();
  vi.advanceTimersByTime(50);
  expect(bar.start).toHaveBeenCalledTimes(1);
  late.finish();
  expect(bar.finish).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(bar.start).toHaveBeenCalledTimes(1);
});

it('restarts after each end', () => {
  const { bar, late } = watched();
  late.start();
  late.finish();
  late.start();
  vi.advanceTimersByTime(150);
  expect(bar.start).toHaveBeenCalledTimes(1);
});
