import { expect, it } from 'vitest';
import { createI18n } from '../../locales/create-i18n';
import { translate } from '../../locales/translate';
import { uploadMessages } from './messages';

it.each([
  ['en', 1, 'Choose a file', 'One file, at most 10 MB', 'Only one is taken'],
  ['en', 3, 'Choose files', 'Up to 3, each at most 10 MB', 'Only 3 are taken'],
  ['zh', 1, '选择文件', '一个文件，不超过 10 MB', '最多 1 个'],
  ['zh', 3, '选择文件', '最多 3 个，每个不超过 10 MB', '最多 3 个'],
])('speaks %s of %i as people do', (locale, count, choose, limits, tooMany) => {
  const i18n = createI18n({ locale });
  const say = (name: 'choose' | 'limits' | 'tooMany') =>
    translate(i18n, uploadMessages[name], { count, size: '10 MB' });
  expect([say('choose'), say('limits'), say('tooMany')]).toEqual([choose, limits, tooMany]);
});
