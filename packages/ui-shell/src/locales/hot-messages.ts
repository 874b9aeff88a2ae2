import type { I18n } from '@lingui/core';
import type { ShellMessage } from './define-messages';

/** Event on the window: a development server has replaced tables of messages, which are its detail. */
export const messagesReplaced = 'waybill:messages-replaced';

/** For development: shows texts that change while the page is open, except `overrides`. Returns a function that stops it. */
export function followHotMessages(
  i18n: I18n,
  overrides: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> = {},
): () => void {
  const follow = ({ detail }: CustomEventInit<readonly Record<string, ShellMessage>[]>) => {
    const replaced = detail?.flatMap((table) => Object.values(table)) ?? [];
    for (const language of new Set(replaced.flatMap(({ texts }) => Object.keys(texts)))) {
      const texts = replaced.map(({ id, texts }) => [id, texts[language]]).filter(([, text]) => text !== undefined);
      i18n.load(language, { ...Object.fromEntries(texts), ...overrides[language] });
    }
  };
  window.addEventListener(messagesReplaced, follow);
  return () => window.removeEventListener(messagesReplaced, follow);
}
