import { expect, test } from 'vitest';
import { filterOptions } from './option';

const options = [
  { value: 'sh', label: '上海 Shanghai' },
  { value: 'hz', label: '杭州', hint: '浙江省' },
];

test.each([
  ['', ['sh', 'hz']],
  ['ＳＨＡＮＧ', ['sh']],
  ['上 海', ['sh']],
  ['上\u200b\u3164海\ufe0f', ['sh']],
  ['浙江', ['hz']],
  ['北京', []],
])('%j finds %j [typing-finds-options]', (keyword, matches) => {
  expect(filterOptions(options, keyword).map(({ value }) => value)).toEqual(matches);
});
