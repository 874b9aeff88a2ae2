import type { I18n } from '@lingui/core';
import { namedMessage, type ShellMessage, type Text } from '../../../../../locales/define-messages';
import { translate } from '../../../../../locales/translate';
import type { Command } from '../../../../kernel/command';

/** A section of the palette. */
export type SectionName = 'page' | 'recent' | 'go' | 'act' | 'records' | 'suggestions' | 'web';

/** A command in its section, with its current title. */
export interface Listed {
  readonly command: Command;
  readonly section: SectionName;
  readonly title: string;
  /** Its title in the languages that it is written in. */
  readonly texts: Readonly<Record<string, string>>;
  /** Further search words in all languages. */
  readonly keywords: readonly string[];
  readonly note: string;
  /** Whether it is listed only for a query. */
  readonly quiet: boolean;
  /** Whether it matches the query only approximately. */
  readonly near?: boolean;
}

export interface ListedOptions {
  note?: Text | undefined;
  quiet?: boolean;
}

/** The title of a command as a text. */
export const titleOf = ({ id, title }: Command): Text => namedMessage(`command.${id}`, title);

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
  // The plural rules of only the current language are loaded.
  const filled = Object.entries(texts).map(([language, words]) => [language, fill(words)] as const);
  return Object.fromEntries(filled.filter(([, words]) => !words.includes('{')));
}

/** Maximum of recently used commands. */
const maxRecent = 5;

/** The list without a query: the page's commands, recently used ones, the rest. */
export function listAtFirst(all: readonly Listed[], use: (id: string) => number): readonly Listed[] {
  const ofPage = all.filter(({ section, quiet }) => section === 'page' && !quiet);
  const recent = all
    .filter(({ section, command }) => section !== 'page' && use(command.id) > 0)
    .sort((one, other) => use(other.command.id) - use(one.command.id))
    .slice(0, maxRecent)
    .map((listed) => ({ ...listed, section: 'recent' as const }));
  const recentIds = new Set(recent.map(({ command }) => command.id));
  return [
    ...ofPage,
    ...recent,
    ...all.filter(({ section, command, quiet }) => section !== 'page' && !quiet && !recentIds.has(command.id)),
  ];
}
