import { expect, it } from 'vitest';
import cn from '../../locales/cn.json';
import core from '../../locales/core.json';
import trade from '../../locales/trade.json';

/** The texts of one code in every language. */
type Texts = Readonly<Record<'zh' | 'en' | 'de' | 'ja' | 'ar', string>>;
type Language = keyof Texts;

const languages: readonly Language[] = ['zh', 'en', 'de', 'ja', 'ar'];
const everyText = Object.entries<Texts>({ ...core, ...cn, ...trade });
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

it('have a text with the same params in every language for each code [form-defaults]', () => {
  for (const [code, texts] of everyText) {
    expect([code, Object.keys(texts)]).toEqual([code, languages]);
    for (const language of languages) {
      expect([code, language, texts[language].trim()]).not.toContain('');
      expect([code, language, placeholders(texts[language])]).toEqual([code, language, placeholders(texts.en)]);
    }
  }
});

// Each language is a file of its own, so that a bundle carries only the languages that it imports.
// `npm run texts` runs this file and writes them.
it.each([
  ['the main entry', '../messages/core-catalogues.ts', core, 'zh', 'en'],
  ['cn', './cn-catalogues.ts', cn, 'cnZh', 'cnEn'],
  ['trade', './trade-catalogues.ts', trade, 'tradeZh', 'tradeEn'],
])('have the Chinese and English of %s in its catalogues', async (_, file, texts, zh, en) => {
  const source = `// Written by \`npm run texts\` from the texts in \`locales/\`.

/** The Chinese catalogue of this entry, to be spread into your own: \`{ ...zh, required: '...' }\`. @public */
export const ${zh} = ${literal(texts, 'zh')};

/** Every code that the rules of this entry report. @public */
export type IssueCode = keyof typeof ${zh};

/** The English catalogue of this entry, to be spread into your own: \`{ ...en, required: '...' }\`. @public */
export const ${en}: Readonly<Record<IssueCode, string>> = ${literal(texts, 'en')};
`;
  await expect(source).toMatchFileSnapshot(file);
});

it.each(['de', 'ja', 'ar'] as const)('have the other languages in one file each: %s', async (language) => {
  const texts = Object.fromEntries(everyText.map(([code, each]) => [code, each[language]]));
  await expect(`${JSON.stringify(texts, undefined, 2)}\n`).toMatchFileSnapshot(`./texts/${language}.json`);
});

/** The texts of one language as the formatter writes an object. */
function literal(texts: Readonly<Record<string, Texts>>, language: Language): string {
  const quote = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`);
  return `{\n${Object.entries(texts)
    .map(([code, each]) => `  ${code}: ${quote(each[language])},\n`)
    .join('')}}`;
}
