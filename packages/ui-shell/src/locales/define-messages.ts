import type { MessageDescriptor } from '@lingui/core';

/** A word or sentence for the screen: a message of a catalogue, or a plain text that is its own message id. @public */
export type Text = string | MessageDescriptor;

/** One message of the shell in both shipped languages; `message` is the Chinese text, which lingui shows when a catalogue lacks the id. @public */
export interface ShellMessage extends MessageDescriptor {
  id: string;
  message: string;
  zh: string;
  en: string;
}

/** A word or sentence in both shipped languages. @public */
export interface Wording {
  zh: string;
  en: string;
}

/** A text with a place in the catalogues: wordings get this id, so that an app can say it otherwise or in a further language. */
export function namedMessage(id: string, text: Text | Wording): Text {
  return typeof text === 'object' && 'zh' in text && !('id' in text)
    ? { id, message: text.zh, ...text }
    : (text as Text);
}

/** Gives each message of one module its id `<module>.<name>`; the texts are ICU messages (`{count, plural, one {# order} other {# orders}}`). @public */
export function defineMessages<const Name extends string>(
  module: string,
  texts: Record<Name, Wording>,
): Record<Name, ShellMessage> {
  const messages = {} as Record<Name, ShellMessage>;
  for (const name of Object.keys(texts) as Name[]) {
    const { zh, en } = texts[name];
    messages[name] = { id: `${module}.${name}`, message: zh, zh, en };
  }
  return messages;
}
