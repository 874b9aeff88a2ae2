import { expect, it } from 'vitest';
import { prerenderLanguages } from './prerender-languages';

it('the first paint says of each language what the console will say of it', () => {
  expect(prerenderLanguages({})).toEqual({ directions: {}, htmlLangs: { zh: 'zh-CN' } });
  const languages = [
    { name: 'en', title: 'English', htmlLang: 'en' },
    { name: 'syr', title: 'ܣܘܪܝܝܐ', htmlLang: 'syr-Syrc', dir: 'rtl' as const },
  ];
  expect(prerenderLanguages({ languages, language: 'en' })).toEqual({
    directions: { syr: 'rtl' },
    htmlLangs: { syr: 'syr-Syrc' },
  });
});
