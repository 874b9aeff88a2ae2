import type { MessageDescriptor } from '@lingui/core';

/** A word or sentence for the screen: a message of a catalogue, or a plain text that is its own message id. */
export type Text = string | MessageDescriptor;

/** One message of the shell in both shipped languages; `message` is the Chinese text, which lingui shows when a catalogue lacks the id. */
export interface ShellMessage extends MessageDescriptor {
  id: string;
  message: string;
  zh: string;
  en: string;
}

/** Gives each message of one room its id `<room>.<name>`; the texts are ICU messages (`{count, plural, one {# order} other {# orders}}`). */
export function defineMessages<const Name extends string>(
  room: string,
  texts: Record<Name, { zh: string; en: string }>,
): Record<Name, ShellMessage> {
  const messages = {} as Record<Name, ShellMessage>;
  for (const name of Object.keys(texts) as Name[]) {
    const { zh, en } = texts[name];
    messages[name] = { id: `${room}.${name}`, message: zh, zh, en };
  }
  return messages;
}
