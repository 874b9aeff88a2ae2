import { anonymous } from '@waybill/auth-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundsOf } from '../../../../../../../scripts/lib/testing/rounds-of';
import type { NavNode } from '../../../../nav/nav-node';
import type { RouteEntry } from '../../../kernel/route-entry';
import { hasView } from '../router/has-view';
import { fromServerRoutes } from '../server-routes/from-server-routes';
import { createConsoleTable, loadRoutes } from './load-routes';

const subject = { ...anonymous, roles: ['held'] };
const load = (entries: readonly RouteEntry[]) => loadRoutes(createConsoleTable(entries).withSubject(subject), () => {});
const leavesOf = (node: NavNode): NavNode[] => (node.children.length > 0 ? node.children.flatMap(leavesOf) : [node]);

describe('the menu of a route table', () => {
  it('leaves out a group that has no page and nothing to go to, at every level', () => {
    const hidden: RouteEntry[] = [
      { path: 'closed', page: 'p', guard: ['x'] },
      { path: 'detail', page: 'p', nav: { hidden: true } },
    ];
    const { menu, table } = load([
      { path: '/a', children: [{ path: 'b', children: hidden }] },
      { path: '/alias', redirect: '/c/closed' },
      { path: '/c', page: 'c', children: hidden },
    ]);
    expect(menu.map(({ path }) => path)).toEqual(['/c']);
    expect(table.look('/a/b/detail').access).toBe('reachable');
  });

  it('omits a group without a page that has only hidden entries, for every user, and keeps their addresses', () => {
    const detail: RouteEntry = { path: 'detail', page: 'p', nav: { hidden: true } };
    const entries: RouteEntry[] = [
      { path: '/a', nav: { title: 'A' }, children: [detail] },
      { path: '/b', nav: { title: 'B' }, children: [{ path: 'inner', nav: { title: 'Inner' }, children: [detail] }] },
      { path: '/c', nav: { title: 'C', levelHidden: true }, children: [{ path: 'inner', children: [detail] }] },
      { path: '/d', nav: { title: 'D' }, children: [detail, { path: 'list', page: 'p', guard: ['held'] }] },
      { path: '/e', page: 'p', nav: { title: 'E' }, children: [detail] },
    ];
    const listed = (table: ReturnType<typeof createConsoleTable>) =>
      loadRoutes(table, () => {}).menu.map(({ path }) => path);
    const whole = createConsoleTable(entries);
    expect(listed(whole)).toEqual(['/d', '/e']);
    expect(listed(whole.withSubject(subject))).toEqual(['/d', '/e']);
    expect(listed(whole.withSubject(anonymous))).toEqual(['/e']);
    for (const path of ['/a/detail', '/b/inner/detail', '/c/inner/detail', '/d/detail']) {
      expect(whole.withSubject(anonymous).look(path).access, path).toBe('reachable');
    }
    expect(whole.firstPath).toBe('/d/list');
    // The way to the page names the group, without a link to it.
    expect(whole.match('/a/detail')?.chain.map(hasView)).toEqual([false, true]);
  });

  it('leaves them out of the list of a server as well', () => {
    const layout = (path: string, children: object[]) => ({
      path,
      component: 'Layout',
      meta: { title: path },
      children,
    });
    const detail = { path: 'detail', component: 'p', meta: { title: 'Detail', hidden: true } };
    const { entries } = fromServerRoutes(
      [
        layout('/a', [detail]),
        layout('/b', [{ path: 'inner', meta: { title: 'Inner' }, children: [detail] }]),
        layout('/c', [detail, { path: 'closed', component: 'p', meta: { title: 'Closed', guard: ['not held'] } }]),
        layout('/d', [detail, { path: 'list', component: 'p', meta: { title: 'List' } }]),
      ],
      ['p'],
    );
    expect(load(entries).menu.map(({ path }) => path)).toEqual(['/d']);
    expect(load(entries).table.look('/b/inner/detail').access).toBe('reachable');
  });

  it('keeps a group whose only entry is an outside address', () => {
    const { menu } = load([{ path: '/help', children: [{ path: 'x', external: 'https://outside.example' }] }]);
    expect(menu.map(({ path }) => path)).toEqual(['/help']);
  });

  it.each(roundsOf(500, 2000))(
    'never lists an entry that is denied: %i random tables [menu-omits-denied-entries]%s',
    (numRuns) => {
      const rare = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
      const { tree } = fc.letrec<{ entry: RouteEntry; tree: RouteEntry[] }>((tie) => ({
        entry: fc
          .record({
            path: fc.constantFrom('/', '', 'a', 'b', 'c', '/a', '/b', ':id', '*', 'https://outside.example'),
            redirect: rare(fc.constantFrom('/', '/a', '/b', '/a/b', 'a')),
            guard: rare(fc.constantFrom(['held'], ['not held'], [])),
            page: fc.option(fc.constant('page'), { nil: undefined }),
            nav: fc.record({ hidden: fc.boolean(), levelHidden: fc.constantFrom(false, false, true) }),
            children: fc.option(fc.array(tie('entry'), { maxLength: 4, depthIdentifier: 'level' }), {
              nil: undefined,
              depthIdentifier: 'level',
              maxDepth: 3,
            }),
          })
          .map(
            (entry) =>
              Object.fromEntries(
                Object.entries(entry).filter(([, value]) => value !== undefined),
              ) as unknown as RouteEntry,
          ),
        tree: fc.array(tie('entry'), { maxLength: 5 }) as fc.Arbitrary<RouteEntry[]>,
      }));
      fc.assert(
        fc.property(tree, (entries) => {
          const refused: string[] = [];
          const { menu, table } = loadRoutes(createConsoleTable(entries).withSubject(subject), ({ message }) =>
            refused.push(message),
          );
          // Duplicate paths are reported, because the table does not define which entry matches.
          fc.pre(refused.length === 0);
          for (const { path, external } of menu.flatMap(leavesOf)) {
            if (external) continue;
            expect(table.look(path).access, path).toBe('reachable');
            const { redirect, match } = table.visit(path);
            const { entry, children = [] } = match?.route ?? {};
            expect(redirect !== undefined || entry?.page !== undefined || children.length === 0, path).toBe(true);
          }
        }),
        { numRuns },
      );
    },
  );
});
