import { expect, test } from 'vitest';
import { columnsOf, labelsOf } from './cascade-path';

const regions = [
  { value: '31', label: '上海', children: [{ value: '310115', label: '浦东新区' }] },
  { value: '81', label: '香港' },
];

test('a path opens one list a level', () => {
  expect(columnsOf(regions, [])).toEqual([regions]);
  expect(columnsOf(regions, ['31'])).toEqual([regions, regions[0]?.children]);
  expect(columnsOf(regions, ['31', '310115'])).toHaveLength(2);
  expect(columnsOf(regions, ['99', '310115'])).toEqual([regions]);
});

test('a path is formatted by its labels, and unknown values stay', () => {
  expect(labelsOf(regions, ['31', '310115'])).toEqual(['上海', '浦东新区']);
  expect(labelsOf(regions, ['31', '310199'])).toEqual(['上海', '310199']);
});
