import { describe, expect, it } from 'vitest';
import { defineAccess } from '../access/define-access';
import type { Guard } from '../guard/guard';
import { checkRoutes } from './check-routes';
import type { RouteNode } from './route-node';

const access = defineAccess({ roles: ['Editor'], permissions: ['order:read'] });
const codes = (entries: RouteNode[], options = {}) =>
  checkRoutes(entries, options).map(({ where, code }) => `${where} ${code}`);

describe('the route check', () => {
  it('finds nothing in a sound table', () => {
    const sound: RouteNode[] = [
      {
        path: '/order',
        name: 'Order',
        redirect: 'list?x=1',
        guard: ['Editor', 'order:read'],
        children: [
          { path: '', name: 'Home' },
          { path: 'list', name: 'List', guard: { role: ['Editor'] } },
        ],
      },
      { path: 'https://docs.example', name: 'Docs' },
      { path: 'https://docs.example', redirect: '/nowhere', external: true },
    ];
    expect(checkRoutes(sound, { access })).toEqual([]);
    expect(checkRoutes(sound)).toEqual([]);
  });

  it('reports a guard that names nothing and one that is malformed', () => {
    const entries: RouteNode[] = [
      { path: '/a', guard: [] },
      { path: '/b', children: [{ path: 'c', guard: { role: [] } }] },
      { path: '/d', guard: { role: 'Editor' } as unknown as Guard },
    ];
    expect(codes(entries)).toEqual(['/a guard-names-nothing', '/b/c guard-names-nothing', '/d guard-malformed']);
  });

  it('reports names that are not declared, if it knows the declared ones', () => {
    const entries: RouteNode[] = [
      { path: '/a', guard: ['Edtior', 'order:read'] },
      { path: '/b', guard: { role: ['Editor'], permission: ['x'] } },
    ];
    expect(codes(entries, { access })).toEqual(['/a guard-unknown-name', '/b guard-unknown-name']);
    expect(checkRoutes(entries, { access })[0]?.message).toContain('"Edtior"');
    expect(codes(entries)).toEqual([]);
  });

  it('reports features that are not declared, where some are', () => {
    const entries: RouteNode[] = [{ path: '/a', guard: { flag: ['!maps', 'new-price'] } }];
    const declared = { ...access, flags: ['maps', 'new-prices'] };
    expect(checkRoutes(entries, { access: declared }).map(({ message }) => message)).toEqual([
      expect.stringContaining('"new-price"'),
    ]);
    expect(codes(entries, { access })).toEqual([]);
  });

  it('reports paths and names that stand twice', () => {
    expect(codes([{ path: '/a', name: 'A' }, { path: '/a/' }, { path: '/b', name: 'A' }])).toEqual([
      '/a duplicate-path',
      '/b duplicate-name',
    ]);
  });

  it('reports redirects that leave the app or lead nowhere', () => {
    const entries: RouteNode[] = [
      { path: '/a', redirect: '/b' },
      { path: '/c', redirect: '//evil.example' },
      { path: '*' },
    ];
    expect(codes(entries)).toEqual(['/a redirect-unknown', '/c redirect-outside']);
  });

  it('names the fix of each problem', () => {
    const entries: RouteNode[] = [
      { path: '/a', name: 'A', guard: [], redirect: '/b' },
      { path: '/a', name: 'A', guard: 'x' as unknown as Guard, redirect: '//evil.example' },
      { path: '/c', guard: ['Edtior'] },
    ];
    const problems = checkRoutes(entries, { access });
    expect(new Set(problems.map(({ code }) => code)).size).toBe(7);
    for (const { message } of problems) expect(message).toMatch(/^The (guard|path|name|redirect) .+[.;,] \S.*\.$/);
  });
});
