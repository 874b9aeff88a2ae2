import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAhead, isFreeLine } from './create-ahead';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aheadOf(isFree = () => true) {
  const underWay = new Set<string | number>();
  const fetch = vi.fn((id: string | number) => {
    underWay.add(id);
    return () => underWay.delete(id);
  });
  return { ...createAhead({ fetch, isFree, restMs: 100 }), fetch, underWay };
}

it('fetches the record on which the pointer rests, not the ones that it passes', () => {
  const { rest, fetch } = aheadOf();
  rest('pointer', 1);
  vi.advanceTimersByTime(99);
  rest('pointer', 2);
  rest('pointer', 2);
  vi.advanceTimersByTime(100);
  expect(fetch.mock.calls).toEqual([[2]]);
});

it('has at most two under way, one by the pointer and one by the focus, and drops unused ones [prefetch-at-most-two]', () => {
  const { rest, underWay } = aheadOf();
  for (const id of [1, 2, 3]) {
    rest('pointer', id);
    rest('focus', id + 10);
    vi.advanceTimersByTime(100);
    expect(underWay).toEqual(new Set([id, id + 10]));
  }
  rest('pointer', undefined);
  rest('focus', undefined);
  expect(underWay.size).toBe(0);
});

it('one record under pointer and focus is fetched once', () => {
  const { rest, fetch } = aheadOf();
  rest('pointer', 1);
  rest('focus', 1);
  vi.advanceTimersByTime(100);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('the record that is being opened is not dropped', () => {
  const { rest, open, underWay } = aheadOf();
  rest('pointer', 1);
  vi.advanceTimersByTime(100);
  open();
  rest('pointer', undefined);
  expect([...underWay]).toEqual([1]);
});

it('fetches nothing on a line that is slow or paid for [no-prefetch-on-metered-connection]', () => {
  const { rest, fetch } = aheadOf(() => false);
  rest('pointer', 1);
  vi.advanceTimersByTime(1000);
  expect(fetch).not.toHaveBeenCalled();
  expect(
    [{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }, { type: 'cellular' }].map(isFreeLine),
  ).toEqual([false, false, false, false]);
  expect([{}, { saveData: false, effectiveType: '4g', type: 'wifi' }].map(isFreeLine)).toEqual([true, true]);
});
