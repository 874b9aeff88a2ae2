import { describe, expect, it } from 'vitest';
import { moveColumn, shownColumns, toggleColumn } from './column-choice';

const choice = { order: ['a', 'b', 'c'], hidden: ['b'] };

describe('the choice of columns', () => {
  it('shows what is not hidden, in order', () => expect(shownColumns(choice)).toEqual(['a', 'c']));

  it('hides and shows a column', () => {
    expect(toggleColumn(choice, 'b').hidden).toEqual([]);
    expect(toggleColumn(choice, 'a').hidden).toEqual(['b', 'a']);
  });

  it('never hides the last column', () => {
    const one = { order: ['a', 'b'], hidden: ['b'] };
    expect(toggleColumn(one, 'a')).toBe(one);
  });

  it.each([
    ['a', 2, ['b', 'c', 'a']],
    ['c', 0, ['c', 'a', 'b']],
    ['a', 1, ['b', 'a', 'c']],
    ['b', 99, ['a', 'c', 'b']],
    ['b', -5, ['b', 'a', 'c']],
  ])('moves %s to place %d', (id, place, order) => expect(moveColumn(choice, id, place).order).toEqual(order));

  it('is the same value when nothing moves', () => {
    expect(moveColumn(choice, 'a', 0)).toBe(choice);
    expect(moveColumn(choice, 'unknown', 1)).toBe(choice);
  });
});
