import { everyWord } from '../console/features/appearance/languages/every-word';
import { type ConsoleOptions, fallbacksOf, resolveConfig } from '../console/kernel/console-config';
import { createI18n } from '../locales/create-i18n';
import { translate } from '../locales/translate';
import { pageLoadMessages, type StartMessages } from '../start/messages';

/** What index.html says when the console does not come, in every language of its config and in its own messages. @beta */
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
