import { expect, it } from 'vitest';
import { holdsNumber, maskNumbers } from './outside-text';
import { defaultSearchEngine } from './search-engine';
import { toChoices } from './to-choices';
import { toSearchUrl } from './to-search-url';

const numbers = [
  '13812345678',
  '138 1234 5678',
  '138-1234-5678',
  '138–1234—5678',
  '１３８１２３４５６７８',
  '138\u200b1234\u31645678',
  '138.12.34',
  '(0571) 8765 4321',
  'TY2026010100001',
  '١٢٣٤٥٦',
  'order 123456 late',
  'GB 17761-2018',
];

it.each(numbers)('%j is never offered to a foreign engine', (text) => {
  expect(holdsNumber(text)).toBe(true);
  expect(toChoices(text, [{ title: text }], defaultSearchEngine)).toEqual([]);
});

it.each(['container freight', '48V 20Ah', 'GB 17761', '上海到杭州', '12345'])('%j may be searched outside', (text) => {
  expect(toChoices(text, [], defaultSearchEngine).map(({ kind }) => kind)).toEqual(['engine']);
});

it('a search engine gets no number, also of a message of the error log', () => {
  expect(maskNumbers('No order 2026-0101-00001 of 138 1234 5678.')).toBe('No order … of ….');
  expect(toSearchUrl(defaultSearchEngine, 'Failed for １３８１２３４５６７８')).toBe(
    `https://www.baidu.com/s?wd=${encodeURIComponent('Failed for …')}`,
  );
});

it('the engine comes last, and a suggestion of the console keeps it away', () => {
  const choices = toChoices(
    'freight',
    [{ title: 'No address' }, { title: 'Page', url: 'https://x.test/p' }],
    defaultSearchEngine,
  );
  expect(choices.map(({ kind, words }) => [kind, words])).toEqual([
    ['suggestion', 'Page'],
    ['engine', 'No address'],
    ['engine', 'freight'],
  ]);
});
