import { expect, it } from 'vitest';
import { nextSorting } from './data-column';

it('goes up, down and back to the order in which the rows came; another column begins with up', () => {
  const up = nextSorting(null, 'fee');
  const down = nextSorting(up, 'fee');
  expect([up?.order, down?.order, nextSorting(down, 'fee')]).toEqual(['asc', 'desc', null]);
  expect(nextSorting(down, 'city')).toEqual({ id: 'city', order: 'asc' });
});
