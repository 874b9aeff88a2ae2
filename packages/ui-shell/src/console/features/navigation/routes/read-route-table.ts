import { namedMessage, type ShellMessage } from '../../../../locales/define-messages';
import type { IconComponent } from '../../../../nav/icon-registry';
import type { PageLoader, RouteDefinition, RouteEntry, RouteNav } from '../../../kernel/route-entry';

/** An app's route table, with what its entries carry under names: that is what menus, tabs and storage work with. @beta */
export interface RouteTableParts {
  entries: readonly RouteEntry[];
  /** Page loaders by the name of their entry, else by its path. */
  pages: Record<string, PageLoader>;
  /** For entries whose page is the key of another: that key by the entry's name. */
  aliases: Record<string, string>;
  icons: Record<string, IconComponent>;
  /** Titles that were given in both languages. */
  titles: Record<string, ShellMessage>;
}

/** Takes a route table apart. @beta */
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

/** The name under which lucide has an icon, so that a server's list can say it too; of others that of their entry. */
const nameOf = ({ displayName }: IconComponent, entry: string): string =>
  displayName?.replace(/(?<=.)(?=[A-Z0-9])/g, '-').toLowerCase() ?? entry;
