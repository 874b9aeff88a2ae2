import type { Handler } from 'hono';
import { success } from '../server/envelope';
import { type Language, toLanguage } from '../server/language';
import type { SandboxEnv } from '../server/sandbox-env';
import { type RouteSketch, routeSketches } from './route-sketches';
import { type RouteTitle, routeTitles } from './route-titles';

/** A route as it travels: the specification's flat `meta`, components as keys. */
export interface WireRoute {
  path: string;
  name?: string;
  /** `Layout`, or a key of the console's page map. */
  component?: string;
  redirect?: string;
  meta?: Record<string, unknown>;
  children?: WireRoute[];
}

/** GET /router/getList: `{ list: WireRoute[] }`, the same tree the console ships; guards travel along and are applied there. */
export function routerList(): Handler<SandboxEnv> {
  return (c) => {
    const language = toLanguage(c.req.header('accept-language'));
    return success(c, { list: routeSketches.map((sketch) => toWireRoute(sketch, language)) });
  };
}

function toWireRoute({ title, meta = {}, children, ...rest }: RouteSketch, language: Language): WireRoute {
  return {
    ...rest,
    meta: { ...toTitle(title, language), ...meta },
    ...(children ? { children: children.map((child) => toWireRoute(child, language)) } : {}),
  };
}

function toTitle(title: string, language: Language): { title: string; titleId?: string } {
  if (!Object.hasOwn(routeTitles, title)) return { title };
  return { title: routeTitles[title as RouteTitle][language], titleId: `title.${title}` };
}
