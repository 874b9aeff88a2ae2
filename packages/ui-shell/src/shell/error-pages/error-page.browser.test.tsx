import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act, draw } from '../../../testing/draw';
import { NotFound } from './not-found';

let drawn: Awaited<ReturnType<typeof draw>>;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const seconds = async (count: number) => {
  for (let n = 0; n < count; n += 1) await act(async () => vi.advanceTimersByTime(1000));
};

test('goes home automatically after 5 s, once', async () => {
  const onHome = vi.fn();
  drawn = await draw(<NotFound onHome={onHome} />);
  await seconds(4);
  expect(drawn.host.textContent).toContain('Going home in 1 s');
  expect(onHome).not.toHaveBeenCalled();
  await seconds(5);
  expect(onHome).toHaveBeenCalledTimes(1);
  await drawn.remove();
});

test('stays after the countdown is stopped', async () => {
  const onHome = vi.fn();
  drawn = await draw(<NotFound onHome={onHome} />);
  await seconds(2);
  const stay = [...drawn.host.querySelectorAll('button')].find(({ textContent }) => textContent === 'Stay here');
  await act(async () => stay?.click());
  await seconds(10);
  expect(onHome).not.toHaveBeenCalled();
  await drawn.remove();
});

test('calls nothing after it is left', async () => {
  const onHome = vi.fn();
  drawn = await draw(<NotFound onHome={onHome} />);
  await drawn.remove();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onHome).not.toHaveBeenCalled();
});
