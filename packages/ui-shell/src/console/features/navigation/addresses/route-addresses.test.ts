import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineConfig } from '../../../kernel/console-config';
import type { RouteNames, RoutePaths } from '../../../kernel/route-addresses';
import { defineRoutes } from '../../../kernel/route-entry';
import { href, type PathHref } from './href';
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

  it('refuses a redirect and an activeMenu that name no path [addresses-checked-by-compiler]', () => {
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

  it('makes addresses out of paths; refuses an unknown path, a missing parameter and one too many', () => {
    expect(href('/order/list', { query: { page: 2, keyword: '' } })).toBe('/order/list?page=2');
    const check = (href: PathHref<RoutePaths<typeof routes>>) => {
      href('/order/list', { query: { page: 2 } });
      href('/order/:id', { params: { id: 7 } });
      // @ts-expect-error no route has the path
      href('/order/lst');
      // @ts-expect-error the path has a parameter
      href('/order/:id');
      // @ts-expect-error the path has none
      href('/order/list', { params: { id: 7 } });
    };
    expectTypeOf(check).toBeFunction();
  });

  it('refuses menu groups that stand open at first and do not exist', () => {
    defineConfig<RoutePaths<typeof routes>>({ menu: { defaultOpened: ['/order'] } });
    // @ts-expect-error no route has the path
    defineConfig<RoutePaths<typeof routes>>({ menu: { defaultOpened: ['/odrer'] } });
  });
});
