import type { Handler } from 'hono';
import { listOrders } from '../rows/list-orders';
import { viewerOf } from '../rows/viewer';
import { success } from '../server/envelope';
import { readText } from '../server/fields';
import { toLanguage } from '../server/language';
import type { Platform } from '../server/platform';
import type { SandboxEnv } from '../server/sandbox-env';
import { type ConsoleRoute, readConsoleRoutes, titleIn } from './console-routes';

/** What the search dialog offers. */
export interface Suggestion {
  value: string;
  /** Address of a page of the console on the caller's own origin. */
  url: string;
}

const mostSuggestions = 10;

/** GET /search/getList: pages whose title, and orders whose number, names or plate hold `query`; all pages without one. */
export function search({ database, now }: Platform, routesFile: string): Handler<SandboxEnv> {
  return async (c) => {
    const toUrl = (path: string) => `${new URL(c.req.url).origin}/#${path}`;
    const language = toLanguage(c.req.header('accept-language'));
    const query = readText(c.req.query(), 'query', { min: 0, max: 100, fallback: '' });
    const list: Suggestion[] = pagesOf(readConsoleRoutes(routesFile))
      .map(({ title, path }) => ({ value: titleIn(title, language), url: toUrl(path) }))
      .filter(({ value }) => value.toLowerCase().includes(query.toLowerCase()));
    const account = c.get('account');
    if (query !== '' && (account.admin || account.permissions.includes('read:order'))) {
      const found = await listOrders(database, { keyword: query, pageSize: '5' }, viewerOf(account), now());
      list.push(
        ...found.list.map(({ orderNo, consignor }) => ({
          value: `${orderNo} ${consignor.name}`,
          url: toUrl(`/order/orderList?keyword=${orderNo}`),
        })),
      );
    }
    return success(c, { list: list.slice(0, mostSuggestions) });
  };
}

/** The pages that stand in the menu, with their whole path. */
const pagesOf = (routes: readonly ConsoleRoute[], above = ''): ConsoleRoute[] =>
  routes
    .filter(({ nav }) => !nav.hidden)
    .flatMap((route) => {
      const path = `${above}/${route.path}`.replace(/\/+/g, '/');
      return route.children.length > 0 ? pagesOf(route.children, path) : route.hasPage ? [{ ...route, path }] : [];
    });
