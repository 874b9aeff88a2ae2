import { expect, it, vi } from 'vitest';
import { createI18n } from '../../../../locales/create-i18n';
import { createLanguageWords } from './create-language-words';

const html = (name: string) => ({ name, title: name, htmlLang: name });

it("loads the texts of a language once, fallbacks below, the app's texts above", async () => {
  const german = vi.fn(async () => ({ a: 'A', b: 'B' }));
  const languages = [
    { ...html('de'), texts: german },
    { ...html('gsw'), fallback: 'de', texts: async () => ({ b: 'Bb' }) },
  ];
  const messages = { gsw: { c: 'Cc' }, de: { a: 'Eigenes' } };
  const i18n = createI18n({ locale: 'gsw', overrides: messages, fallbacks: { gsw: 'de' } });
  const words = createLanguageWords({
    config: { languages, messages },
    i18n,
    report: (problem) => expect.unreachable(String(problem)),
  });
  await words.load('gsw');
  expect(['a', 'b', 'c'].map((id) => i18n._(id))).toEqual(['Eigenes', 'Bb', 'Cc']);
  expect(words.load('gsw')).toBeUndefined();
  expect(words.load('zh')).toBeUndefined();
  expect(german).toHaveBeenCalledOnce();
  expect(words.of('de')).toEqual({ a: 'Eigenes', b: 'B' });
});

it('reports texts that failed to load, and loads them again', async () => {
  const texts = vi.fn<() => Promise<Record<string, string>>>().mockRejectedValueOnce(new Error('offline'));
  texts.mockResolvedValueOnce({ a: 'A' });
  const report = vi.fn();
  const i18n = createI18n({ locale: 'de' });
  const words = createLanguageWords({ config: { languages: [{ ...html('de'), texts }], messages: {} }, i18n, report });
  await words.load('de');
  expect(report.mock.calls.map(([{ message }]) => message)).toEqual([
    'The words of the language "de" could not be loaded.',
  ]);
  await words.load('de');
  expect(i18n._('a')).toBe('A');
});
