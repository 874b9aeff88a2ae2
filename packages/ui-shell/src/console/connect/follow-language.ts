import { subscribe } from 'valtio/vanilla';
import type { ConsoleParts } from '../kernel/console-context';

/** Keeps the catalogue and `<html lang>` in step with the language setting. Returns what ends it. */
export function followLanguage({ theme, i18n, config }: Pick<ConsoleParts, 'theme' | 'i18n' | 'config'>): () => void {
  const apply = () => {
    const { language } = theme.settings;
    if (i18n.locale !== language) i18n.activate(language);
    const known = config.languages.find(({ name }) => name === language);
    document.documentElement.lang = known?.htmlLang ?? language;
  };
  apply();
  return subscribe(theme.settings, apply, true);
}
