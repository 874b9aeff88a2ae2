import { describe, expect, it } from 'vitest';
import { activeChain, activeEntry, firstReachable } from './active-entry';
import { isExternalAddress, safeHref } from './safe-href';
import { type NavSource, toNavTree } from './to-nav-tree';

const routes: NavSource[] = [
  { path: '/login', nav: { title: 'Login', hidden: true } },
  {
    path: '/',
    nav: { title: 'Root', levelHidden: true },
    children: [{ path: '/index', nav: { title: 'Home', icon: 'house' } }],
  },
  {
    path: '/promotion',
    nav: { title: 'Promotion' },
    children: [
      { path: '/promotion/pOrderList', nav: { title: 'Orders', badge: 'New', dot: true } },
      { path: '/promotion/pOrderDetail', nav: { title: 'Detail', hidden: true } },
    ],
  },
  {
    path: '/hiddenChildren',
    nav: { title: 'Alone' },
    children: [{ path: '/hiddenChildren/x', nav: { hidden: true } }],
  },
  { path: 'https://example.com/docs', nav: { title: 'Docs', target: '_blank' } },
  { path: '/support', external: 'tel:+8613800000000', nav: { title: 'Call' } },
  { path: 'javascript:alert(1)', nav: { title: 'Bad' } },
];

describe('the menu tree of a route table', () => {
  const refused: string[] = [];
  const tree = toNavTree(routes, { onRefused: ({ path }) => refused.push(path) });
  const at = (path: string) => tree.find((node) => node.path === path);

  it('leaves hidden entries out', () => {
    expect(at('/login')).toBeUndefined();
    expect(at('/promotion')?.children.map(({ path }) => path)).toEqual(['/promotion/pOrderList']);
  });

  it('puts the children of a levelHidden entry in its place', () => {
    expect(tree[0]).toEqual({ path: '/index', title: 'Home', icon: 'house', children: [] });
  });

  it('keeps badge and dot [icon-badge-red-dot]', () => {
    expect(at('/promotion')?.children[0]).toMatchObject({ badge: 'New', dot: true });
  });

  it('a parent whose children are all hidden is a leaf', () => {
    expect(at('/hiddenChildren')?.children).toEqual([]);
  });

  it('checks external addresses, refuses and names unsafe ones', () => {
    expect(at('https://example.com/docs')).toMatchObject({ external: true, target: '_blank' });
    expect(at('tel:+8613800000000')).toMatchObject({ external: true });
    expect(refused).toEqual(['javascript:alert(1)']);
  });

  it('a path that stands twice is kept once', () => {
    const twice = [{ path: '/a' }, { path: '/a' }];
    const problems: string[] = [];
    expect(toNavTree(twice, { onRefused: ({ message }) => problems.push(message) })).toHaveLength(1);
    expect(problems[0]).toContain('"/a" stands twice');
  });
});

describe('the active entry', () => {
  const nodes = toNavTree([
    { path: '/list', nav: {}, children: [{ path: '/list/all' }, { path: '/list/all?state=open' }] },
    { path: '/other' },
  ]);

  it('is the one whose path and query match', () => {
    expect(activeEntry(nodes, { path: '/list/all', search: '?state=open' })).toBe('/list/all?state=open');
  });

  it('else the one whose path matches', () => {
    expect(activeEntry(nodes, { path: '/list/all', search: '?state=closed' })).toBe('/list/all');
  });

  it('else activeMenu wins over both [hidden-page-highlights-another-entry]', () => {
    expect(activeEntry(nodes, { path: '/list/all', activeMenu: '/other' })).toBe('/other');
  });

  it('else the parent that holds it, and nothing for a foreign path', () => {
    expect(activeChain(nodes, { path: '/list/detail/7' }).map(({ path }) => path)).toEqual(['/list']);
    expect(activeChain(nodes, { path: '/listing' })).toEqual([]);
  });

  it('comes with its groups, outermost first', () => {
    expect(activeChain(nodes, { path: '/list/all' }).map(({ path }) => path)).toEqual(['/list', '/list/all']);
  });

  it('a click on a group opens its first page, not an outside address', () => {
    const [group] = toNavTree([{ path: '/g', children: [{ path: 'https://a.example' }, { path: '/g/b' }] }]);
    expect(group && firstReachable(group).path).toBe('/g/b');
  });
});

describe('addresses that may leave the app', () => {
  it('are http, https, mailto, tel and //', () => {
    const good = ['http://a.example', 'https://a.example/x?y#z', 'mailto:a@b.example', 'tel:110', '//a.example/x'];
    for (const address of good) expect(safeHref(address)).toBe(address);
  });

  it('everything else is refused', () => {
    const bad = [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' javascript:alert(1)',
      'java\tscript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'blob:https://a',
      'file:///etc/passwd',
      'ftp://a.example',
      'https:\\\\a.example',
      'https:a.example',
      'http:///a.example',
      '\\\\a.example',
      '///a.example',
      '/order',
      'order',
      '',
      '#x',
    ];
    for (const address of bad) expect(safeHref(address), address).toBeUndefined();
  });

  it('tells which addresses claim to be outside', () => {
    expect(['https://a', 'javascript:x', '//a', '\\\\a'].every(isExternalAddress)).toBe(true);
    expect(['/order', 'order', ''].some(isExternalAddress)).toBe(false);
  });
});
