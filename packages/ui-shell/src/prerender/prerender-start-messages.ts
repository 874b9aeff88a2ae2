import { everyWord } from '../console/features/appearance/languages/every-word';
import { type ConsoleOptions, fallbacksOf, resolveConfig } from '../console/kernel/console-config';
import { createI18n } from '../locales/create-i18n';
import { translate } from '../locales/translate';
import { pageLoadMessages, type StartMessages } from '../start/messages';

/** The messages of index.html for a console that fails to load, in every language of its config. @beta */
export async function prerenderStartMessages(options: ConsoleOptions): Promise<StartMessages> {
  const config = resolveConfig(options);
  const overrides = await everyWord(config);
  const byLanguage = Object.fromEntries(
    config.languages.map(({ name }) => {
      const i18n = createI18n({ locale: name, overrides, fallbacks: fallbacksOf(config) });
      const messages = Object.entries(pageLoadMessages).map(([key, message]) => [key, translate(i18n, message)]);
      return [name, Object.fromEntries(messages)];
    }),
  );
  const { language, storagePrefix } = config;
  return { byLanguage, language: config.theme.language ?? language, storagePrefix };
}
