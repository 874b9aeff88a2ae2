import { describe, expectTypeOf, it } from 'vitest';
import { defineConfig } from '../kernel/console-config';
import type { RouteNames, RoutePaths } from '../kernel/route-addresses';
import { defineRoutes } from '../kernel/route-entry';
import type { Href } from './use-href';

const routes = defineRoutes([
  { path: '/', name: 'Root', children: [{ path: 'index', name: 'Index' }] },
  {
    path: '/order',
    redirect: 'list',
    children: [
      { path: 'list', name: 'List' },
      { path: ':id', name: 'Detail', nav: { activeMenu: '/order/list' } },
      { path: 'log/:line?', name: 'Log', redirect: '/' },
    ],
  },
]);

describe('addresses that the compiler checks', () => {
  it('knows every path and name of a table', () => {
    expectTypeOf<RoutePaths<typeof routes>>().toEqualTypeOf<
      '/' | '/index' | '/order' | '/order/list' | '/order/:id' | '/order/log/:line?'
    >();
    expectTypeOf<RouteNames<typeof routes>>().toEqualTypeOf<'Root' | 'Index' | 'List' | 'Detail' | 'Log'>();
  });

  it('refuses a redirect and an activeMenu that name no path', () => {
    // @ts-expect-error No route has the path /order/lst
    defineRoutes([{ path: '/order', redirect: 'lst', children: [{ path: 'list' }] }]);
    // @ts-expect-error No route has the path /order/lst
    defineRoutes([{ path: '/order', children: [{ path: 'list' }, { path: 'x', nav: { activeMenu: '/order/lst' } }] }]);
  });

  it('refuses an unknown name, a missing parameter and one too many', () => {
    const check = (href: Href<typeof routes>) => {
      href('List', { query: { page: 2 } });
      href('Detail', { params: { id: 7 } });
      href('Log', { params: {} });
      // @ts-expect-error no route has the name
      href('Lst');
      // @ts-expect-error its path has a parameter
      href('Detail');
      // @ts-expect-error the parameter has another name
      href('Detail', { params: { no: 7 } });
      // @ts-expect-error its path has none
      href('List', { params: { id: 7 } });
    };
    expectTypeOf(check).toBeFunction();
  });

  it('refuses menu groups that stand open at first and do not exist', () => {
    defineConfig<RoutePaths<typeof routes>>({ menu: { defaultOpened: ['/order'] } });
    // @ts-expect-error no route has the path
    defineConfig<RoutePaths<typeof routes>>({ menu: { defaultOpened: ['/odrer'] } });
  });
});
