import { expect, it } from 'vitest';
import { toTrendParts } from './trend-parts';

const daysOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10),
    visits: 1,
    registered: 0,
    orders: index,
  }));

it('up to 31 days each is a part', () => {
  const parts = toTrendParts(daysOf(31));
  expect(parts).toHaveLength(31);
  expect(parts[1]).toEqual({ from: '2025-01-02', to: '2025-01-02', visits: 1, orders: 1 });
});

it('a longer trend is one of weeks, the last whole, with every day in one of them', () => {
  const parts = toTrendParts(daysOf(90));
  expect(parts.map(({ visits }) => visits)).toEqual([6, ...Array.from({ length: 12 }, () => 7)]);
  expect(parts.at(-1)).toMatchObject({ from: '2025-03-25', to: '2025-03-31' });
  expect(parts.reduce((sum, { orders }) => sum + orders, 0)).toBe((89 * 90) / 2);
});

it('weeks that fit are all whole', () => {
  expect(toTrendParts(daysOf(35)).map(({ visits }) => visits)).toEqual([7, 7, 7, 7, 7]);
});
