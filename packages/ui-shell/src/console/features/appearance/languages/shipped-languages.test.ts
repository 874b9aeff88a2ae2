import { setupI18n } from '@lingui/core';
import {
  type CompiledIcuChoices,
  type CompiledMessage,
  compileMessageOrThrow as compileMessage,
} from '@lingui/message-utils/compileMessage';
import { authMessages } from '@waybill/auth-core';
import { en } from '@waybill/validators';
import { en as cnEn } from '@waybill/validators/cn';
import { german as germanRules } from '@waybill/validators/languages';
import { en as tradeEn } from '@waybill/validators/trade';
import { describe, expect, it } from 'vitest';
import ar from '../../../../../locales/ar.json';
import de from '../../../../../locales/de.json';
import ja from '../../../../../locales/ja.json';
import type { ShellMessage } from '../../../../locales/define-messages';
import { everyMessage } from '../../../../prerender/languages/every-message';
import { presets } from '../../../../theme/preset-themes';
import { headerTools } from '../../desk/tools/header-tools';
import { arabic, german, japanese, type ShippedLanguage } from './shipped-languages';

const ofShell = Object.fromEntries(
  everyMessage.flatMap((module) => Object.values(module).map(({ id, texts }) => [id, texts.en ?? ''])),
);
const ofRules = Object.fromEntries(
  Object.entries({ ...en, ...cnEn, ...tradeEn }).map(([code, text]) => [`rules.${code}`, text]),
);
const ofTitles = Object.fromEntries(
  [...presets, ...headerTools].map(({ title }) => {
    const { id, texts } = title as ShellMessage;
    return [id, texts.en ?? ''];
  }),
);
const english: Readonly<Record<string, string>> = { ...ofShell, ...ofTitles, ...ofRules };

const shellTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = { ar, de, ja };

/** The source texts, because `texts` has the shell's in compiled form. */
const sourcesOf = async ({ name, texts }: ShippedLanguage) => {
  const all = Object.entries({ ...(await texts()), ...shellTexts[name] });
  return Object.fromEntries(all.map(([id, text]) => [id, String(text)]));
};

/** The parameter names with the cases of their choices. */
function partsOf(tokens: CompiledMessage, parts = new Map<string, Set<string>>()) {
  for (const token of tokens) {
    if (typeof token === 'string') continue;
    const [name, type, format] = token;
    const { offset, ...cases } = (type ? format : {}) as CompiledIcuChoices;
    const caseNames = parts.get(name) ?? new Set<string>();
    parts.set(name, caseNames);
    for (const [key, inner] of Object.entries(cases)) {
      caseNames.add(key);
      partsOf(inner, parts);
    }
  }
  return parts;
}

/** Approximate width: a Chinese or Japanese character counts twice. */
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 2 : 1), 0);

describe.each([german, japanese, arabic])('$title', (language) => {
  const { name, texts } = language;

  it('has words for every message of the shell, of the console and of the rules, and for no others [texts-of-languages-are-data]', async () => {
    const ids = Object.keys(await texts()).filter((id) => !id.startsWith('http.'));
    expect(ids.sort()).toEqual(Object.keys(english).sort());
  });

  it('has words for every response that English has words for', async () => {
    const ids = Object.keys(await texts()).filter((id) => id.startsWith('http.'));
    expect(ids.length).toBeGreaterThan(45);
    for (const code of [0, 200, 401, 404, 409, 422, 429, 500, 511, 'cipher', 'refused', 'broken', 'unknown'])
      expect(ids).toContain(`http.${code}`);
  });

  it('names the same values as English does', async () => {
    for (const [id, text] of Object.entries(await sourcesOf(language))) {
      if (id.startsWith('http.')) continue;
      const names = (of: string) => [...partsOf(compileMessage(of)).keys()].sort();
      expect(names(text), `${id}: ${text}`).toEqual(names(english[id] ?? ''));
      expect(compileMessage(text).join(''), id).not.toMatch(/^\{|[{}]/);
    }
  });

  it('has exactly the plural forms of its language', async () => {
    const { pluralCategories } = new Intl.PluralRules(name).resolvedOptions();
    for (const [id, text] of Object.entries(await sourcesOf(language))) {
      for (const [, cases] of partsOf(compileMessage(text))) {
        const plain = [...cases].filter((each) => /^[a-z]+$/.test(each));
        if (cases.size === 0) continue;
        expect(plain, id).toContain('other');
        expect(pluralCategories, `${id}: ${plain.join()}`).toEqual(expect.arrayContaining(plain));
        if (name === 'ar') expect(plain.sort(), id).toEqual([...pluralCategories].sort());
      }
    }
  });

  it('is nowhere much longer than English, where room is scarce', async () => {
    const long = Object.entries(await sourcesOf(language)).filter(([id, text]) => {
      if (/plural/.test(text)) return false;
      const room = Math.max(widthOf(english[id] ?? ''), 8);
      return widthOf(text) > (room <= 24 ? room * 2.2 + 4 : room * 1.7 + 20);
    });
    expect(long.filter(([id]) => !id.startsWith('http.'))).toEqual([]);
  });

  it('formats plural forms correctly', async () => {
    const i18n = setupI18n({ locale: name, messages: { [name]: await texts() } });
    const formatted = [0, 1, 2, 3, 11, 100].map((total) => i18n._('table.total', { total }));
    expect(formatted).toEqual(
      {
        de: ['0 Einträge', '1 Eintrag', '2 Einträge', '3 Einträge', '11 Einträge', '100 Einträge'],
        ja: ['全 0 件', '全 1 件', '全 2 件', '全 3 件', '全 11 件', '全 100 件'],
        ar: ['لا عناصر', 'عنصر واحد', 'عنصران', '3 عناصر', '11 عنصرًا', '100 عنصر'],
      }[name],
    );
  });
});

it('greetings and failures of the session are those of auth-core, rules those of validators', async () => {
  const texts = await german.texts();
  expect(texts['auth.not-signed-in']).toBe('Niemand ist angemeldet');
  expect(Object.keys(authMessages.en.errors).every((code) => texts[`auth.${code}`])).toBe(true);
  expect(texts['rules.email']).toBe(germanRules.email);
});
