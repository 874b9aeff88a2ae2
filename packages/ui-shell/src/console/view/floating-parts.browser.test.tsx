import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { consoleParts, drawInConsole } from '../../../testing/console/draw-in-console';

/** A copy of the module: in that of the page other test files may have loaded the messages already. */
const [fresh, late] = ['./floating-parts.tsx?fresh', './floating-parts.tsx?late'];

it('renders the place of messages while the user is idle, and after a minute in any case', async () => {
  const { FloatingParts }: typeof import('./floating-parts') = await import(/* @vite-ignore */ fresh);
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const { host } = await drawInConsole(consoleParts(), <FloatingParts />);
  const messages = page.elementLocator(host).getByRole('region', { name: /F8/ });
  for (let second = 0; second < 59; second += 1) {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    vi.advanceTimersByTime(1000);
  }
  expect(messages.query()).toBeNull();
  vi.advanceTimersByTime(1001);
  // In this order: restoring later would bring back the fake timer, which never calls.
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await expect.element(messages).toBeInTheDocument();
});

it('starts the time of a message when its code has loaded, or after 30 s', async () => {
  const { FloatingParts }: typeof import('./floating-parts') = await import(/* @vite-ignore */ late);
  vi.useFakeTimers();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => {
    online.mockRestore();
    vi.useRealTimers();
  });
  const parts = consoleParts();
  const { host } = await drawInConsole(parts, <FloatingParts />);
  const ends = vi.fn();
  await act(async () => parts.toasts.success('Saved', { onGone: ends }));
  await act(async () => vi.advanceTimersByTime(29_000));
  expect(ends).not.toHaveBeenCalled();
  await act(async () => vi.advanceTimersByTime(1000 + 3000));
  expect(ends).toHaveBeenCalledOnce();
  await act(async () => parts.toasts.success('Sent'));
  await act(async () => vi.advanceTimersByTime(10_000));
  vi.useRealTimers();
  online.mockRestore();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.elementLocator(host).getByText('Sent')).toBeVisible();
});
