import { describe, expect, it } from 'vitest';
import { resolveRoutes } from './resolve-routes';
import { createRouteIndex } from './route-index';
import type { RouteNode } from './route-node';

const entries: RouteNode[] = [
  { path: '/', name: 'Root', children: [{ path: 'index', name: 'Index' }] },
  {
    path: '/order',
    name: 'Order',
    children: [
      { path: '', name: 'OrderHome' },
      { path: ':id', name: 'Detail', children: [{ path: 'edit', name: 'Edit' }] },
      { path: 'new', name: 'New' },
    ],
  },
  { path: 'https://docs.example', name: 'Docs' },
  { path: '/order/new', name: 'New' },
  { path: '*', name: 'Lost' },
];
const index = createRouteIndex(resolveRoutes(entries));
const chain = (path: string) => index.match(path)?.chain.map((route) => route.name);

describe('a route index', () => {
  it('finds the route of a path with the way down to it', () => {
    expect(chain('/index')).toEqual(['Root', 'Index']);
    expect(chain('/order/7/edit')).toEqual(['Order', 'Detail', 'Edit']);
    expect(index.match('/order/7/edit?x=1#y')?.params).toEqual({ id: '7' });
    expect(index.match('/index')?.route.entry).toBe(entries[0]?.children?.[0]);
  });

  it('prefers a fixed path to a parameter', () => {
    expect(chain('/order/new')).toEqual(['Order', 'New']);
    expect(chain('/order/newer')).toEqual(['Order', 'Detail']);
  });

  it('finds an index child, not its parent, at the parent’s path', () => {
    expect(chain('/order')).toEqual(['Order', 'OrderHome']);
    expect(index.byPath('/order')?.name).toBe('OrderHome');
  });

  it('finds a route by name; of two the first', () => {
    expect(index.byName('Edit')?.path).toBe('/order/:id/edit');
    expect(index.byName('Docs')?.path).toBe('https://docs.example');
    expect(index.byName('New')).toBe(index.byPath('/order/new'));
    expect(index.byName('constructor')).toBeUndefined();
    expect(index.byName('None')).toBeUndefined();
  });

  it('finds a route by its pattern; of two the first', () => {
    expect(index.chainOf(index.byPath('/order/new') as never).map((route) => route.name)).toEqual(['Order', 'New']);
    expect(index.byPath('/order/:id')?.name).toBe('Detail');
    expect(index.byPath('__proto__')).toBeUndefined();
  });

  it('finds no external entry by path', () => {
    expect(index.byPath('https://docs.example')).toBeUndefined();
    expect(chain('/https://docs.example')).toEqual(['Lost']);
  });

  it('knows a path unless only a catch-all takes it', () => {
    expect(index.isKnown('/order/7')).toBe(true);
    expect(index.isKnown('/nowhere')).toBe(false);
    expect(chain('/nowhere')).toEqual(['Lost']);
    expect(createRouteIndex(resolveRoutes([{ path: '/a' }])).isKnown('/b')).toBe(false);
    expect(createRouteIndex(resolveRoutes([{ path: '/docs/*' }])).isKnown('/docs/b')).toBe(true);
  });
});
