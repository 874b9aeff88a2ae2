import type { I18n } from '@lingui/core';
import { isolate } from '../lib/direction';
import type { ShellMessage, Text } from './define-messages';

/** A text in the present language of an i18n instance: from the catalogue, else from the message or its fallback. A plain string that is no id is shown as it is. */
export function translate(i18n: I18n, text: Text, values?: Record<string, unknown>): string {
  const descriptor: Partial<ShellMessage> & { id: string } = typeof text === 'string' ? { id: text } : text;
  const { id, texts = {} } = descriptor;
  if (text === id && !values && !Object.hasOwn(i18n.messages, id)) return id;
  const languages = [i18n.locale, i18n.locales ?? []].flat();
  // A name in another script, such as that of a tab, stays in one piece in the sentence.
  const isolated = Object.entries({ ...descriptor.values, ...values }).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolate(value, i18n.locale) : value,
  ]);
  return i18n._({
    id,
    message: languages.map((language) => texts[language]).find(Boolean) ?? descriptor.message ?? '',
    values: Object.fromEntries(isolated),
  });
}
