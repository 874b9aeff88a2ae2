import { expect, it } from 'vitest';
import { readColumn } from './read-column';

it('a column is known by its cells with invisible characters [invisible-characters-do-not-count]', () => {
  const phones = ['13812340001', '13812340002'];
  const sides = ['consignor.phone', 'consignee.phone'];
  expect(readColumn(phones)).toEqual(sides);
  expect(readColumn(phones.map((cell) => `\u200b${cell.slice(0, 3)}\u3164${cell.slice(3)}`))).toEqual(sides);
});
