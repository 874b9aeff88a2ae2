import { describe, expect, it } from 'vitest';
import type { CascadeOption } from './cascade-path';
import { searchPaths } from './search-paths';

const places: CascadeOption[] = [
  {
    value: '33',
    label: '浙江省',
    children: [
      {
        value: '3301',
        label: '杭州市',
        children: [
          { value: '330106', label: '西湖区' },
          { value: '330110', label: '余杭区' },
        ],
      },
    ],
  },
  { value: '35', label: '福建省', children: [{ value: '3501', label: '浙江路' }] },
  { value: '71', label: '余杭', disabled: true },
];
const find = (keyword: string, most = 10) => searchPaths(places, keyword, most).map((path) => path.at(-1));

describe('places found by typing', () => {
  it.each([
    ['余杭', ['330110']],
    ['杭州', ['330106', '330110']],
    ['杭州 余杭', ['330110']],
    ['浙杭西', ['330106']],
    ['杭浙', []],
    ['nowhere', []],
  ])('%s finds %j', (keyword, ends) => expect(find(keyword)).toEqual(ends));

  it('list matches of their own name first', () => expect(find('浙江')).toEqual(['3501', '330106', '330110']));

  it('are limited in number', () => expect(find('浙江', 2)).toEqual(['3501', '330106']));
});
