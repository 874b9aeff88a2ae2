import { defineMessages } from '@waybill/ui-shell';
import { defineConfig, defineRoutes } from '@waybill/ui-shell/console';
import { arabic, english, german } from '@waybill/ui-shell/languages';

declare module '@waybill/ui-shell/console' {
  interface Register {
    languages: 'de' | 'ar';
  }
}

export const config = defineConfig({
  language: 'de',
  languages: [german, arabic],
  messages: { ar: { 'tabs.close': 'إغلاق' } },
});

export const routes = defineRoutes([{ path: '/', name: 'Books', nav: { title: { de: 'Bücher', ar: 'الكتب' } } }]);

export const books = defineMessages('books', { title: { de: 'Bücher', ar: 'الكتب' } });

// @ts-expect-error: a message lacks Arabic
defineMessages('books', { title: { de: 'Bücher' } });

// @ts-expect-error: the app does not have this language
defineConfig({ languages: [german, english] });

// @ts-expect-error: the app does not have the language of the first visit
defineConfig({ language: 'zh' });

// @ts-expect-error: words for a language that the app has not
defineConfig({ messages: { en: { 'tabs.close': 'Shut' } } });

// @ts-expect-error: a title lacks German
defineRoutes([{ path: '/', name: 'Books', nav: { title: { zh: '书目', ar: 'الكتب' } } }]);
