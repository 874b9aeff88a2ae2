import type { Handler } from 'hono';
import { success } from '../server/envelope';
import { type Language, toLanguage } from '../server/language';
import type { SandboxEnv } from '../server/sandbox-env';
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

/** GET /router/getList: `{ list: WireRoute[] }`, the same tree the console ships; guards travel along and are applied there. */
export function routerList(routesFile: string): Handler<SandboxEnv> {
  return (c) => {
    const language = toLanguage(c.req.header('accept-language'));
    return success(c, { list: readConsoleRoutes(routesFile).map((route) => toWireRoute(route, language)) });
  };
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
      ...nav,
      ...(guard !== undefined && { guard }),
    },
    ...(children.length > 0 && { children: children.map((child) => toWireRoute(child, language)) }),
  };
}
