import { subscribe } from 'valtio/vanilla';
import { createI18n } from '../../../locales/create-i18n';
import type { ShellMessage } from '../../../locales/define-messages';
import { followHotMessages } from '../../../locales/hot-messages';
import type { IconRegistry } from '../../../nav/icon-registry';
import type { ToolChoice } from '../../../shell/tools/arrange-tools';
import { type ApplyThemeOptions, applyTheme } from '../../../theme/apply-theme';
import { createThemeStore } from '../../../theme/create-theme-store';
import { type ConsoleConfig, fallbacksOf, themeDefaults } from '../../kernel/console-config';
import type { Appearance } from '../../kernel/console-parts';
import { type Feature, inOrder, nothing, type Start } from '../../kernel/feature';
import { claimDocument } from './claim-document';
import { createLanguageWords } from './languages/create-language-words';

export interface AppearanceOptions {
  config: ConsoleConfig;
  /** Merges catalogues; later ones override earlier ones. */
  messages: readonly Record<string, ShellMessage>[];
  icons: Partial<IconRegistry>;
  tools: ToolChoice | undefined;
  report: (problem: unknown) => void;
}

/** Theme, language, icons and header tools of a console; the page follows the settings while it is mounted. */
export function createAppearance({ config, messages, icons, tools, report }: AppearanceOptions): Feature<Appearance> {
  const theme = createThemeStore({
    defaults: themeDefaults(config),
    storageKey: `${config.storagePrefix}.theme`,
    available: { themes: config.themes.map(({ name }) => name), languages: config.languages.map(({ name }) => name) },
    onProblem: ({ message, cause }) => report(new Error(message, { cause })),
  });
  const i18n = createI18n({
    locale: theme.settings.language,
    messages,
    overrides: config.messages,
    fallbacks: fallbacksOf(config),
  });
  const words = createLanguageWords({ config, i18n, report });
  const guest = { isGuest: false };
  return {
    parts: { theme, i18n, words, icons, tools, guest },
    start: inOrder(
      () => dressDocument(guest, () => applyTheme(theme, htmlOf(config))),
      theme.followOtherWindows,
      followLanguage,
      process.env.NODE_ENV === 'production' ? () => nothing : () => followHotMessages(i18n, config.messages),
    ),
  };
}

/** The document looks as the first console in it does. */
function dressDocument(guest: { isGuest: boolean }, dress: () => () => void): () => void {
  const giveBack = claimDocument();
  guest.isGuest = giveBack === undefined;
  const undress = giveBack ? dress() : nothing;
  return () => {
    undress();
    giveBack?.();
  };
}

/** Keeps the catalogue in step with the language setting; a language is shown once its texts have loaded. */
const followLanguage: Start = ({ theme, i18n, words }) => {
  const activate = (language: string) => {
    if (theme.settings.language === language && i18n.locale !== language) i18n.activate(language);
  };
  const apply = () => {
    const { language } = theme.settings;
    const loading = words.load(language);
    if (loading) void loading.then(() => activate(language));
    else activate(language);
  };
  apply();
  return subscribe(theme.settings, apply, true);
};

/** The `<html>` attributes of a language; an unknown language uses its name. */
const htmlOf = ({ languages }: ConsoleConfig): ApplyThemeOptions => {
  const find = (language: string) => languages.find(({ name }) => name === language);
  return {
    toHtmlLang: (language) => find(language)?.htmlLang ?? language,
    toDirection: (language) => find(language)?.dir,
  };
};
