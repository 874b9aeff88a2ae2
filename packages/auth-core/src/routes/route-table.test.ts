import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anonymous, type Subject } from '../guard/subject';
import type { RouteNode } from './route-node';
import { createRouteTable } from './route-table';

interface Entry extends RouteNode {
  hidden?: boolean;
  page?: string;
  children?: readonly Entry[];
}

const isHidden = (entry: Entry) => entry.hidden === true;
const agent: Subject = { ...anonymous, roles: ['Agent'] };
const entries: Entry[] = [
  { path: '/order', children: [{ path: 'list' }, { path: 'new', guard: ['Editor'] }, { path: ':id' }] },
  {
    path: '/table',
    guard: { role: ['Agent'], mode: 'except' },
    children: [{ path: 'a' }, { path: 'b', guard: ['Agent'] }],
  },
  {
    path: '/mixed',
    children: [
      { path: 'first', guard: ['Editor'] },
      { path: 'detail', hidden: true },
    ],
  },
  { path: '/closed', children: [{ path: 'x', guard: ['Editor'] }] },
  { path: 'https://docs.example' },
  { path: '*' },
];
const table = createRouteTable(entries, { subject: agent, isHidden });

describe('a route table under a subject', () => {
  it('recognises reachable paths, with their redirects', () => {
    expect(table.look('/order/list')).toEqual({ access: 'reachable', redirect: undefined });
    expect(table.look('/order?x=1')).toEqual({ access: 'reachable', redirect: '/order/list' });
  });

  it('distinguishes a denied path from an unknown one, with the denying verdict', () => {
    expect(table.look('/order/new')).toMatchObject({
      access: 'denied',
      verdict: { allowed: false, reason: { needs: ['Editor'] } },
    });
    expect(table.look('/nowhere')).toEqual({ access: 'unknown' });
    expect(table.look('/docs.example')).toEqual({ access: 'unknown' });
  });

  it('does not let a parameter open a fixed path that is denied', () => {
    expect(table.match('/order/new')).toBeUndefined();
    expect(table.match('/order/7')?.params).toEqual({ id: '7' });
  });

  it('denies the children of a denied route, and names that route’s verdict', () => {
    expect(table.look('/table/b')).toMatchObject({ access: 'denied', verdict: { reason: { mode: 'except' } } });
  });

  it('denies a parent whose children are all denied', () => {
    expect(table.look('/closed')).toMatchObject({ access: 'denied' });
  });

  it('denies a parent that could only show an empty frame', () => {
    expect(table.look('/mixed')).toMatchObject({
      access: 'denied',
      verdict: { allowed: false, reason: { needs: ['Editor'] } },
    });
    expect(table.look('/mixed/detail').access).toBe('reachable');
  });

  it('finds reachable routes only', () => {
    expect(table.match('/order/list')?.chain.map((route) => route.path)).toEqual(['/order', '/order/list']);
    expect(table.match('/nowhere')).toBeUndefined();
    expect(table.routes.map((route) => route.path)).toEqual(['/order', '/mixed', 'https://docs.example', '/*']);
  });

  it('starts at the first path', () => {
    expect(table.firstPath).toBe('/order/list');
    expect(createRouteTable(entries.slice(1, 2), { subject: agent }).firstPath).toBeUndefined();
  });

  it('lists every route’s own verdict and whether it is reachable', () => {
    const rows = table.verdicts().map(({ route, verdict, reachable }) => [route.path, verdict.allowed, reachable]);
    expect(rows).toEqual([
      ['/order', true, true],
      ['/order/list', true, true],
      ['/order/new', false, false],
      ['/order/:id', true, true],
      ['/table', false, false],
      ['/table/a', true, false],
      ['/table/b', true, false],
      ['/mixed', true, true],
      ['/mixed/first', false, false],
      ['/mixed/detail', true, true],
      ['/closed', true, false],
      ['/closed/x', false, false],
      ['https://docs.example', true, true],
      ['/*', true, true],
    ]);
  });
});

describe('a route table without a subject', () => {
  it('has everything reachable', () => {
    const open = createRouteTable(entries, { isHidden });
    expect(open.look('/closed/x').access).toBe('reachable');
    expect(open.verdicts().every(({ verdict, reachable }) => verdict.allowed && reachable)).toBe(true);
    for (const { verdict } of open.verdicts()) expect(verdict).toEqual({ allowed: true, reason: { kind: 'open' } });
  });

  it('leads past hidden children all the same', () => {
    const hiddenFirst: Entry[] = [{ path: '/a', children: [{ path: 'x', hidden: true }, { path: 'y' }] }];
    expect(createRouteTable(hiddenFirst, { isHidden }).look('/a').redirect).toBe('/a/y');
  });
});

describe('a page of its own', () => {
  const hasPage = ({ page }: Entry) => page !== undefined;
  const withDeniedAndHidden: Entry[] = [
    {
      path: '/p',
      page: 'P',
      children: [
        { path: 'a', page: 'A', guard: ['x'] },
        { path: 'b', page: 'B', hidden: true },
      ],
    },
  ];

  it('is shown where every page that it would have led to is denied or hidden', () => {
    const table = createRouteTable(withDeniedAndHidden, { subject: anonymous, isHidden, hasPage });
    expect(table.firstPath).toBe('/p');
    expect(table.look('/p')).toEqual({ access: 'reachable' });
  });

  it('is not there: then the parent is denied, and the table does not start there', () => {
    const bare = withDeniedAndHidden.map(({ page: _, ...entry }) => entry);
    const table = createRouteTable(bare, { subject: anonymous, isHidden, hasPage });
    expect(table.firstPath).toBeUndefined();
    expect(table.look('/p')).toMatchObject({ access: 'denied', verdict: { reason: { needs: ['x'] } } });
  });
});

describe('a redirect to a page that is denied', () => {
  const hasPage = ({ page }: Entry) => page !== undefined;
  const make = (entry: Entry) =>
    createRouteTable([entry, { path: '/closed', page: 'c', guard: ['x'] }, { path: '/last', page: 'l' }], {
      subject: anonymous,
      isHidden,
      hasPage,
    });

  it('is ignored: the first child that is neither hidden nor denied replaces it', () => {
    const children = [
      { path: 'a', page: 'a', hidden: true },
      { path: 'b', redirect: '/closed' },
      { path: 'c', page: 'c' },
    ];
    const table = make({ path: '/g', redirect: '/closed', children });
    expect(table.look('/g')).toEqual({ access: 'reachable', redirect: '/g/c' });
    expect(table.firstPath).toBe('/g/c');
  });

  it('denies a route without children and without a page, and the table starts elsewhere', () => {
    const table = make({ path: '/alias', redirect: '/closed' });
    expect(table.look('/alias')).toMatchObject({ access: 'denied', verdict: { reason: { needs: ['x'] } } });
    expect(table.firstPath).toBe('/last');
  });

  it('a table does not start where redirects go in a circle or nowhere', () => {
    expect(make({ path: '/a', redirect: '/b', children: [{ path: '/b', redirect: '/a' }] }).firstPath).toBe('/last');
    expect(make({ path: '/a', redirect: '/nowhere' }).firstPath).toBe('/last');
  });

  it('ten thousand redirects in a row are followed to no end', () => {
    const chain = Array.from({ length: 10_000 }, (_, at): Entry => ({ path: `/c${at}`, redirect: `/c${at + 1}` }));
    const table = createRouteTable([...chain, { path: '/last', page: 'l' }], { subject: anonymous, isHidden, hasPage });
    expect(table.look('/c0')).toEqual({ access: 'reachable', redirect: '/c1' });
    expect(table.firstPath).toBe('/last');
  });
});

describe('random tables', () => {
  const paths = ['/', '', 'a', 'b', '/a', '/b', '/a/b', ':id', 'c/:id', '*', 'https://outside.example'];
  const rare = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
  const { tree } = fc.letrec<{ entry: Entry; tree: Entry[] }>((tie) => ({
    entry: fc
      .record({
        path: fc.constantFrom(...paths),
        redirect: rare(fc.constantFrom('/', '/a', '/b', '/a/b', 'a', 'b', '/nowhere')),
        guard: rare(fc.constantFrom(['held'], ['not held'], [])),
        page: fc.option(fc.constant('page'), { nil: undefined }),
        hidden: fc.boolean(),
        children: fc.option(fc.array(tie('entry'), { maxLength: 4, depthIdentifier: 'level' }), {
          nil: undefined,
          depthIdentifier: 'level',
          maxDepth: 3,
        }),
      })
      .map(({ redirect, guard, page, children, ...entry }) => ({
        ...entry,
        ...(redirect === undefined ? {} : { redirect }),
        ...(guard === undefined ? {} : { guard }),
        ...(page === undefined ? {} : { page }),
        ...(children === undefined ? {} : { children: children as Entry[] }),
      })),
    tree: fc.array(tie('entry'), { maxLength: 5 }) as fc.Arbitrary<Entry[]>,
  }));
  const subject: Subject = { ...anonymous, roles: ['held'] };
  const options = fc.constantFrom({ isHidden }, { isHidden, hasPage: ({ page }: Entry) => page !== undefined });

  it('never start at a page that is denied, unknown or only passes on [table-never-starts-at-denied]', () => {
    fc.assert(
      fc.property(tree, options, (entries, landing) => {
        const table = createRouteTable(entries, { subject, ...landing });
        if (table.firstPath === undefined) return;
        expect(table.look(table.firstPath)).toEqual({ access: 'reachable' });
        expect(table.match(table.firstPath)).toBeDefined();
      }),
      { numRuns: 2000 },
    );
  });

  it('never lead a visit on to a page that is denied [redirect-never-leads-to-denied]', () => {
    fc.assert(
      fc.property(tree, options, (entries, landing) => {
        const table = createRouteTable(entries, { subject, ...landing });
        for (const path of ['/', '/a', '/b', '/a/b', '/b/a', '/a/a', '/7', '/c/7']) {
          let { redirect } = table.look(path);
          for (let steps = 0; redirect !== undefined && steps < 10; steps++) {
            const next = table.look(redirect);
            expect(next.access, `${path} leads to ${redirect}`).not.toBe('denied');
            ({ redirect } = next);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });
});
