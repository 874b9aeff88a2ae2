import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToasts } from './create-toasts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const texts = ({ state }: ReturnType<typeof createToasts>) => state.list.map(({ text }) => text);

test('a message leaves after 3000 ms [message-3000-ms]', () => {
  const toasts = createToasts();
  toasts.success('Saved');
  vi.advanceTimersByTime(2999);
  expect(texts(toasts)).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(texts(toasts)).toEqual([]);
});

test('an equal message is counted and restarts its time', () => {
  const toasts = createToasts();
  toasts.error('Gateway error');
  vi.advanceTimersByTime(2000);
  toasts.error('Gateway error');
  vi.advanceTimersByTime(2000);
  expect(toasts.state.list).toMatchObject([{ kind: 'error', count: 2 }]);
  vi.advanceTimersByTime(1000);
  expect(texts(toasts)).toEqual([]);
});

test('the same words of another kind are another message', () => {
  const toasts = createToasts();
  toasts.error('Done');
  toasts.success('Done');
  expect(texts(toasts)).toEqual(['Done', 'Done']);
});

test('timers stop while paused and continue with the remaining time', () => {
  const toasts = createToasts();
  toasts.info('Read me');
  vi.advanceTimersByTime(1000);
  toasts.pause();
  vi.advanceTimersByTime(60_000);
  toasts.resume();
  vi.advanceTimersByTime(1999);
  expect(texts(toasts)).toEqual(['Read me']);
  vi.advanceTimersByTime(1);
  expect(texts(toasts)).toEqual([]);
});

test('a message that came while paused gets its full time', () => {
  const toasts = createToasts();
  toasts.pause();
  toasts.info('New');
  vi.advanceTimersByTime(5000);
  toasts.resume();
  vi.advanceTimersByTime(2999);
  expect(texts(toasts)).toEqual(['New']);
  vi.advanceTimersByTime(1);
  expect(texts(toasts)).toEqual([]);
});

test('at most five are shown, the oldest goes', () => {
  const toasts = createToasts();
  for (const text of ['1', '2', '3', '4', '5', '6']) toasts.info(text);
  expect(texts(toasts)).toEqual(['2', '3', '4', '5', '6']);
});

test('leaves no clock behind after clear', () => {
  const toasts = createToasts();
  toasts.info('a');
  toasts.warning('b', { duration: Infinity });
  toasts.clear();
  expect(texts(toasts)).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
