import type { I18n } from '@lingui/core';
import { isolate } from '../lib/direction';
import type { ShellMessage, Text } from './define-messages';

/**
 * A text in the present language of an i18n instance: the catalogue's (an app's own), else the message's for the
 * language or its fallback, else the message's default. A plain string that is no id is shown as it stands.
 */
export function translate(i18n: I18n, text: Text, values?: Record<string, unknown>): string {
  if (typeof text === 'string') {
    const isId = Object.hasOwn(i18n.messages, text);
    return isId || values ? i18n._(text, keptApart(values, i18n.locale)) : text;
  }
  const texts = 'texts' in text ? (text as ShellMessage).texts : {};
  const words = [i18n.locale, ...[i18n.locales ?? []].flat()].map((language) => texts[language]);
  const message = words.find((own) => own !== undefined) ?? text.message;
  return i18n._(
    text.id,
    keptApart({ ...text.values, ...values }, i18n.locale),
    message === undefined ? {} : { message },
  );
}

/** Names in another script, such as that of a tab, stay in one piece in the sentence that names them. */
function keptApart(values: Record<string, unknown> | undefined, language: string) {
  if (!values) return values;
  const kept = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolate(value, language) : value,
  ]);
  return Object.fromEntries(kept);
}
