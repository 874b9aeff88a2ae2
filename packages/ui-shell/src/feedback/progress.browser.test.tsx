import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../../testing/draw';
import { createProgress } from './create-progress';
import { ProgressBar } from './progress-bar';

let drawn: Awaited<ReturnType<typeof draw>>;
const bar = () => drawn.host.querySelector<HTMLElement>('.bar');
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  vi.useRealTimers();
  await drawn.remove();
});

test('eases at 500 ms a step, trickles every 200 ms and has no spinner [progress-bar]', async () => {
  const progress = createProgress();
  drawn = await draw(<ProgressBar progress={progress} />);
  progress.start();
  const { transitionDuration, transitionTimingFunction } = getComputedStyle(bar() as HTMLElement);
  const steps = (text: string) => [...new Set(text.split(', '))];
  expect([steps(transitionDuration), steps(transitionTimingFunction)]).toEqual([['0.5s'], ['ease']]);
  expect(drawn.host.querySelector('.spinner')).toBeNull();
  const from = bar()?.style.transform;
  vi.advanceTimersByTime(1300);
  expect(bar()?.style.transform).not.toBe(from);
});

test('completes 200 ms after finish, then fades and is gone [progress-bar-navigation]', async () => {
  const progress = createProgress();
  drawn = await draw(<ProgressBar progress={progress} />);
  progress.start();
  vi.advanceTimersByTime(600);
  progress.finish();
  vi.advanceTimersByTime(199);
  expect(progress.isRunning()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(progress.isRunning()).toBe(false);
  vi.advanceTimersByTime(3000);
  expect(bar()).toBeNull();
});

test('a start during the wait continues the same bar', async () => {
  const progress = createProgress();
  drawn = await draw(<ProgressBar progress={progress} />);
  progress.start();
  progress.finish();
  vi.advanceTimersByTime(100);
  progress.start();
  vi.advanceTimersByTime(5000);
  expect(progress.isRunning()).toBe(true);
  expect(drawn.host.querySelectorAll('.bar')).toHaveLength(1);
});

test('a start while the last bar fades begins a new one, and nothing of either stays', async () => {
  const progress = createProgress();
  drawn = await draw(<ProgressBar progress={progress} />);
  progress.start();
  progress.finish();
  vi.advanceTimersByTime(900);
  progress.start();
  expect(drawn.host.querySelectorAll('.bar')).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  expect(progress.isRunning()).toBe(true);
  expect(bar()).not.toBeNull();
  progress.finish();
  vi.advanceTimersByTime(3000);
  expect(bar()).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('two shells on a page have bars of their own', async () => {
  const [one, other] = [createProgress(), createProgress()];
  drawn = await draw(
    <>
      <ProgressBar progress={one} />
      <ProgressBar progress={other} />
    </>,
  );
  one.start();
  expect([one.isRunning(), other.isRunning()]).toEqual([true, false]);
  expect(drawn.host.querySelectorAll('.bar')).toHaveLength(1);
});

test.each([
  ['vab-theme-green-black', 'rgb(65, 181, 132)'],
  ['vab-theme-red-white', 'rgb(243, 77, 55)'],
])('takes the accent of %s', async (theme, accent) => {
  const before = document.body.className;
  document.body.className = theme;
  const progress = createProgress();
  drawn = await draw(<ProgressBar progress={progress} />);
  progress.start();
  expect(getComputedStyle(bar() as HTMLElement).backgroundColor).toBe(accent);
  document.body.className = before;
});

test('asks nothing of the page when it is not drawn', async () => {
  const progress = createProgress();
  drawn = await draw(<span />);
  progress.start();
  progress.finish();
  vi.advanceTimersByTime(1000);
  expect(progress.isRunning()).toBe(false);
});
