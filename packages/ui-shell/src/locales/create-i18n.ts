import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { type CompiledMessage, compileMessage } from './compile-message';
import type { ShellMessage } from './define-messages';

/** @public */
export interface CreateI18nOptions {
  /** Language shown first. Default `zh`. */
  locale?: string;
  /** Messages that are also looked up by id, such as page titles from a server. Messages of `defineMessages` need no catalogue. Default: empty. */
  messages?: readonly Record<string, ShellMessage>[];
  /** Further languages, or other texts for single ids: `{ en: { 'tabs.closeAll': 'Close every tab' }, ja: {...} }`. They win over `messages`. A text may be compiled already. */
  overrides?: Readonly<Partial<Record<string, Readonly<Messages>>>>;
  /** Fallback languages for missing texts, followed in turn: `{ ar: 'en' }`. Default: English. */
  fallbacks?: Readonly<Record<string, string>>;
  /** Compiles an ICU message for Lingui. Default: the shell's own small compiler, which throws an error for `number`, `date`, any other function and `offset`; `compileMessage` of `@lingui/message-utils` supports them. */
  compile?: (message: string) => CompiledMessage;
}

/** A lingui instance filled from the messages of its modules; every language of `overrides` can be activated too. @public */
export function createI18n({
  locale = 'zh',
  messages = [],
  overrides = {},
  fallbacks = {},
  compile = compileMessage,
}: CreateI18nOptions = {}): I18n {
  const i18n = setupI18n();
  i18n.setMessagesCompiler(compile);
  const catalogues: Record<string, Messages> = { zh: {}, en: {} };
  for (const module of messages) {
    for (const { id, texts } of Object.values(module)) {
      for (const [language, text] of Object.entries(texts)) {
        catalogues[language] = Object.assign(catalogues[language] ?? {}, { [id]: text });
      }
    }
  }
  for (const [language, texts] of Object.entries(overrides)) {
    catalogues[language] = { ...catalogues[language], ...texts };
  }
  const chainOf = (language: string): string[] => {
    const chain = [language];
    for (let next = fallbacks[language]; next && !chain.includes(next); next = fallbacks[next]) chain.push(next);
    // Messages bring Chinese texts of their own, which an app's English text must not replace.
    return language === 'zh' ? chain : [...new Set([...chain, 'en'])];
  };
  const languages = new Set([...Object.keys(catalogues), ...Object.keys(fallbacks)]);
  const whole = [...languages].map((language) => [
    language,
    Object.assign(
      {},
      ...chainOf(language)
        .reverse()
        .map((name) => catalogues[name]),
    ),
  ]);
  i18n.load(Object.fromEntries(whole));
  const activate = i18n.activate.bind(i18n);
  i18n.activate = (language) => activate(language, [...chainOf(language), 'en']);
  i18n.activate(locale);
  return i18n;
}
