import type { Guard } from '@waybill/auth-core';
import type { ComponentType } from 'react';
import type { NavMeta } from '../nav/nav-node';
import type { CheckedRoutes } from './addresses/route-addresses';

/** Loads a route page; the module's default export is the component. */
export type PageLoader = () => Promise<{ default: ComponentType }>;

/** The app's pages by key; routes, also those from a server, name a page by its key. */
export type PageMap = Readonly<Record<string, PageLoader>>;

/** One line of the route table. Each slice belongs to the room that reads it: `nav` to the shell, `guard` to the permission core. */
export interface RouteEntry<PageKey extends string = string> {
  /** Resolved against the parent (`orderList` under `/order` is `/order/orderList`); `:id` names a parameter. */
  path: string;
  /** A route without a name gets no tab. */
  name?: string;
  /** Where a visit of this path leads; default: the first child that the user may reach. */
  redirect?: string;
  /** Key into the app's page map. */
  page?: PageKey;
  /** An http, https, mailto, tel or `//` address that the menu opens instead of a page. */
  external?: string;
  nav?: NavMeta;
  guard?: Guard;
  children?: readonly RouteEntry<PageKey>[];
}

/** The pages that every console has without writing them. */
export type BuiltInPage = '403' | '404' | 'debugger';

/**
 * Checks a route table against a page map: `defineRoutes<typeof pages>()([...])`; a page key that does not exist does not compile, nor does a
 * `redirect` or an `activeMenu` that names no path of the table.
 */
export function defineRoutes<Pages extends PageMap>() {
  type Entry = RouteEntry<Extract<keyof Pages, string> | BuiltInPage>;
  return <const Routes extends readonly Entry[]>(routes: Routes & CheckedRoutes<Routes>): Routes => routes;
}
