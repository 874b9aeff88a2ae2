import type { ResolvedRoute } from '@waybill/auth-core';
import type { Text } from '../../../../../locales/define-messages';
import type { NavNode } from '../../../../../nav/nav-node';
import type { Command } from '../../../../kernel/command';
import type { ConsoleParts } from '../../../../kernel/console-parts';
import type { LoadedRoutes } from '../../../../kernel/ports/navigation';
import type { RouteEntry } from '../../../../kernel/route-entry';
import { hasView } from '../../../navigation/router/has-view';

/** A page as a command, with the title above it. */
export interface RouteCommand {
  readonly command: Command;
  readonly note: Text | undefined;
  readonly path?: string;
  /** Whether it is missing from the menu. */
  readonly quiet: boolean;
}

/** The commands of all allowed pages except record pages, which their records open. */
export function routeCommands(
  { table, menu }: LoadedRoutes,
  { history, icons }: Pick<ConsoleParts, 'history' | 'icons'>,
): readonly RouteCommand[] {
  const inMenu = new Set(menu.flatMap(pathsOf));
  const walk = (route: ResolvedRoute<RouteEntry>, note: Text | undefined): readonly RouteCommand[] => {
    const { entry, path, children, external } = route;
    const { title, hidden, dynamicNewTab, pinyin, keywords, keys, icon, isCustomSvg } = entry.nav ?? {};
    if (children.length > 0) return children.flatMap((child) => walk(child, title ?? note));
    if (title === undefined || external || !hasView(route) || /[:*]/.test(path) || (hidden && dynamicNewTab)) return [];
    return [
      {
        command: {
          id: `page.${entry.name ?? path}`,
          title,
          pinyin,
          keys,
          keywords: keywords ? `${path} ${keywords}` : path,
          icon: icon === undefined ? undefined : (isCustomSvg ? icons.svgs : icons.icons)?.[icon],
          run: () => history.push(path),
        },
        note,
        path,
        quiet: !inMenu.has(path),
      },
    ];
  };
  return [...table.routes.flatMap((route) => walk(route, undefined)), ...menu.flatMap(outside)];
}

const pathsOf = ({ path, children }: NavNode): readonly string[] => [path, ...children.flatMap(pathsOf)];

/** Addresses outside of the console, which the menu has checked. */
const outside = ({ path, title, external, children }: NavNode): readonly RouteCommand[] =>
  external
    ? [
        {
          command: { id: `page.${path}`, title, run: () => window.open(path, '_blank', 'noopener,noreferrer') },
          note: undefined,
          quiet: false,
        },
      ]
    : children.flatMap(outside);
