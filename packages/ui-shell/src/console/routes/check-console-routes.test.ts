import { describe, expect, it } from 'vitest';
import type { RouteEntry } from '../kernel/route-entry';
import { checkConsoleRoutes, describeProblem } from './check-console-routes';

const routes: RouteEntry[] = [
  {
    path: '/order',
    redirect: '/order/lost',
    children: [
      { path: 'list', page: 'list' },
      { path: 'detail', page: 'detial', nav: { activeMenu: '/order/lists' } },
      { path: 'edit', page: 'list', nav: { activeMenu: '/order/list' }, guard: [] },
    ],
  },
];

describe('the check of a console’s routes', () => {
  it('names everything that is wrong, each with its path', () => {
    const problems = checkConsoleRoutes(routes, { pages: ['list', 'detail'], defaultOpened: ['/order', '/odrer'] });
    expect(problems.map(({ code, where }) => `${where} ${code}`)).toEqual([
      '/order redirect-unknown',
      '/order/edit guard-names-nothing',
      '/order/detail page-unknown',
      '/order/detail active-menu-unknown',
      '/odrer default-opened-unknown',
    ]);
    expect(problems.map(describeProblem)[2]).toBe(
      '/order/detail: The page "detial" is in no page map, so 404 is shown. Check its spelling, or add it.',
    );
  });

  it('finds nothing in a table that is right', () => {
    const [order] = routes;
    const right = [{ ...order, path: '/order', redirect: '/order/list', children: order?.children?.slice(0, 1) ?? [] }];
    expect(checkConsoleRoutes(right, { pages: ['list'], defaultOpened: ['/order'] })).toEqual([]);
  });
});
