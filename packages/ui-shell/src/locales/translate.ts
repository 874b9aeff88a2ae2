import type { I18n } from '@lingui/core';
import type { ShellMessage, Text } from './define-messages';

/**
 * A text in the present language of an i18n instance: the catalogue's words for its id if there are any (an app's own), else the words that a
 * message of `defineMessages` carries for the language or one that stands in for it, else those of its own choice; a plain string that is no id is shown as it stands.
 */
export function translate(i18n: I18n, text: Text, values?: Record<string, unknown>): string {
  if (typeof text === 'string') return i18n._(text, values);
  const texts = 'texts' in text ? (text as ShellMessage).texts : {};
  const words = [i18n.locale, ...[i18n.locales ?? []].flat()].map((language) => texts[language]);
  const message = words.find((own) => own !== undefined) ?? text.message;
  return i18n._(text.id, { ...text.values, ...values }, message === undefined ? {} : { message });
}
