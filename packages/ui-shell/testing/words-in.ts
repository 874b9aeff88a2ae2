import type { ShellMessage } from '../src/locales/define-messages';

/** The words of modules by their ids, for another language that has none of its own. */
export const wordsIn = (
  language: 'zh' | 'en',
  modules: readonly Record<string, ShellMessage>[],
): Record<string, string> =>
  Object.fromEntries(
    modules.flatMap((module) =>
      Object.values(module).map((message) => [message.id, message.texts[language] ?? message.message]),
    ),
  );
