import { describe, expect, it } from 'vitest';
import { nobody, type Subject } from '../access/subject';
import type { RouteNode } from './route-node';
import { createRouteTable } from './route-table';

interface Entry extends RouteNode {
  hidden?: boolean;
  children?: readonly Entry[];
}

const isHidden = (entry: Entry) => entry.hidden === true;
const agent: Subject = { ...nobody, roles: ['Agent'] };
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
  it('tells reachable paths, with where they lead on to', () => {
    expect(table.look('/order/list')).toEqual({ access: 'reachable', redirect: undefined });
    expect(table.look('/order?x=1')).toEqual({ access: 'reachable', redirect: '/order/list' });
  });

  it('tells a denied path from an unknown one, with the verdict that denied', () => {
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

  it('denies what lies below a denied route, and names that route’s verdict', () => {
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
