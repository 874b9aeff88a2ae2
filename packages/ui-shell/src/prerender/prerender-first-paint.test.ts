import { expect, it } from 'vitest';
import { prerenderFirstPaint } from './prerender-first-paint';

it('the first paint has the same attributes for each language as the console', () => {
  expect(prerenderFirstPaint({})).toMatchObject({ directions: {}, htmlLangs: { zh: 'zh-CN' } });
  const languages = [
    { name: 'en', title: 'English', htmlLang: 'en' },
    { name: 'syr', title: 'ܣܘܪܝܝܐ', htmlLang: 'syr-Syrc', dir: 'rtl' as const },
  ];
  expect(prerenderFirstPaint({ languages, language: 'en' })).toMatchObject({
    language: 'en',
    directions: { syr: 'rtl' },
    htmlLangs: { syr: 'syr-Syrc' },
  });
});

it('it assumes the look that the console begins with, and reads where the console keeps another', () => {
  expect(prerenderFirstPaint({})).toMatchObject({
    storageKey: 'waybill.theme',
    themeName: 'blue-black',
    scheme: 'light',
    contrast: 'system',
  });
  const theme = { themeName: 'ocean', scheme: 'system', density: 'compact' } as const;
  expect(prerenderFirstPaint({ storagePrefix: 'harbour', theme })).toMatchObject({
    storageKey: 'harbour.theme',
    themeName: 'ocean',
    scheme: 'system',
    density: 'compact',
  });
});
