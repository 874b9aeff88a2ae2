import { afterEach, expect, test, vi } from 'vitest';
import { createLoading } from '../../feedback/create-loading';
import { playRandomTheme } from './play-random-theme';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a random theme comes at once, and its indicator closes after 1 s [random-themes-indicator-closes-after-1]', () => {
  vi.useFakeTimers();
  const frames: (() => void)[] = [];
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  const loading = createLoading();
  const change = vi.fn();
  playRandomTheme({ change, loading });
  expect(change).toHaveBeenCalledOnce();
  // The second starts with the frame that shows the theme, because colouring a page may take a while.
  vi.advanceTimersByTime(5000);
  expect(loading.isLoading()).toBe(true);
  for (const run of frames) run();
  vi.advanceTimersByTime(999);
  expect(loading.isLoading()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(loading.isLoading()).toBe(false);
});
