import type { Guard } from '@waybill/auth-core';
import type { ComponentType } from 'react';
import type { Text, Wording } from '../../locales/define-messages';
import type { IconComponent } from '../../nav/icon-registry';
import type { NavMeta } from '../../nav/nav-node';
import type { CheckedRoutes } from './route-addresses';

/** Loads a route page; the module's default export is the component. @public */
export interface PageLoader {
  (): Promise<{ default: ComponentType }>;
  /** The frame address for the policy, set by `frame`. */
  readonly frame?: { readonly address: string };
}

/** Pages by key. @public */
export type PageMap = Readonly<Record<string, PageLoader>>;

/** The meta data of a page in a route table for menu, tabs and breadcrumb. @public */
export interface RouteNav extends Omit<NavMeta, 'title' | 'icon'> {
  /** In both languages (`messages` by the id `title.<name>` win), or a message, or a text that is the same in every language. */
  title?: Text | Wording;
  /** A lucide icon, a custom SVG component, or the name of a registered icon. */
  icon?: IconComponent | string;
}

/** An entry of an app's route table with all the data of a page. @public */
export interface RouteDefinition<PageKey extends string = string> {
  /** Resolved against the parent (`orderList` under `/order` is `/order/orderList`); `:id` names a parameter. */
  path: string;
  /** A route without a name gets no tab. A server's list names the page by it. */
  name?: string;
  /** The redirect of this path. Default: the first child that the user may reach. */
  redirect?: string;
  /** Loads the page (`() => import('./pages/order-list')`), or the key of one. */
  page?: PageLoader | PageKey;
  /** An http, https, mailto, tel or `//` address that the menu opens instead of a page. */
  external?: string;
  nav?: RouteNav;
  guard?: Guard;
  children?: readonly RouteDefinition<PageKey>[];
}

/** A route entry as the console works with it, from the app's table or a server's list: page, icon and title are names. @public */
export interface RouteEntry extends Omit<RouteDefinition, 'page' | 'nav' | 'children'> {
  /** Key of the page. */
  page?: string;
  nav?: NavMeta;
  children?: readonly RouteEntry[];
}

/** The built-in pages of every console. @public */
export type BuiltInPage = '403' | '404' | 'debugger';

/** Refuses fields that no route has; the type error names them. */
type KnownFields<Routes> = [UnknownFields<Routes>] extends [never]
  ? unknown
  : `A route has no field "${UnknownFields<Routes>}"`;

type UnknownFields<Routes> = Routes extends readonly (infer Each)[]
  ? Each extends { readonly path: infer Path }
    ? string extends Path
      ? never
      : (Exclude<keyof Each, keyof RouteDefinition> & string) | UnknownFields<Each['children' & keyof Each]>
    : never
  : never;

/** Types an app's route table in place: a misspelt field, an unknown page key, `redirect` or `activeMenu` does not compile. @public */
export const defineRoutes = <const Routes extends readonly RouteDefinition<BuiltInPage>[]>(
  routes: Routes & CheckedRoutes<Routes> & KnownFields<Routes>,
): Routes => routes;
