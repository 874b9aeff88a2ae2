import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { streamEvents } from './stream-events';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([0, 1, 999])('reconnects after at least a second if the server sends retry: %i', async (retry) => {
  const controller = new AbortController();
  const open = vi.fn(async () => ({
    body: `retry: ${retry}\n\n`,
    parse: JSON.parse,
    byLines: false,
    signal: controller.signal,
    close: () => undefined,
  }));
  const reading = streamEvents(open, '/events', {}).next();
  for (const count of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(999);
    expect(open).toHaveBeenCalledTimes(count);
    await vi.advanceTimersToNextTimerAsync();
  }
  open.mockResolvedValue(undefined as never);
  await vi.runAllTimersAsync();
  await reading;
});
