import type { ShellMessage, Text } from '../../../../locales/define-messages';
import type { RouteDefinition, RouteEntry } from '../../../kernel/route-entry';
import { readRouteTable } from './read-route-table';

/** A serialisable entry of a route table. @beta */
export interface RouteRecord extends Pick<RouteEntry, 'path' | 'name' | 'redirect' | 'external' | 'guard'> {
  /** The text per language, or one text for all languages. */
  title?: string | { id: string; zh: string; en: string };
  /** The address that the page shows in a frame. */
  frame?: string;
  hasPage: boolean;
  /** The other meta data of menu and tabs. */
  nav: Record<string, unknown>;
  children: RouteRecord[];
}

/** A route table as plain data: paths, names, titles, guards and menu meta, without the code of the pages. @beta */
export function toRouteList(routes: readonly RouteDefinition[]): RouteRecord[] {
  const { entries, pages } = readRouteTable(routes);
  const record = ({ page, nav: { title, ...nav } = {}, children = [], ...rest }: RouteEntry): RouteRecord => {
    const address = page === undefined ? undefined : pages[page]?.frame?.address;
    return {
      ...rest,
      ...(title !== undefined && { title: toTitle(title) }),
      ...(address !== undefined && { frame: address }),
      hasPage: page !== undefined,
      nav,
      children: children.map(record),
    };
  };
  return entries.map(record);
}

function toTitle(title: Text): NonNullable<RouteRecord['title']> {
  if (typeof title === 'string') return title;
  const { id, message = id } = title;
  const { zh = message, en = message } = (title as Partial<ShellMessage>).texts ?? {};
  return { id, zh, en };
}
