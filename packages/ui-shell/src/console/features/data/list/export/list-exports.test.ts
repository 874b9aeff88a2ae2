import { expect, it } from 'vitest';
import { moveField, validFields } from './list-exports';

const fields = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

it('a kept set names fields that there are, in its order; one without any means all', () => {
  expect(validFields(['c', 'x', 'a', 'c'], fields)).toEqual(['c', 'a']);
  expect(validFields(['x'], fields)).toEqual(['a', 'b', 'c']);
});

it('a field moves among the chosen ones, and stays at either end', () => {
  expect(moveField(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moveField(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moveField(['a', 'b'], 'b', 1)).toEqual(['a', 'b']);
});
