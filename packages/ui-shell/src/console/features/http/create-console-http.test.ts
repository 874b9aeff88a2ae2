import { expect, it } from 'vitest';
import de from '../../../../locales/de.json';
import { german } from '../appearance/languages/shipped-languages';
import { httpMessages } from './create-console-http';

it('finds the words for responses of the server by language and code, also those that come later', () => {
  const words: Record<string, Record<string, string>> = { en: { 'http.404': 'Not here', 'tabs.close': 'Shut' } };
  const languages = ['en', 'ja'].map((name) => ({ name, title: name, htmlLang: name }));
  const messages = httpMessages(languages, () => ({ of: (language) => words[language] ?? {} }));
  expect(messages).toEqual({
    en: { 404: 'Not here', page: expect.stringMatching(/login proxy/) },
    ja: { page: expect.any(String) },
  });
  words.ja = { 'http.cipher': '暗号', 'http.refused': '不可（{code}）' };
  expect(messages.ja).toMatchObject({ cipher: '暗号', refused: '不可（{code}）' });
});

it('gives the client plain texts where a language is compiled', async () => {
  const texts = await german.texts();
  const messages = httpMessages([german], () => ({ of: () => texts }));
  expect(messages.de?.page).toBe(de['console.htmlPageError']);
  expect(messages.de).toMatchObject({ 404: texts['http.404'], cipher: texts['http.cipher'] });
});
