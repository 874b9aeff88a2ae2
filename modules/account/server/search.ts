import { limits, type ResponseOf } from '@waybill/kit/contract';
import type { Calls, Platform, ServerOptions } from '@waybill/kit/server';
import { languageOf } from '@waybill/kit/server';
import { listOrders, viewerOf } from '@waybill/orders/server';
import { normalise } from '@waybill/validators/cn';
import { searchCall } from '../contract/navigation';
import { type ConsoleRoute, readConsoleRoutes, titleIn } from './console-routes';

/** Pages whose title, and orders whose number, names or plate hold a text; all pages without one. */
export function addSearch({ add }: Calls, { database }: Platform, { readRoutes }: ServerOptions): void {
  const summary = 'What the search of the console offers.';
  add(searchCall, { summary }, async ({ c, account, query: { query: typed = '' }, now }) => {
    const query = normalise.prose(typed);
    const toUrl = (path: string) => `${c.get('origin') ?? new URL(c.req.url).origin}/#${path}`;
    const language = languageOf(c);
    const list: ResponseOf<typeof searchCall>['list'] = pagesOf(await readConsoleRoutes(readRoutes))
      .filter(({ title, nav }) =>
        `${titleIn(title, language)} ${nav.keywords ?? ''}`.toLowerCase().includes(query.toLowerCase()),
      )
      .map(({ title, path }) => ({ value: titleIn(title, language), url: toUrl(path) }));
    if (query !== '') {
      const orders = await listOrders(database, { keyword: query, pageSize: '5' }, viewerOf(account), now);
      list.push(
        ...orders.list.map(({ orderNo, consignor }) => ({
          value: `${orderNo} ${consignor.name}`,
          url: toUrl(`/order/orderList?keyword=${orderNo}`),
        })),
      );
    }
    return { list: list.slice(0, limits.perAnswer.suggestions) };
  });
}

/** The pages of the menu, with their full path. */
const pagesOf = (routes: readonly ConsoleRoute[], above = ''): ConsoleRoute[] =>
  routes
    .filter(({ nav }) => !nav.hidden)
    .flatMap((route) => {
      const path = `${above}/${route.path}`.replace(/\/+/g, '/');
      return route.children.length > 0 ? pagesOf(route.children, path) : route.hasPage ? [{ ...route, path }] : [];
    });
