import type { I18n, Messages } from '@lingui/core';
import type { ConsoleConfig } from '../../../kernel/console-config';
import type { LanguageWords } from '../../../kernel/ports/language-words';

export interface LanguageWordsOptions {
  config: Pick<ConsoleConfig, 'languages' | 'messages'>;
  /** Receives the texts as they load. */
  i18n: I18n;
  report: (problem: unknown) => void;
}

/** Loads the texts of languages at their first use. */
export function createLanguageWords({ config, i18n, report }: LanguageWordsOptions): LanguageWords {
  const shipped = new Map<string, Readonly<Messages>>();
  const chainOf = (language: string): ConsoleConfig['languages'][number][] => {
    const chain: ConsoleConfig['languages'][number][] = [];
    let next = config.languages.find(({ name }) => name === language);
    while (next && !chain.includes(next)) {
      chain.push(next);
      const { fallback } = next;
      next = config.languages.find(({ name }) => name === fallback);
    }
    return chain;
  };
  const of = (language: string): Readonly<Messages> =>
    Object.assign(
      {},
      ...chainOf(language)
        .map(({ name }) => ({ ...shipped.get(name), ...config.messages[name] }))
        .reverse(),
    );

  const load = (language: string): Promise<void> | undefined => {
    const chain = chainOf(language);
    const lacking = chain.filter(({ name, texts }) => texts && !shipped.has(name));
    if (lacking.length === 0) return undefined;
    const loading = lacking.map(async ({ name, texts }) => {
      try {
        shipped.set(name, (await texts?.()) ?? {});
      } catch (error) {
        report(new Error(`The words of the language "${name}" could not be loaded.`, { cause: error }));
      }
    });
    return Promise.all(loading).then(() => {
      i18n.load(language, of(language));
    });
  };
  const worded = new Set<string>();
  const loadRules = async () => {
    try {
      const { ruleWords } = await import('./rule-words');
      const { locale, messages } = i18n;
      if (worded.has(locale)) return;
      worded.add(locale);
      const language = chainOf(locale).find(({ name }) => name === 'zh' || name === 'en');
      i18n.load(locale, { ...ruleWords[language?.name === 'zh' ? 'zh' : 'en'], ...messages });
    } catch (error) {
      report(new Error('The words of the rules of fields could not be loaded.', { cause: error }));
    }
  };
  i18n.on('missing', ({ id }) => {
    if (id.startsWith('rules.')) void loadRules();
  });
  return { load, of };
}
