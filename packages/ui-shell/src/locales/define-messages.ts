import type { MessageDescriptor } from '@lingui/core';

/** A word or sentence for the screen: a message of a catalogue, or a plain text that is its own message id. @public */
export type Text = string | MessageDescriptor;

/** One message of the shell in both shipped languages; `message` is the Chinese text, which lingui shows when a catalogue lacks the id. @public */
export interface ShellMessage<Id extends string = string> extends MessageDescriptor {
  id: Id;
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
export function defineMessages<const Module extends string, const Name extends string>(
  module: Module,
  texts: Record<Name, Wording>,
): MessageTable<Module, Name> {
  const messages = {} as MessageTable<Module, Name>;
  for (const name of Object.keys(texts) as Name[]) {
    const { zh, en } = texts[name];
    messages[name] = { id: `${module}.${name}`, message: zh, zh, en };
  }
  return messages;
}

/** The messages of one module by their names. @public */
export type MessageTable<Module extends string = string, Name extends string = string> = {
  [Key in Name]: ShellMessage<`${Module}.${Key}`>;
};

/** The ids of a table, or of a union of tables: `MessageId<typeof titles>` is `'library.lend' | 'library.back'`. @public */
export type MessageId<Table extends Record<string, ShellMessage>> =
  Table extends Record<string, ShellMessage> ? Table[keyof Table]['id'] : never;

/** The words of one language for a table, or for a union of tables: an id that is missing or wrong is an error of the compiler. @public */
export type Translation<Table extends Record<string, ShellMessage>> = Readonly<Record<MessageId<Table>, string>>;
