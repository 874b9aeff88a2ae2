import { checkRoutes, createRouteIndex, type RouteProblem, resolveRoutes } from '@waybill/auth-core';
import type { ShellMessage } from '../../../../locales/define-messages';
import type { ConsoleConfig } from '../../../kernel/console-config';
import type { RouteEntry } from '../../../kernel/route-entry';

/** The page keys, settings and messages to check routes against. */
export interface CheckConsoleRoutesOptions extends Partial<Pick<ConsoleConfig, 'languages' | 'messages'>> {
  /** Keys of the pages there are. Default: page keys are not checked. */
  pages?: Iterable<string>;
  /** Initially open menu groups. Default: empty. */
  defaultOpened?: readonly string[];
}

/** Something about a console's routes that its author should know. */
export interface ConsoleRouteProblem extends Omit<RouteProblem, 'code'> {
  readonly code:
    | RouteProblem['code']
    | 'page-unknown'
    | 'active-menu-unknown'
    | 'default-opened-unknown'
    | 'title-untranslated';
}

/** Checks a console's route table: `checkRoutes`, unknown page keys, `activeMenu` and `defaultOpened`, and untranslated titles. @public */
export function checkConsoleRoutes(
  entries: readonly RouteEntry[],
  { pages, defaultOpened = [], languages = [], messages = {} }: CheckConsoleRoutesOptions = {},
): readonly ConsoleRouteProblem[] {
  const index = createRouteIndex(resolveRoutes(entries));
  const problems: ConsoleRouteProblem[] = [...checkRoutes(entries)];
  const pageKeys = pages && new Set(pages);
  const check = (tree: ReturnType<typeof resolveRoutes<RouteEntry>>) => {
    for (const { entry, path: where, children } of tree) {
      const { page, nav } = entry;
      if (page !== undefined && pageKeys && !pageKeys.has(page)) {
        const message = `The page "${page}" is in no page map, so 404 is shown. Check its spelling, or add it.`;
        problems.push({ code: 'page-unknown', where, message });
      }
      if (nav?.activeMenu !== undefined && !index.byPath(nav.activeMenu)) {
        const message = `The activeMenu "${nav.activeMenu}" is no route, so nothing is highlighted. Name an absolute path.`;
        problems.push({ code: 'active-menu-unknown', where, message });
      }
      for (const language of untranslated(nav?.title, languages, messages)) {
        const message = `The title has no words in "${language}". Add them to it or to messages.${language}, or set a fallback of "${language}".`;
        problems.push({ code: 'title-untranslated', where, message });
      }
      check(children);
    }
  };
  check(resolveRoutes(entries));
  for (const where of defaultOpened) {
    if (index.byPath(where)) continue;
    const message = 'The setting menu.defaultOpened names it, but no route has this path. Name an absolute path.';
    problems.push({ code: 'default-opened-unknown', where, message });
  }
  return problems;
}

/** The languages without words for a title that has them by language; a plain text is the same in all. */
function untranslated(
  title: unknown,
  languages: ConsoleConfig['languages'],
  messages: ConsoleConfig['messages'],
): string[] {
  if (typeof title !== 'object' || title === null || !('texts' in title)) return [];
  const { id, texts } = title as ShellMessage;
  const hasWords = (name: string) => texts[name] !== undefined || messages[name]?.[id] !== undefined;
  return languages.filter(({ name, fallback }) => !fallback && !hasWords(name)).map(({ name }) => name);
}

/** One line for a console or a build: `/a/b: The redirect "/c" leads to no route. Name an existing path.` @public */
export const describeProblem = ({ where, message }: ConsoleRouteProblem): string => `${where}: ${message}`;
