import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { can } from '../guard/decide';
import type { Guard } from '../guard/guard';
import { anonymous, type Subject } from '../guard/subject';
import { firstReachablePath, resolveRoutes } from './resolve-routes';
import type { ResolvedRoute, RouteNode } from './route-node';

interface Entry extends RouteNode {
  page?: string;
  hidden?: boolean;
  children?: readonly Entry[];
}

const isHidden = (entry: Entry) => entry.hidden === true;
const hasPage = (entry: Entry) => entry.page !== undefined;
const agent: Subject = { ...anonymous, roles: ['Agent'] };
const editor: Subject = { ...anonymous, roles: ['Editor'] };

const shipped: Entry[] = [
  { path: '/', name: 'Root', children: [{ path: 'index', name: 'Index', page: 'home' }] },
  {
    path: '/order',
    name: 'Order',
    children: [
      { path: 'quickOrder', name: 'QuickOrder', page: 'quick' },
      { path: 'orderList', name: 'OrderList', page: 'list' },
    ],
  },
  {
    path: '/vab',
    hidden: true,
    children: [
      { path: 'permission', page: 'permission' },
      {
        path: 'table',
        guard: { role: ['Editor'], mode: 'except' },
        children: [
          { path: 'comprehensiveTable', page: 'table' },
          { path: 'detail', page: 'detail', hidden: true },
        ],
      },
    ],
  },
];

const paths = (routes: readonly ResolvedRoute<Entry>[]): string[] =>
  routes.flatMap((route) => [route.path, ...paths(route.children)]);
const resolve = (entries: Entry[], subject?: Subject) => resolveRoutes(entries, { subject, isHidden, hasPage });
const redirectsOf = (routes: readonly ResolvedRoute<Entry>[]): Record<string, string | undefined> =>
  Object.fromEntries(
    routes.flatMap((route) => [[route.path, route.redirect] as const, ...Object.entries(redirectsOf(route.children))]),
  );

describe('a route table', () => {
  it('has its child paths resolved against their parents [child-paths-resolve-against-parent]', () => {
    expect(paths(resolve(shipped))).toEqual([
      '/',
      '/index',
      '/order',
      '/order/quickOrder',
      '/order/orderList',
      '/vab',
      '/vab/permission',
      '/vab/table',
      '/vab/table/comprehensiveTable',
      '/vab/table/detail',
    ]);
  });

  it('keeps the caller’s own entries and their type', () => {
    const routes = resolve(shipped);
    expect(routes[0]?.entry).toBe(shipped[0]);
    expect(routes[1]?.children[0]?.entry).toBe(shipped[1]?.children?.[0]);
    expect(routes[1]?.name).toBe('Order');
    expectTypeOf(routes).toEqualTypeOf<readonly ResolvedRoute<Entry>[]>();
  });

  it('never resolves external paths', () => {
    const routes = resolve([
      {
        path: '/help',
        children: [
          { path: 'https://docs.example/a' },
          { path: '//host/x', children: [{ path: 'lost' }] },
          { path: 'manual', external: 'https://manual.example' },
          { path: 'mailto:a@b.example', external: true },
          { path: 'own' },
        ],
      },
    ]);
    expect(paths(routes)).toEqual([
      '/help',
      'https://docs.example/a',
      '//host/x',
      'https://manual.example',
      'mailto:a@b.example',
      '/help/own',
    ]);
    expect(routes[0]?.children.map((route) => route.external)).toEqual([true, true, true, true, false]);
    expect(routes[0]?.external).toBe(false);
  });

  it('is left as it was', () => {
    const before = structuredClone(shipped);
    resolve(shipped, editor);
    expect(shipped).toEqual(before);
  });
});

describe('the filter', () => {
  it('drops a denied route with all below it [routes-filtered]', () => {
    expect(paths(resolve(shipped, editor))).not.toContain('/vab/table');
    expect(paths(resolve(shipped, editor))).not.toContain('/vab/table/detail');
    expect(paths(resolve(shipped, agent))).toContain('/vab/table/detail');
  });

  it('drops a parent that is left without children, however deep', () => {
    const guard: Guard = ['Editor'];
    const deep: Entry[] = [
      { path: '/a', children: [{ path: 'b', children: [{ path: 'c', guard }] }] },
      { path: '/d', children: [{ path: 'e', guard }, { path: 'f' }] },
    ];
    expect(paths(resolve(deep, agent))).toEqual(['/d', '/d/f']);
    expect(paths(resolve(deep, editor))).toEqual(['/a', '/a/b', '/a/b/c', '/d', '/d/e', '/d/f']);
  });

  it('keeps a leaf that never had children', () => {
    expect(paths(resolve([{ path: '/a', children: [] }, { path: '/b' }], agent))).toEqual(['/a', '/b']);
  });

  it('drops a denied external entry', () => {
    expect(resolve([{ path: 'https://a.example', guard: ['Editor'] }], agent)).toEqual([]);
  });

  it('is off without a subject: role control off, or visit mode', () => {
    expect(paths(resolve([{ path: '/a', guard: [] }]))).toEqual(['/a']);
  });

  it('lets the full-access flag see everything', () => {
    expect(paths(resolve(shipped, { ...anonymous, admin: true }))).toEqual(paths(resolve(shipped)));
  });

  it('agrees with a slow filter over 1,000 random tables', () => {
    const guard = fc.option(fc.array(fc.constantFrom('Agent', 'Editor'), { maxLength: 2 }), { nil: undefined });
    const { entry } = fc.letrec<{ entry: Entry }>((tie) => ({
      entry: fc.record({
        path: fc.constantFrom('a', 'b', 'c'),
        guard,
        children: fc.option(fc.array(tie('entry'), { maxLength: 3 }), { nil: undefined }),
      }) as fc.Arbitrary<Entry>,
    }));
    const survivors = (entries: readonly Entry[]): Entry[] =>
      entries.filter(
        (each) => can(each.guard, agent) && (!each.children?.length || survivors(each.children).length > 0),
      );
    const compare = (routes: readonly ResolvedRoute<Entry>[], entries: readonly Entry[]) => {
      const expected = survivors(entries);
      expect(routes.map((route) => route.entry)).toEqual(expected);
      routes.forEach((route, index) => {
        compare(route.children, expected[index]?.children ?? []);
      });
    };
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 4 }), (entries) => compare(resolve(entries, agent), entries)),
      { numRuns: 1000 },
    );
  });
});

describe('a parent without redirect', () => {
  it('leads to its first child', () => {
    expect(redirectsOf(resolve(shipped))).toMatchObject({
      '/': '/index',
      '/order': '/order/quickOrder',
      '/vab': '/vab/permission',
      '/order/quickOrder': undefined,
    });
  });

  it('leads to the first child that may be reached [parent-leads-to-first-child]', () => {
    const entries: Entry[] = [
      {
        path: '/a',
        children: [
          { path: 'x', page: 'x', guard: ['Editor'] },
          { path: 'y', page: 'y' },
        ],
      },
    ];
    expect(resolve(entries, agent)[0]?.redirect).toBe('/a/y');
    expect(resolve(entries, editor)[0]?.redirect).toBe('/a/x');
  });

  it('passes over hidden, external and parametrised children', () => {
    const children: Entry[] = [
      { path: 'hidden', page: 'p', hidden: true },
      { path: 'https://outside.example' },
      { path: ':id', page: 'p' },
      { path: 'rest/*', page: 'p' },
      { path: 'open', page: 'p' },
    ];
    expect(resolve([{ path: '/a', children }])[0]?.redirect).toBe('/a/open');
    expect(resolve([{ path: '/a', children: children.slice(0, 4) }])[0]?.redirect).toBeUndefined();
  });

  it('leads through groups to a page at once, ten levels down', () => {
    let entry: Entry = { path: 'page', page: 'p' };
    for (let level = 0; level < 9; level++) entry = { path: 'g', children: [entry] };
    expect(resolve([{ ...entry, path: '/g' }])[0]?.redirect).toBe('/g/g/g/g/g/g/g/g/g/page');
  });

  it('skips a group without a destination, but not a page whose children are all hidden', () => {
    const hidden: Entry[] = [{ path: 'x', page: 'x', hidden: true }];
    const entries = (page: { page?: string }): Entry[] => [
      {
        path: '/a',
        children: [
          { path: 'b', ...page, children: hidden },
          { path: 'c', page: 'c' },
        ],
      },
    ];
    expect(resolve(entries({}))[0]?.redirect).toBe('/a/c');
    expect(resolve(entries({ page: 'b' }))[0]?.redirect).toBe('/a/b');
    expect(resolveRoutes(entries({}), { isHidden })[0]?.redirect).toBe('/a/b');
  });

  it('stays where it is when its first child is its index page', () => {
    const entries: Entry[] = [
      {
        path: '/a',
        children: [
          {
            path: 'b',
            children: [
              { path: '', page: 'index' },
              { path: 'c', page: 'c' },
            ],
          },
        ],
      },
    ];
    const [a] = resolve(entries);
    expect(a?.redirect).toBe('/a/b');
    expect(a?.children[0]?.redirect).toBeUndefined();
  });
});

describe('a redirect in the table', () => {
  it('is kept, resolved against its own route', () => {
    const entries: Entry[] = [
      { path: '/a', redirect: '/b/c', children: [{ path: 'x', page: 'x' }] },
      {
        path: '/d',
        redirect: 'y',
        children: [
          { path: 'x', page: 'x' },
          { path: 'y', page: 'y' },
        ],
      },
      { path: '/e', children: [{ path: 'f', redirect: '/b/c' }] },
    ];
    expect(redirectsOf(resolve(entries))).toMatchObject({ '/a': '/b/c', '/d': '/d/y', '/e': '/b/c' });
  });

  it('is no redirect when it leads to itself, is empty or leaves the app', () => {
    const entries: Entry[] = [
      { path: '/a', redirect: '/a/' },
      { path: '/b', redirect: '' },
      { path: '/c', redirect: 'https://evil.example' },
      { path: '/d', redirect: '//evil.example' },
      { path: '/e', redirect: 'javascript:alert(1)' },
    ];
    for (const route of resolve(entries)) expect(route.redirect, route.path).toBeUndefined();
  });
});

describe('the first path of a table', () => {
  it('is the first menu entry that the user may see', () => {
    expect(firstReachablePath(resolve(shipped), { isHidden, hasPage })).toBe('/index');
    const guarded: Entry[] = [
      { path: '/login', page: 'login', hidden: true },
      { path: '/a', children: [{ path: 'x', page: 'x', guard: ['Editor'] }] },
      { path: '/b', children: [{ path: 'y', page: 'y' }] },
    ];
    expect(firstReachablePath(resolve(guarded, agent), { isHidden, hasPage })).toBe('/b/y');
  });

  it('is undefined in a table without one', () => {
    expect(firstReachablePath(resolve([]))).toBeUndefined();
    expect(firstReachablePath(resolve([{ path: 'https://a.example' }]))).toBeUndefined();
  });

  it('is the first route in a table without options', () => {
    expect(firstReachablePath(resolveRoutes([{ path: '/a' }, { path: '/b' }]))).toBe('/a');
  });
});
