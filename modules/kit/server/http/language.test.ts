import { expect, test } from 'vitest';
import { toLanguage } from './language';

test.each([
  [undefined, 'zh'],
  ['', 'zh'],
  ['en', 'en'],
  ['en-US,en;q=0.9', 'en'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['en;q=0.4, zh-TW;q=0.7', 'zh'],
  ['fr-FR, en;q=0.5', 'en'],
  ['fr', 'zh'],
  ['en;q=0', 'zh'],
  [';;q=,,=', 'zh'],
])('Accept-Language %s is answered in %s', (header, language) => {
  expect(toLanguage(header)).toBe(language);
});
