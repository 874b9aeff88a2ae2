import { describe, expect, it } from 'vitest';
import { newsOf, type SettledList, settleList } from './settle-list';

interface Row {
  id: number;
  state: string;
}

const listOf = (ids: readonly number[], state = 'open', total = ids.length): SettledList<Row> => ({
  list: ids.map((id) => ({ id, state })),
  total,
  through: ids.length,
});
const idsOf = ({ list }: SettledList<Row>) => list.map(({ id }) => id);

describe('what came over a list that is shown', () => {
  it('changes its rows in their places, and moves none', () => {
    const shown = listOf([5, 4, 3]);
    const settled = settleList(shown, listOf([7, 6, 5, 4, 3].slice(0, 3), 'done', 5), true);
    expect(idsOf(settled)).toEqual([5, 4, 3]);
    expect(settled.list[0]).toEqual({ id: 5, state: 'done' });
    expect(settled.list[1]).toBe(shown.list[1]);
    expect(settled.total).toBe(5);
  });

  it('is the list itself where the same records stand in it', () => {
    const settled = settleList(listOf([2, 1]), listOf([2, 1], 'done'), true);
    expect(settled).toEqual(listOf([2, 1], 'done'));
    expect(settled.coming).toBeUndefined();
  });

  it('shows a requested list at once, with the same objects for equal rows', () => {
    const shown = listOf([5, 4, 3]);
    const settled = settleList(
      shown,
      {
        ...listOf([6, 5, 4]),
        list: [
          { id: 6, state: 'open' },
          { id: 5, state: 'done' },
          { id: 4, state: 'open' },
        ],
      },
      false,
    );
    expect(idsOf(settled)).toEqual([6, 5, 4]);
    expect(settled.list[1]).toEqual({ id: 5, state: 'done' });
    expect(settled.list[2]).toBe(shown.list[1]);
  });

  it.each([
    ['those before what is shown are new', [5, 4, 3], [7, 6, 5], { count: 2, gone: 0 }],
    ['those that filled a page from behind are not', [5, 4, 3], [5, 3, 2], { count: 0, gone: 1 }],
    ['on a page with room all are', [5, 4], [5, 4, 3], { count: 1, gone: 0 }],
    ['nothing is left of what is shown', [5, 4, 3], [9, 8, 7], { count: 3, gone: 3 }],
    ['one that went leaves room', [5, 4], [5], { count: 0, gone: 1 }],
    ['the same in another order is no news', [5, 4, 3], [4, 5, 3], { count: 0, gone: 0 }],
  ])('%s', (_, shown, came, news) => {
    expect(newsOf(settleList(listOf(shown), listOf(came), true), 3)).toEqual(news);
  });
});
