import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { consoleParts, drawInConsole } from '../../../testing/console/draw-in-console';
import { FloatingParts } from './floating-parts';

const messages = () => page.getByRole('region', { name: /F8/ });

it('the place of messages is drawn while nobody does anything, not into somebody’s work; after a minute in any case', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  await drawInConsole(consoleParts(), <FloatingParts />);
  for (let second = 0; second < 59; second += 1) {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    vi.advanceTimersByTime(1000);
  }
  expect(messages().query()).toBeNull();
  vi.advanceTimersByTime(1001);
  vi.useRealTimers();
  await expect.element(messages()).toBeInTheDocument();
});
