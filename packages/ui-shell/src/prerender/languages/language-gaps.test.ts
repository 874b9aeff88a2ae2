import { describe, expect, it } from 'vitest';
import { arabic, english, german } from '../../console/features/appearance/languages/shipped-languages';
import { everyMessage } from './every-message';
import { describeGap, isSerious, languageGaps } from './language-gaps';

const modules = import.meta.glob<object>(['../../**/*messages.ts', '!../../cli/**', '!../../**/examples/**'], {
  eager: true,
});
const everyId = everyMessage.flatMap((module) => Object.values(module).map(({ id }) => id));
const japanese = { name: 'ja', title: '日本語', htmlLang: 'ja', fallback: 'en' };

it('the list has every message of every module', () => {
  const tables = Object.values(modules).flatMap((module) => Object.values(module) as unknown[]);
  const ids = tables.flatMap((table) =>
    typeof table === 'object' && table !== null
      ? Object.values(table).flatMap((message: { id?: unknown } | undefined) => message?.id ?? [])
      : [],
  );
  expect(ids.length).toBeGreaterThan(300);
  expect(ids.filter((id) => !everyId.includes(id as string))).toEqual([]);
});

it('a language that is whole has no gap, and neither have those that are shipped', async () => {
  const whole = Object.fromEntries(everyId.map((id) => [id, '語']));
  expect(await languageGaps({})).toEqual([]);
  expect(await languageGaps({ languages: [japanese], messages: { ja: whole } })).toEqual([]);
});

it('a message that a language lacks, or that does not exist, is named', async () => {
  const ids = everyId.filter((id) => id !== 'login.submit');
  const lacking = Object.fromEntries([...ids, 'login.sumbit', 'books.title'].map((id) => [id, '語']));
  const gaps = await languageGaps({ languages: [japanese], messages: { ja: lacking } });
  expect(gaps).toEqual([{ language: 'ja', missing: ['login.submit'], unknown: ['login.sumbit'], fallback: 'en' }]);
  expect(gaps.map(describeGap)).toEqual([
    '"ja" has no words for login.submit: "en" stands in. "ja" has words for login.sumbit, which is no message.',
  ]);
  expect(gaps.map(isSerious)).toEqual([true]);
});

it('a wrong id of a shipped language is reported too, but not the texts of slots', async () => {
  const messages = { en: { 'tabs.closeEverything': 'Close', 'login.tagline': 'Ships', 'http.404': 'Not here' } };
  expect(await languageGaps({ messages })).toEqual([
    { language: 'en', missing: [], unknown: ['tabs.closeEverything'] },
  ]);
});

describe('messages of the application', () => {
  const table = {
    file: 'src/messages.ts',
    module: 'books',
    ids: ['books.title', 'books.lend'],
    languages: ['zh', 'en'],
    whole: true,
  };
  const whole = Object.fromEntries(everyId.map((id) => [id, '語']));
  const { fallback: _fallback, ...alone } = japanese;
  const gapsOf = (texts: object, { language = alone, tables = [table] } = {}) =>
    languageGaps({ languages: [language], messages: { ja: { ...whole, ...texts } } }, tables);

  it('that a language lacks are reported with their file and fail a build', async () => {
    const gaps = await gapsOf({ 'books.title': '本' });
    expect(gaps).toEqual([{ language: 'ja', file: 'src/messages.ts', missing: ['books.lend'], unknown: [] }]);
    expect(gaps.map(describeGap)).toEqual([
      '"ja" has no words for books.lend of src/messages.ts: add them to messages.ja, or set a fallback of "ja".',
    ]);
    expect(gaps.map(isSerious)).toEqual([true]);
  });

  it('with a fallback are reported without failing a build', async () => {
    const gaps = await gapsOf({ 'books.title': '本' }, { language: japanese });
    expect(gaps.map(describeGap)).toEqual(['"ja" has no words for books.lend of src/messages.ts: "en" stands in.']);
    expect(gaps.map(isSerious)).toEqual([false]);
  });

  it('that do not exist are reported too if the table is complete', async () => {
    const texts = { 'books.title': '本', 'books.lend': '貸す', 'books.lendd': '貸す' };
    expect((await gapsOf(texts)).map(({ unknown }) => unknown)).toEqual([['books.lendd']]);
    expect(await gapsOf(texts, { tables: [{ ...table, whole: false }] })).toEqual([]);
  });

  it('may belong to a module of the shell', async () => {
    const tables = [
      { file: 'src/login.ts', module: 'login', ids: ['login.motto'], languages: ['zh', 'en'], whole: true },
    ];
    expect(await gapsOf({ 'login.motto': '港' }, { tables })).toEqual([]);
  });

  it('in other languages than Chinese and English have gaps only outside of these', async () => {
    const tables = [{ ...table, languages: ['de', 'ar'] }];
    const languages = [german, arabic];
    expect(await languageGaps({ language: 'de', languages }, tables)).toEqual([]);
    const gaps = await languageGaps({ language: 'de', languages: [...languages, english] }, tables);
    expect(gaps).toEqual([
      { language: 'en', file: 'src/messages.ts', missing: ['books.title', 'books.lend'], unknown: [] },
    ]);
  });
});
