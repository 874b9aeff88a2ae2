import { createI18n } from '../locales/create-i18n';
import { translate } from '../locales/translate';
import { pageLoadMessages, type StartWords } from '../start/messages';
import type { ConsoleOptions } from './console-config';
import { resolveConfig } from './console-config';

/** What index.html says when the console does not come, in every language of its config and in its own words. */
export function prerenderStartWords(options: ConsoleOptions): StartWords {
  const config = resolveConfig(options);
  const byLanguage = Object.fromEntries(
    config.languages.map(({ name }) => {
      const i18n = createI18n({ locale: name, overrides: config.words });
      const words = Object.entries(pageLoadMessages).map(([key, message]) => [key, translate(i18n, message)]);
      return [name, Object.fromEntries(words)];
    }),
  );
  return { byLanguage, language: config.theme.language ?? config.language };
}
