import { createRouteIndex, type ResolvedRoute, resolveRoutes } from '@waybill/auth-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RouteEntry } from '../../../kernel/route-entry';
import { brokenLists } from './broken-lists.test-data';
import { fromServerRoutes } from './from-server-routes';

const read = (list: unknown) => fromServerRoutes(list, ['home', 'list', 'detail']);
const pathsOf = (entries: readonly RouteEntry[]): string[] => {
  const walk = (route: ResolvedRoute<RouteEntry>): string[] => [route.path, ...route.children.flatMap(walk)];
  return resolveRoutes(entries).flatMap(walk);
};

describe('a route list from a server', () => {
  it('becomes route entries, field by field [route-entry-meta]', () => {
    const list = JSON.parse(`[{
      "path": "/order", "name": "Order", "component": "Layout", "redirect": "/order/list", "secret": "x",
      "meta": { "title": "Orders", "icon": "truck", "guard": ["Agent"], "hidden": false, "secret": "y" },
      "children": [
        { "path": "list", "name": "List", "component": "list",
          "meta": { "title": "List", "badge": 3, "dot": true, "noClosable": true, "guard": { "role": ["Agent"], "mode": "allOf", "x": 1 } } },
        { "path": ":id", "name": "Detail", "component": "detail",
          "meta": { "hidden": true, "activeMenu": "/order/list", "dynamicNewTab": true, "target": "_blank" } }
      ]
    }, { "path": "https://docs.example/a?b#c", "meta": { "title": "Docs", "target": "_blank" } }]`);
    expect(read(list)).toStrictEqual({
      entries: [
        {
          path: '/order',
          name: 'Order',
          redirect: '/order/list',
          guard: ['Agent'],
          nav: { title: 'Orders', icon: 'truck', hidden: false },
          children: [
            {
              path: 'list',
              name: 'List',
              page: 'list',
              guard: { role: ['Agent'], mode: 'allOf' },
              nav: { title: 'List', badge: '3', dot: true, noClosable: true },
            },
            {
              path: ':id',
              name: 'Detail',
              page: 'detail',
              nav: { hidden: true, activeMenu: '/order/list', dynamicNewTab: true, target: '_blank' },
            },
          ],
        },
        {
          path: 'https://docs.example/a?b#c',
          external: 'https://docs.example/a?b#c',
          nav: { title: 'Docs', target: '_blank' },
        },
      ],
      dropped: [],
      warnings: [],
    });
  });

  it('takes every field of the specification’s route meta', () => {
    const meta = {
      title: 't',
      icon: 'i',
      isCustomSvg: true,
      hidden: true,
      levelHidden: true,
      badge: 'Pro',
      dot: true,
      target: '_self',
      noKeepAlive: true,
      breadcrumbHidden: true,
      noClosable: true,
      tabHidden: true,
      dynamicNewTab: true,
      activeMenu: '/a',
      noColumn: true,
    };
    const { entries, warnings } = read([{ path: '/a', component: 'home', meta: { ...meta, guard: [] } }]);
    expect(entries[0]?.nav).toEqual(meta);
    expect(warnings.map(({ reason }) => reason)).toStrictEqual([
      'Its guard names nothing, so only an administrator passes.',
    ]);
  });

  it('shares no object with the response', () => {
    const rule = { role: ['Agent'], permission: ['x'] };
    const names = ['Agent'];
    const { entries } = read([
      { path: '/a', component: 'home', meta: { guard: rule } },
      { path: '/b', component: 'home', meta: { guard: names } },
    ]);
    rule.role.push('Editor');
    names.push('Editor');
    expect(entries.map((entry) => entry.guard)).toStrictEqual([{ role: ['Agent'], permission: ['x'] }, ['Agent']]);
  });

  it('takes null for a missing field, as many servers write it', () => {
    const empty = { name: null, redirect: null, component: 'home', meta: null, children: null };
    expect(
      read([
        { path: '/a', ...empty },
        { path: '/b', component: 'home', meta: { guard: null, title: null } },
      ]),
    ).toStrictEqual({
      entries: [
        { path: '/a', page: 'home' },
        { path: '/b', page: 'home' },
      ],
      dropped: [],
      warnings: [],
    });
  });

  it.each([undefined, null, 7, 'x', {}, { list: [] }, true])('that is no list is reported as such: %j', (list) => {
    expect(read(list)).toStrictEqual({ entries: [], dropped: [], warnings: [], failure: 'route-list-malformed' });
  });

  it('that is empty is no failure', () => {
    expect(read([])).toStrictEqual({ entries: [], dropped: [], warnings: [] });
  });
});

describe('the fields of an entry', () => {
  it('that are empty text count as missing', () => {
    const list = [
      { path: '/a', name: '', redirect: '', component: 'home' },
      { path: '/b', component: '', children: [{ path: 'c', component: 'home' }] },
    ];
    expect(read(list)).toStrictEqual({
      entries: [
        { path: '/a', page: 'home' },
        { path: '/b', children: [{ path: 'c', page: 'home' }] },
      ],
      dropped: [],
      warnings: [],
    });
  });

  it('may hold a path of 2048 characters, which a report shortens', () => {
    const path = `/${'a'.repeat(2047)}`;
    expect(read([{ path, component: 'home' }]).entries[0]?.path).toBe(path);
    expect(read([{ path: `${path}a` }]).dropped[0]?.where).toBe(`[0] "${path.slice(0, 80)}"`);
  });

  it.each([
    ['the entry', '{"path":"/a","__proto__":{}}'],
    ['its meta', '{"path":"/a","meta":{"__proto__":{}}}'],
    ['its guard', '{"path":"/a","meta":{"guard":{"__proto__":{}}}}'],
  ])('that use a prototype key are reported with their position: %s', (place, text) => {
    expect(read([JSON.parse(text)]).dropped[0]?.reason).toBe(
      `The key "__proto__" in ${place} reaches for a prototype.`,
    );
  });
});

describe('a component', () => {
  it('that is no page of the app shows the 404 page inside its route, and is reported', () => {
    const { entries, dropped, warnings } = read([{ path: '/a', children: [{ path: 'b', component: 'views/none' }] }]);
    expect(entries[0]?.children).toStrictEqual([{ path: 'b', page: '404' }]);
    expect(dropped).toStrictEqual([]);
    expect(warnings).toStrictEqual([
      {
        where: '[0].children[0] "b"',
        reason: 'Its component "views/none" is no page of this app; "404" is shown instead.',
      },
    ]);
  });

  it('that a page lacks altogether is reported too', () => {
    expect(read([{ path: '/a' }]).warnings[0]?.reason).toBe('It names no component; "404" is shown instead.');
    expect(read([{ path: '/a', component: 'Layout', children: [] }])).toMatchObject({
      entries: [{ path: '/a', page: '404' }],
      warnings: [{ reason: 'Its component "Layout" is no page of this app; "404" is shown instead.' }],
    });
  });

  it('may be missing where the entry leads on', () => {
    expect(
      read([
        { path: '/a', redirect: '/b' },
        { path: '/b', component: 'home' },
      ]),
    ).toMatchObject({
      entries: [
        { path: '/a', redirect: '/b' },
        { path: '/b', page: 'home' },
      ],
      warnings: [],
    });
  });

  it('called Layout is the shell', () => {
    const list = [{ path: '/a', component: 'Layout', children: [{ path: 'b', component: 'home' }] }];
    expect(read(list).entries[0]).toStrictEqual({
      path: '/a',
      children: [{ path: 'b', page: 'home' }],
    });
  });

  it('may have a page above its children', () => {
    const list = [{ path: '/a', component: 'list', children: [{ path: 'b', component: 'home' }] }];
    expect(read(list).entries[0]?.page).toBe('list');
  });
});

describe('an entry', () => {
  it('with a titleId has a message for its title, so that it follows the language', () => {
    const meta = { title: 'Orders', titleId: 'title.order' };
    const { entries } = read([
      { path: '/a', component: 'home', meta },
      { path: '/b', component: 'home', meta: { ...meta, titleId: 7 } },
    ]);
    expect(entries.map(({ nav }) => nav?.title)).toStrictEqual([{ id: 'title.order', message: 'Orders' }, 'Orders']);
  });

  it('has its title in every language of the server, and in the fallback language [server-menu-languages]', () => {
    const title = { de: 'Aufträge', en: 'Orders' };
    const { entries, warnings } = read([
      { path: '/a', name: 'Orders', component: 'home', meta: { title } },
      { path: '/b', component: 'home', meta: { title: { ...title, zh: '运单' }, titleId: 'title.order' } },
      { path: '/c', component: 'home', meta: { title: { de: 7 } } },
      { path: '/d', component: 'home', meta: { title: {} } },
    ]);
    expect(entries.map(({ nav }) => nav?.title)).toEqual([
      { id: 'title.Orders', message: 'Orders', texts: title },
      { id: 'title.order', message: 'Orders', texts: { ...title, zh: '运单' } },
      undefined,
      undefined,
    ]);
    expect(warnings).toHaveLength(2);
  });

  it('with a meta field of a wrong type loses the field and is reported', () => {
    const meta = { title: ['x'], hidden: 'yes', target: '_top', dot: 1, icon: {}, badge: 7, activeMenu: false };
    const { entries, warnings } = read([{ path: '/a', component: 'home', meta }]);
    expect(entries).toStrictEqual([{ path: '/a', page: 'home', nav: { badge: '7' } }]);
    expect(warnings.map(({ reason }) => reason)).toStrictEqual([
      '"title" of its meta cannot be a list; it is left out.',
      '"icon" of its meta cannot be an object; it is left out.',
      '"hidden" of its meta cannot be of type string; it is left out.',
      '"dot" of its meta cannot be of type number; it is left out.',
      '"target" of its meta cannot be of type string; it is left out.',
      '"activeMenu" of its meta cannot be of type boolean; it is left out.',
    ]);
  });

  it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', '/\\evil.example'])(
    'with a redirect out of the app loses it and is reported: %s',
    (redirect) => {
      const { entries, warnings } = read([{ path: '/a', component: 'home', redirect }]);
      expect(entries).toStrictEqual([{ path: '/a', page: 'home' }]);
      expect(warnings).toStrictEqual([
        { where: '[0] "/a"', reason: 'Its redirect leads out of the app; it is left out.' },
      ]);
    },
  );

  it('without a usable child is dropped, and its path and name are free again', () => {
    const list = [
      { path: '/a', name: 'A', component: 'Layout', children: [{}] },
      { path: '/a', name: 'A', component: 'home' },
    ];
    const { entries, dropped } = read(list);
    expect(entries).toStrictEqual([{ path: '/a', name: 'A', page: 'home' }]);
    expect(dropped.map(({ where }) => where)).toStrictEqual(['[0].children[0]', '[0] "/a"']);
  });

  it('with a page stays without its broken children', () => {
    expect(read([{ path: '/a', component: 'list', children: [{}] }]).entries).toStrictEqual([
      { path: '/a', page: 'list' },
    ]);
  });

  it('that is an address may be one of http, https, mailto, tel and //, and has no children', () => {
    const list = ['http://a.example', 'https://a.example', 'mailto:a@b.example', 'tel:+86123', '//a.example/x'].map(
      (path) => ({ path, children: [{ path: 'b' }] }),
    );
    const { entries, dropped } = read(list);
    expect(entries).toEqual(list.map(({ path }) => ({ path, external: path })));
    expect(dropped).toStrictEqual([]);
  });

  it('is named by its place and path', () => {
    const { dropped } = read([
      { path: '/a', component: 'home' },
      {
        path: '/b',
        children: [
          { path: 'c', name: 7 },
          { path: 'd', component: 'home' },
        ],
      },
    ]);
    expect(dropped).toStrictEqual([
      { where: '[1].children[0] "c"', reason: '"name" must be a string, but is of type number.' },
    ]);
  });
});

describe('broken lists', () => {
  it('are at least 200', () => {
    expect(brokenLists.length).toBeGreaterThanOrEqual(200);
  });

  it.each(brokenLists.map((broken) => [broken.title, broken] as const))(
    '%s: a named report and a usable rest',
    (_, broken) => {
      const { entries, dropped } = read(broken.list);
      expect(dropped.length).toBe(broken.reasons.length);
      broken.reasons.forEach((reason, index) => {
        expect(dropped[index]?.reason).toContain(reason);
        expect(dropped[index]?.where).toMatch(/^\[\d+\]/);
      });
      expect(pathsOf(entries)).toEqual(broken.rest);
      for (const path of pathsOf(entries))
        expect(createRouteIndex(resolveRoutes(entries)).match(path), path).toBeDefined();
      expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
    },
  );

  it('of 10,000 entries, every tenth broken, leave the other 9,000', () => {
    const list = Array.from({ length: 10_000 }, (_, index) => ({
      path: index % 10 === 0 ? 7 : `/p${index}`,
      component: 'home',
    }));
    const { entries, dropped } = read(list);
    expect(entries.length).toBe(9000);
    expect(dropped.length).toBe(1000);
    expect(dropped[1]).toStrictEqual({ where: '[10]', reason: '"path" must be a string, but is of type number.' });
  });

  it('made of any JSON never throw, and the result resolves', () => {
    const key = fc.constantFrom(
      'path',
      'name',
      'redirect',
      'component',
      'meta',
      'children',
      'guard',
      'role',
      'mode',
      'title',
      '__proto__',
      'constructor',
    );
    const { node } = fc.letrec<{ node: unknown; object: unknown }>((tie) => ({
      node: fc.oneof(
        {
          weight: 3,
          arbitrary: fc.constantFrom(
            '/a',
            'b',
            ':id',
            '',
            '*',
            'home',
            'Layout',
            'https://x.example',
            'oneOf',
            null,
            7,
            true,
          ),
        },
        { weight: 2, arbitrary: tie('object') },
        { weight: 2, arbitrary: fc.array(tie('node'), { maxLength: 4 }) },
      ),
      object: fc
        .array(fc.tuple(key, tie('node')), { maxLength: 6 })
        .map((pairs) =>
          JSON.parse(`{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`),
        ),
    }));
    fc.assert(
      fc.property(fc.array(node, { maxLength: 5 }), (list) => {
        const { entries, dropped, warnings } = read(list);
        for (const path of pathsOf(entries)) expect(typeof path).toBe('string');
        for (const { where, reason } of [...dropped, ...warnings]) {
          expect(where).toMatch(/^\[\d+\]/);
          expect(reason).toMatch(/\.$/);
        }
        expect(({} as Record<string, unknown>).path).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });

  const throwing = () => {
    throw new TypeError('a getter of the page');
  };
  const revoked = (target: object) => {
    const { proxy, revoke } = Proxy.revocable(target, {});
    revoke();
    return proxy;
  };
  const good = { path: '/good', component: 'home' };

  it('that is a revoked proxy is no list', () => {
    expect(read(revoked([]))).toMatchObject({ entries: [], failure: 'route-list-malformed' });
  });

  it.each([
    ['an entry that is a revoked proxy', revoked({})],
    ['a getter at its path', Object.defineProperty({}, 'path', { get: throwing, enumerable: true })],
    [
      'a getter at its title',
      { path: '/a', component: 'home', meta: Object.defineProperty({}, 'title', { get: throwing }) },
    ],
    ['a guard that is a revoked proxy', { path: '/a', component: 'home', meta: { guard: revoked([]) } }],
    ['a meta that is a revoked proxy', { path: '/a', component: 'home', meta: revoked({}) }],
    [
      'a proxy that throws at every touch',
      new Proxy({}, { get: throwing, has: throwing, ownKeys: throwing, getOwnPropertyDescriptor: throwing }),
    ],
  ])('loses %s, and nothing else: its path and name are free again', (_, entry) => {
    const { entries, dropped } = read([entry, { path: '/a', component: 'home' }, good]);
    expect(pathsOf(entries)).toEqual(['/a', '/good']);
    expect(dropped).toHaveLength(1);
    expect(dropped[0]?.reason).toMatch(/\.$/);
  });

  it('loses children that cannot be read with their parent, and an element that throws alone', () => {
    const list = [{ path: '/p', children: revoked([]) }, good];
    expect(pathsOf(read(list).entries)).toEqual(['/good']);
    const odd: unknown[] = [0, good];
    Object.defineProperty(odd, 0, { get: throwing });
    expect(read(odd)).toMatchObject({ dropped: [{ where: '[0]', reason: 'The entry cannot be read.' }] });
    expect(pathsOf(read(odd).entries)).toEqual(['/good']);
  });

  it('keeps :name? where a parameter may be left out, and drops a question mark anywhere else [optional-parameter-in-server-list]', () => {
    const { entries, dropped } = read([
      { path: '/a/:id?', component: 'detail' },
      { path: '/b/x?', component: 'detail' },
      { path: '/c?d', component: 'detail' },
      { path: '/d/:id?x', component: 'detail' },
    ]);
    expect(pathsOf(entries)).toEqual(['/a/:id?']);
    expect(dropped).toHaveLength(3);
    const index = createRouteIndex(resolveRoutes(entries));
    expect(index.match('/a')?.params).toEqual({});
    expect(index.match('/a/7')?.params).toEqual({ id: '7' });
  });

  it('drops a path with more than four optional parameters, its parents included, because each doubles the number of paths', () => {
    const run = (count: number) => Array.from({ length: count }, (_, index) => `:p${index}?`).join('/');
    const child = { path: ':last?', component: 'detail' };
    const { entries, dropped } = read([
      { path: `/four/${run(4)}`, component: 'detail' },
      { path: `/many/${run(300)}`, component: 'detail' },
      { path: `/parent/${run(4)}`, component: 'detail', children: [{ path: 'own', component: 'detail' }, child] },
    ]);
    expect(pathsOf(entries)).toEqual([`/four/${run(4)}`, `/parent/${run(4)}`, `/parent/${run(4)}/own`]);
    expect(dropped).toMatchObject([
      { reason: 'Its path has more than 4 parameters that may be left out.' },
      { where: '[2].children[1] ":last?"' },
    ]);
  });

  it('drops a second path that differs from :name? only in the name or the question mark', () => {
    const { dropped } = read([
      { path: '/a/:id?', component: 'detail' },
      { path: '/a/:no', component: 'detail' },
    ]);
    expect(dropped).toMatchObject([{ reason: expect.stringContaining('is taken by') }]);
  });

  it('with getters and proxies at random places never throw [getters-proxies-in-server-list]', () => {
    const spoil = (value: unknown, seed: number): unknown => {
      const how = seed % 7;
      if (typeof value !== 'object' || value === null) return how === 0 ? revoked({}) : value;
      if (how === 1) return revoked(value);
      if (how === 2) return new Proxy(value, { get: throwing });
      if (how === 3) return new Proxy(value, { getOwnPropertyDescriptor: throwing });
      const copy: object = Array.isArray(value) ? [] : {};
      Object.entries(value).forEach(([key, inner], index) => {
        const spoilt = spoil(inner, Math.floor(seed / 7) + index * 13);
        const isGetter = (seed + index) % 5 === 0;
        Object.defineProperty(copy, key, {
          enumerable: true,
          configurable: true,
          ...(isGetter ? { get: throwing } : { value: spoilt, writable: true }),
        });
      });
      return copy;
    };
    const list = [
      {
        path: '/a',
        component: 'Layout',
        meta: { title: 'A', guard: { role: ['x'], mode: 'allOf' } },
        children: [
          { path: 'b', component: 'home', meta: { title: 'B' } },
          { path: 'c/:id?', component: 'home' },
        ],
      },
      { path: '/d', name: 'D', component: 'home', meta: { guard: ['x'] } },
      good,
    ];
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        expect(Array.isArray(read(spoil(list, seed)).entries)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});

it('leaves out a redirect that holds a control character: in an address it could turn into another host [redirect-server-with-control-character]', () => {
  for (const redirect of ['/\t/evil.example', '\u0000', '/a\n', '\u007f/a']) {
    const { entries, warnings } = fromServerRoutes([{ path: '/a', redirect, component: 'P' }], ['P']);
    expect(entries).toEqual([{ path: '/a', page: 'P' }]);
    expect(warnings).toHaveLength(1);
  }
});
