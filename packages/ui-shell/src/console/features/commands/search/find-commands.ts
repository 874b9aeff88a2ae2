import type { I18n } from '@lingui/core';
import { namedMessage, type ShellMessage, type Text } from '../../../../locales/define-messages';
import { translate } from '../../../../locales/translate';
import type { Command } from '../../../kernel/command';
import { type Findable, likeAtMost, matchWords, toComparable, toFindable } from './match-words';
import { shellPinyin } from './shell-pinyin';

/** A part of what the palette lists. */
export type SectionName = 'page' | 'recent' | 'go' | 'act' | 'records';

/** A command in its section, with what it is called and found by at present. */
export interface Listed extends Findable {
  readonly command: Command;
  readonly section: SectionName;
  readonly title: string;
  readonly note: string;
  /** Stands in the list only when it is asked for by a word. */
  readonly quiet: boolean;
  /** It is only like what was typed. */
  readonly near?: boolean;
}

/** How a command is read: the language, and pinyin by Chinese title. */
export interface Reading {
  readonly i18n: I18n;
  readonly pinyin: Readonly<Record<string, string>> | undefined;
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
  { i18n, pinyin }: Reading,
  { note = command.note, quiet = false }: ListedOptions = {},
): Listed {
  const text = titleOf(command);
  const words = Object(typeof text === 'string' ? undefined : (text as ShellMessage).texts) as Record<string, string>;
  const title = translate(i18n, text);
  const own = command.pinyin ?? pinyin?.[words.zh ?? title] ?? shellPinyin(words.zh ?? '');
  return {
    command,
    section,
    title,
    note: note === undefined ? '' : translate(i18n, note),
    quiet,
    ...toFindable([...new Set([title, ...Object.values(words), ...(command.keywords ? [command.keywords] : [])])], own),
  };
}

/** Lines of one section at most, when something is typed, and of what was used before. */
const most = { typed: 8, recent: 5 };

/**
 * What answers a query, section by section: the section with the best answer first, in it the best and the most used. Records, which whoever looked for
 * them has found already, go before commands that are only like the query.
 */
export function findCommands(
  all: readonly Listed[],
  typed: string,
  use: (id: string) => number,
  records: readonly Listed[] = [],
): readonly Listed[] {
  const query = toComparable(typed);
  if (!query) return [...atFirst(all, use), ...records];
  const rated = all.flatMap((listed) => {
    const rate = matchWords(listed, query);
    if (rate === 0) return [];
    const worth = rate + Math.min(9, use(listed.command.id)) + (listed.section === 'page' ? 5 : 0);
    return [{ listed: rate > likeAtMost ? listed : { ...listed, near: true }, worth }];
  });
  const best = rated.sort((one, other) => other.worth - one.worth).map(({ listed }) => listed);
  if (records.length === 0) return bySection(best);
  return [...bySection(best.filter(({ near }) => !near)), ...records, ...bySection(best.filter(({ near }) => near))];
}

/** Brings what was found together by its sections. */
function bySection(found: readonly Listed[]): readonly Listed[] {
  const sections = new Set(found.map(({ section }) => section));
  return [...sections].flatMap((name) => found.filter(({ section }) => section === name).slice(0, most.typed));
}

/** What stands there before anything is typed: the page's own, what was used before, the rest. */
function atFirst(all: readonly Listed[], use: (id: string) => number): readonly Listed[] {
  const own = all.filter(({ section, quiet }) => section === 'page' && !quiet);
  const recent = all
    .filter(({ section, command }) => section !== 'page' && use(command.id) > 0)
    .sort((one, other) => use(other.command.id) - use(one.command.id))
    .slice(0, most.recent)
    .map((listed) => ({ ...listed, section: 'recent' as const }));
  const known = new Set(recent.map(({ command }) => command.id));
  return [
    ...own,
    ...recent,
    ...all.filter(({ section, command, quiet }) => section !== 'page' && !quiet && !known.has(command.id)),
  ];
}
