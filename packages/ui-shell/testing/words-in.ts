import type { ShellMessage } from '../src/locales/define-messages';

/** Texts of message modules by their ids, for a language without translations. */
export const wordsIn = (
  language: 'zh' | 'en',
  modules: readonly Record<string, ShellMessage>[],
): Record<string, string> =>
  Object.fromEntries(
    modules.flatMap((module) =>
      Object.values(module).map((message) => [message.id, message.texts[language] ?? message.message]),
    ),
  );
