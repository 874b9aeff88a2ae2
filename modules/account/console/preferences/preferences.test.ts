import { expect, it } from 'vitest';
import { toPreferredLanguage } from './preferences';

it('does not replace a language that cannot be preferred by another one', () => {
  expect(['zh', 'en', 'ja', 'zh-TW', 'constructor'].map(toPreferredLanguage)).toEqual([
    'zh',
    'en',
    undefined,
    undefined,
    undefined,
  ]);
});
