import type { I18n } from '@lingui/core';
import { namedMessage, type ShellMessage, type Text } from '../../../../../locales/define-messages';
import { translate } from '../../../../../locales/translate';
import type { Command } from '../../../../kernel/command';

/** A part of what the palette lists. */
export type SectionName = 'page' | 'recent' | 'go' | 'act' | 'records' | 'suggestions' | 'web';

/** A command in its section, with what it is called at present. */
export interface Listed {
  readonly command: Command;
  readonly section: SectionName;
  readonly title: string;
  /** Its title in the languages that it is written in. */
  readonly texts: Readonly<Record<string, string>>;
  /** Further words that find it, in the languages that they are written in. */
  readonly keywords: readonly string[];
  readonly note: string;
  /** Stands in the list only when it is asked for by a word. */
  readonly quiet: boolean;
  /** It is only like what was typed. */
  readonly near?: boolean;
}

export interface ListedOptions {
  note?: Text | undefined;
  quiet?: boolean;
}

/** The title of a command as a text. */
export const titleOf = ({ id, title }: Command): Text => namedMessage(`command.${id}`, title);

/** Takes a command in. */
export function toListed(
  command: Command,
  section: SectionName,
  i18n: I18n,
  { note = command.note, quiet = command.quiet ?? false }: ListedOptions = {},
): Listed {
  const text = titleOf(command);
  const keywords = command.keywords && namedMessage(`command.${command.id}.keywords`, command.keywords);
  return {
    command,
    section,
    title: translate(i18n, text),
    texts: textsOf(text),
    keywords: keywords ? [translate(i18n, keywords), ...Object.values(textsOf(keywords))] : [],
    note: note === undefined ? '' : translate(i18n, note),
    quiet,
  };
}

/** The texts of a message by language, with its values. */
function textsOf(text: Text): Readonly<Record<string, string>> {
  if (typeof text === 'string' || !('texts' in text)) return {};
  const { texts, values = {} } = text as ShellMessage;
  const fill = (words: string) => words.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
  // Plural forms are known in the present language only.
  const filled = Object.entries(texts).map(([language, words]) => [language, fill(words)] as const);
  return Object.fromEntries(filled.filter(([, words]) => !words.includes('{')));
}

/** As many lines of what was used before. */
const recentAtMost = 5;

/** What stands there before anything is typed: the page's own, what was used before, the rest. */
export function listAtFirst(all: readonly Listed[], use: (id: string) => number): readonly Listed[] {
  const own = all.filter(({ section, quiet }) => section === 'page' && !quiet);
  const recent = all
    .filter(({ section, command }) => section !== 'page' && use(command.id) > 0)
    .sort((one, other) => use(other.command.id) - use(one.command.id))
    .slice(0, recentAtMost)
    .map((listed) => ({ ...listed, section: 'recent' as const }));
  const known = new Set(recent.map(({ command }) => command.id));
  return [
    ...own,
    ...recent,
    ...all.filter(({ section, command, quiet }) => section !== 'page' && !quiet && !known.has(command.id)),
  ];
}
