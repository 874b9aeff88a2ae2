import type { MessageDescriptor } from '@lingui/core';
import type { RegisteredLanguage } from './register';

/** A word or sentence for the screen: a message of a catalogue, or a plain text that is its own message id. @public */
export type Text = string | MessageDescriptor;

/** One message; lingui shows `message` if neither a catalogue nor the message has a text in the language. @public */
export interface ShellMessage<Id extends string = string> extends MessageDescriptor {
  id: Id;
  message: string;
  /** Its words by the names of languages. */
  readonly texts: Readonly<Record<string, string>>;
}

/** A word or sentence in every language of the app: `Register` names them, by itself Chinese and English. @public */
export type Wording = Readonly<Record<RegisteredLanguage, string>>;

/** A message in every language of the app. @public */
export interface DefinedMessage<Id extends string = string> extends ShellMessage<Id> {
  readonly texts: Wording;
}

/** Gives a text its id in the catalogues, so that an app can change or translate it. */
export const namedMessage = (id: string, text: Text | Wording): Text => (isWording(text) ? toMessage(id, text) : text);

const ownFields: ReadonlySet<string> = new Set<keyof (MessageDescriptor & ShellMessage)>([
  'id',
  'message',
  'texts',
  'values',
  'comment',
]);

/** Tells a wording from a message: both may have `id`, which is the Indonesian text in a wording. */
export const isWording = (text: unknown): text is Wording =>
  typeof text === 'object' && text !== null && !('id' in text && Object.keys(text).every((key) => ownFields.has(key)));

/** Falls back to English, or to the first language of the wording. */
const toMessage = <Id extends string>(id: Id, texts: Wording): DefinedMessage<Id> => {
  const byLanguage: Readonly<Record<string, string>> = texts;
  return { id, message: byLanguage.en ?? Object.values(byLanguage)[0] ?? id, texts };
};

/** Gives each message of one module its id `<module>.<name>`; the texts are ICU messages (`{count, plural, one {# order} other {# orders}}`). @public */
export function defineMessages<const Module extends string, const Name extends string>(
  module: Module,
  texts: Record<Name, Wording>,
): MessageTable<Module, Name> {
  const messages = {} as MessageTable<Module, Name>;
  for (const name of Object.keys(texts) as Name[]) messages[name] = toMessage(`${module}.${name}`, texts[name]);
  return messages;
}

/** The messages of one module by their names. @public */
export type MessageTable<Module extends string = string, Name extends string = string> = {
  [Key in Name]: DefinedMessage<`${Module}.${Key}`>;
};

/** The ids of a table, or of a union of tables: `MessageId<typeof titles>` is `'library.lend' | 'library.back'`. @public */
export type MessageId<Table extends Record<string, ShellMessage>> =
  Table extends Record<string, ShellMessage> ? Table[keyof Table]['id'] : never;

/** The words of one language for a table, or for a union of tables: an id that is missing or wrong is an error of the compiler. @public */
export type Translation<Table extends Record<string, ShellMessage>> = Readonly<Record<MessageId<Table>, string>>;
