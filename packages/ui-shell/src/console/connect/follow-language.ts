import { subscribe } from 'valtio/vanilla';
import type { ConsoleParts } from '../kernel/console-context';

/** Keeps the catalogue in step with the language setting. Returns what ends it. */
export function followLanguage({ theme, i18n }: Pick<ConsoleParts, 'theme' | 'i18n'>): () => void {
  const apply = () => {
    const { language } = theme.settings;
    if (i18n.locale !== language) i18n.activate(language);
  };
  apply();
  return subscribe(theme.settings, apply, true);
}
