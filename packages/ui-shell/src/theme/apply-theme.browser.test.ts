import { expect, it, onTestFinished } from 'vitest';
import { applyTheme } from './apply-theme';
import { createThemeStore } from './create-theme-store';

it('the language of the document has one writer: a change of anything else leaves it alone [html-lang-has-one-writer]', async () => {
  const store = createThemeStore({ defaults: { language: 'zh' }, storage: null });
  onTestFinished(applyTheme(store, { toHtmlLang: (language) => (language === 'zh' ? 'zh-CN' : language) }));
  expect(document.documentElement.lang).toBe('zh-CN');

  const written: (string | null)[] = [];
  const observer = new MutationObserver(() => written.push(document.documentElement.getAttribute('lang')));
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  onTestFinished(() => observer.disconnect());
  store.set({ themeName: 'ocean', collapse: true });
  await Promise.resolve();
  expect(written).toEqual([]);
  store.set({ language: 'en' });
  await Promise.resolve();
  expect(written).toEqual(['en']);
});

it('lines begin where the settings of a language say, else where its name does', async () => {
  const before = document.documentElement.dir;
  onTestFinished(() => {
    document.documentElement.dir = before;
  });
  const store = createThemeStore({ defaults: { language: 'syr' }, storage: null });
  onTestFinished(applyTheme(store, { toDirection: (language) => (language === 'syr' ? 'rtl' : undefined) }));
  expect(document.documentElement.dir).toBe('rtl');
  for (const [language, direction] of Object.entries({ en: 'ltr', ar: 'rtl' })) {
    store.set({ language });
    await Promise.resolve();
    expect(document.documentElement.dir).toBe(direction);
  }
});
