import type { Calls, Platform, ServerOptions } from '@waybill/kit/server';
import { type Language, languageOf, toSyllables } from '@waybill/kit/server';
import { routesCall } from '../contract/navigation';
import { type ConsoleRoute, readConsoleRoutes, titleIn } from './console-routes';

/** A route as it travels: the specification's flat `meta`, pages by the name of their entry. */
export interface WireRoute {
  path: string;
  name?: string;
  /** `Layout`, or the name of an entry of the console's table. */
  component?: string;
  redirect?: string;
  meta?: Record<string, unknown>;
  children?: WireRoute[];
}

/** The same tree that the console ships; guards travel along and are applied there. */
export function addRouterList({ add }: Calls, _: Platform, { readRoutes }: ServerOptions): void {
  add(routesCall, { summary: 'The routes of the console.' }, async ({ c }) => {
    const language = languageOf(c);
    return { list: (await readConsoleRoutes(readRoutes)).map((route) => toWireRoute(route, language)) };
  });
}

function toWireRoute(route: ConsoleRoute, language: Language): WireRoute {
  const { path, external = path, name, redirect, guard, title, hasPage, nav, children } = route;
  const component = hasPage ? name : 'Layout';
  return {
    path: external,
    ...(name !== undefined && { name }),
    ...(component !== undefined && { component }),
    ...(redirect !== undefined && { redirect }),
    meta: {
      title: titleIn(title, language),
      ...(typeof title === 'object' && { titleId: title.id }),
      ...pinyinOf(title),
      ...nav,
      ...(guard !== undefined && { guard }),
    },
    ...(children.length > 0 && { children: children.map((child) => toWireRoute(child, language)) }),
  };
}

/** Returns the pinyin by which the palette finds a Chinese title, in any language. */
function pinyinOf(title: ConsoleRoute['title']): { pinyin?: string } {
  const pinyin = toSyllables(titleIn(title, 'zh'));
  return pinyin === '' ? {} : { pinyin };
}
