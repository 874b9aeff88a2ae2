import { afterEach, expect, test, vi } from 'vitest';
import { createLoading } from '../feedback/create-loading';
import { playRandomTheme } from './play-random-theme';

afterEach(() => void vi.useRealTimers());

test('a random theme comes at once, and its indicator closes after 1 s', () => {
  vi.useFakeTimers();
  const loading = createLoading();
  const change = vi.fn(() => void vi.advanceTimersByTime(200));
  playRandomTheme({ change, loading });
  expect(change).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(999);
  expect(loading.isLoading()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(loading.isLoading()).toBe(false);
});
