import { expect, it } from 'vitest';
import { toPreferredLanguage } from './preferences';

it('saves no other language in the place of one that cannot be preferred', () => {
  expect(['zh', 'en', 'ja', 'zh-TW', 'constructor'].map(toPreferredLanguage)).toEqual([
    'zh',
    'en',
    undefined,
    undefined,
    undefined,
  ]);
});
