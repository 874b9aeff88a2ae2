import { expect, it } from 'vitest';
import { createRowSelection } from './row-selection';

const rows = ['a', 'b', 'c'];
const select = (selected: string[], order?: Uint32Array) => createRowSelection(rows, order, (row) => row, selected);

it('reports whether the shown rows are all, partly or not selected, whatever is selected elsewhere', () => {
  expect(select([]).of).toBe('none');
  expect(select(['x', 'y', 'z']).of).toBe('none');
  expect(select(['b']).of).toBe('some');
  expect(select(['c', 'b', 'a']).of).toBe('all');
  expect(select(['c'], Uint32Array.of(2)).of).toBe('all');
  expect(createRowSelection([], undefined, String, ['a']).of).toBe('none');
});

it('adds and takes away one row, and keeps those that are not shown', () => {
  expect(select(['x', 'a']).with('b', true)).toEqual(['x', 'a', 'b']);
  expect(select(['x', 'a']).with('a', false)).toEqual(['x']);
  expect(select(['x', 'a']).has('a')).toBe(true);
  expect(select(['x', 'a']).has('b')).toBe(false);
});

it('adds and takes away all rows that are shown, and no others', () => {
  expect(select(['x', 'b']).withAll(true)).toEqual(['x', 'b', 'a', 'c']);
  expect(select(['x', 'a', 'b']).withAll(false)).toEqual(['x']);
  expect(select(['a'], Uint32Array.of(1, 2)).withAll(true)).toEqual(['a', 'b', 'c']);
});
