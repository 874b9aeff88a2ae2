import { expect, test } from 'vitest';
import { toPinyin, toSyllables } from './pinyin';

test('names are read syllable by syllable, surnames as surnames, and by their initials [records-by-pinyin]', () => {
  expect(toPinyin('张三')).toBe('zhangsan zs');
  expect(toPinyin('单雄信', 'Ann', '欧阳修')).toBe('shanxiongxin sxx ouyangxiu oyx');
  expect(toPinyin('Ann Smith', '')).toBe('');
  expect(toSyllables('快速下单')).toBe('kuai su xia dan');
});
