import { describe, expect, it } from 'vitest';
import {
  type ColumnChoice,
  columnWidths,
  moveColumn,
  pinColumn,
  readColumnChoice,
  resizeColumn,
  shownColumns,
  toggleColumn,
} from './column-choice';

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

describe('columns of a table that is remembered', () => {
  const first: ColumnChoice = { order: ['no', 'city', 'fee', 'time'], hidden: ['time'] };

  it('stand first in the order in which they stand at all, where they stay in view', () => {
    const pinned = pinColumn(pinColumn(first, 'fee'), 'no');
    expect(shownColumns(pinned)).toEqual(['no', 'fee', 'city']);
    expect(shownColumns(pinColumn(pinned, 'no'))).toEqual(['fee', 'no', 'city']);
  });

  it('keep the user’s width, within bounds, until it is reset', () => {
    const wide = resizeColumn(resizeColumn(first, 'no', 120.4), 'fee', 5);
    expect(wide.widths).toEqual({ no: 120, fee: columnWidths.least });
    expect(resizeColumn(wide, 'no', null).widths).toEqual({ fee: columnWidths.least });
  });

  it('are read from a storage that may hold anything', () => {
    for (const stored of [null, 7, 'x', [], { order: 7, hidden: {}, pinned: 'no', widths: null }])
      expect(readColumnChoice(stored, first)).toMatchObject({ order: first.order });
    const stored = {
      order: ['fee', 'gone', 'no', 'fee', '__proto__'],
      hidden: ['fee', 'gone'],
      pinned: ['no', 7],
      widths: { no: 1e9, fee: 'wide', gone: 90, __proto__: 90 },
    };
    expect(readColumnChoice(stored, first)).toEqual({
      order: ['fee', 'city', 'no', 'time'],
      hidden: ['fee', 'time'],
      pinned: ['no'],
      widths: { no: columnWidths.most },
    });
  });

  it('never are all hidden', () => {
    expect(readColumnChoice({ order: first.order, hidden: first.order }, first).hidden).toEqual(['time']);
  });
});
