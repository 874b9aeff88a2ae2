import { namedMessage, type ShellMessage } from '../../../../locales/define-messages';
import type { IconComponent } from '../../../../nav/icon-registry';
import type { PageLoader, RouteDefinition, RouteEntry, RouteNav } from '../../../kernel/route-entry';

/** An app's route table as plain entries, with their pages, icons and titles by name for menus, tabs and storage. @beta */
export interface RouteTableParts {
  entries: readonly RouteEntry[];
  /** Page loaders by the name of their entry, else by its path. */
  pages: Record<string, PageLoader>;
  /** Page keys by entry name, for entries that reuse another entry's page. */
  aliases: Record<string, string>;
  icons: Record<string, IconComponent>;
  /** Titles in several languages. */
  titles: Record<string, ShellMessage>;
}

/** Splits a route table into plain entries and their parts by name. @beta */
export function readRouteTable(routes: readonly RouteDefinition[]): RouteTableParts {
  const parts: RouteTableParts = { entries: [], pages: {}, aliases: {}, icons: {}, titles: {} };

  const read = (definition: RouteDefinition, above: string): RouteEntry => {
    const { page, nav, children, ...rest } = definition;
    const path = `${above}/${rest.path}`.replace('//', '/');
    const name = rest.name ?? path;
    const key = typeof page === 'function' ? name : page;
    if (typeof page === 'function') parts.pages[name] = page;
    else if (page !== undefined && page !== name) parts.aliases[name] = page;
    return {
      ...rest,
      ...(key !== undefined && { page: key }),
      ...(nav && { nav: readNav(nav, name) }),
      ...(children && { children: children.map((child) => read(child, path)) }),
    };
  };

  const readNav = ({ title, icon, ...rest }: RouteNav, name: string) => {
    const text = title === undefined ? undefined : namedMessage(`title.${name}`, title);
    if (text !== title) parts.titles[name] = text as ShellMessage;
    const iconName = icon === undefined || typeof icon === 'string' ? icon : nameOf(icon, name);
    if (iconName !== undefined && typeof icon !== 'string') parts.icons[iconName] = icon as IconComponent;
    return {
      ...rest,
      ...(text !== undefined && { title: text }),
      ...(iconName !== undefined && { icon: iconName }),
    };
  };

  return { ...parts, entries: routes.map((route) => read(route, '')) };
}

/** The lucide name of an icon, so that a server's list can use it too; for other icons the entry's name. */
const nameOf = ({ displayName }: IconComponent, entry: string): string =>
  displayName?.replace(/(?<=.)(?=[A-Z0-9])/g, '-').toLowerCase() ?? entry;
