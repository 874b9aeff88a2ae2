import { describe, expect, it } from 'vitest';
import { anonymous, type Subject } from '../guard/subject';
import type { RouteNode } from '../routes/route-node';
import { createRouteTable } from '../routes/route-table';
import { decideNavigation } from './decide-navigation';
import type { NavigationDecision } from './navigation-decision';
import type { NavigationRoutes, NavigationState } from './navigation-state';
import { publicPaths } from './public-paths';

const entries: RouteNode[] = [
  ...publicPaths.map((path) => ({ path })),
  { path: '/', children: [{ path: 'index' }] },
  { path: '/order', children: [{ path: 'list' }, { path: 'new', guard: ['Editor'] }] },
  { path: '*', redirect: '/404' },
];
const agent: Subject = { ...anonymous, roles: ['Agent'] };
const loaded: NavigationRoutes = { status: 'loaded', table: createRouteTable(entries, { subject: agent }) };
const visitTable: NavigationRoutes = { status: 'loaded', table: createRouteTable(entries) };
const absent: NavigationRoutes = { status: 'absent' };
const failed: NavigationRoutes = { status: 'failed' };

const user: NavigationState = { hasToken: true, routes: loaded };
const visitor: NavigationState = { hasToken: false, routes: absent };

const allow = { kind: 'allow' };
const wait = (load: 'session' | 'visit') => ({ kind: 'wait', load });
const go = (to: string, reason: string, reset = false) => ({ kind: 'redirect', to, reason, reset });
const login = (target?: string) =>
  go(target === undefined ? '/login' : `/login?redirect=${encodeURIComponent(target)}`, 'sign-in-needed');

/** One letter per decision, so that a whole table can be read. */
const short = (decision: NavigationDecision): string => {
  if (decision.kind === 'redirect') return `> ${decision.to}${decision.reset ? ' (reset)' : ''}`;
  if (decision.kind === 'wait') return `wait ${decision.load}`;
  return decision.kind;
};

describe('the truth table of the navigation guard', () => {
  const targets = ['/login', '/404', '/', '/order/list', '/order/new', '/nowhere'];
  const table: [string, NavigationState, string[]][] = [
    ['token, routes loaded', user, ['> /', 'allow', '> /index', 'allow', 'forbid', 'not-found']],
    ['token, routes absent', { ...user, routes: absent }, Array(6).fill('wait session')],
    ['token, loading failed', { ...user, routes: failed }, Array(6).fill('> /login (reset)')],
    [
      'no token',
      visitor,
      [
        'allow',
        'allow',
        '> /login',
        '> /login?redirect=%2Forder%2Flist',
        '> /login?redirect=%2Forder%2Fnew',
        '> /login?redirect=%2Fnowhere',
      ],
    ],
    [
      'no token, recording off',
      { ...visitor, recordRoute: false },
      ['allow', 'allow', '> /login', '> /login', '> /login', '> /login'],
    ],
    [
      'interception off, loaded',
      { ...visitor, loginInterception: false, routes: visitTable },
      ['> /', 'allow', '> /index', 'allow', 'allow', 'not-found'],
    ],
    ['interception off, absent', { ...visitor, loginInterception: false }, Array(6).fill('wait session')],
    [
      'interception off, failed',
      { ...visitor, loginInterception: false, routes: failed },
      ['allow', ...Array(5).fill('> /login (reset)')],
    ],
    [
      'visit mode, absent',
      { ...visitor, supportVisit: true },
      [
        'wait visit',
        'wait visit',
        '> /login',
        '> /login?redirect=%2Forder%2Flist',
        '> /login?redirect=%2Forder%2Fnew',
        '> /login?redirect=%2Fnowhere',
      ],
    ],
    [
      'visit mode, loaded',
      { ...visitor, supportVisit: true, routes: visitTable },
      [
        'allow',
        'allow',
        '> /login',
        '> /login?redirect=%2Forder%2Flist',
        '> /login?redirect=%2Forder%2Fnew',
        '> /login?redirect=%2Fnowhere',
      ],
    ],
    [
      'visit mode, failed',
      { ...visitor, supportVisit: true, routes: failed },
      [
        'allow',
        'allow',
        '> /login',
        '> /login?redirect=%2Forder%2Flist',
        '> /login?redirect=%2Forder%2Fnew',
        '> /login?redirect=%2Fnowhere',
      ],
    ],
    ['open visit mode, absent', { ...visitor, supportVisit: true, openRoutes: true }, Array(6).fill('wait visit')],
    [
      'open visit mode, loaded',
      { ...visitor, supportVisit: true, openRoutes: true, routes: visitTable },
      ['allow', 'allow', '> /index', 'allow', 'allow', 'not-found'],
    ],
    [
      'open visit mode, guarded',
      { ...visitor, supportVisit: true, openRoutes: true, routes: loaded },
      ['allow', 'allow', '> /index', 'allow', '> /login?redirect=%2Forder%2Fnew', 'not-found'],
    ],
    [
      'open visit mode, failed',
      { ...visitor, supportVisit: true, openRoutes: true, routes: failed },
      [
        'allow',
        'allow',
        '> /login',
        '> /login?redirect=%2Forder%2Flist',
        '> /login?redirect=%2Forder%2Fnew',
        '> /login?redirect=%2Fnowhere',
      ],
    ],
    [
      'open routes without visit mode',
      { ...visitor, openRoutes: true },
      [
        'allow',
        'allow',
        '> /login',
        '> /login?redirect=%2Forder%2Flist',
        '> /login?redirect=%2Forder%2Fnew',
        '> /login?redirect=%2Fnowhere',
      ],
    ],
  ];

  it.each(table)('%s', (_, state, expected) => {
    expect(targets.map((target) => short(decideNavigation(state, target)))).toEqual(expected);
  });
});

describe('with a token', () => {
  it('going to /login with routes loaded leads to /', () => {
    expect(decideNavigation(user, '/login?redirect=%2Forder')).toEqual(go('/', 'signed-in-already'));
  });

  it('nothing is shown before user and routes are loaded, error pages neither [user-routes-first-then-retry]', () => {
    for (const target of ['/order/list', '/404', '/403', '/nowhere', '/login']) {
      expect(decideNavigation({ ...user, routes: absent }, target)).toEqual(wait('session'));
    }
  });

  it('a failure resets the user and leads to /login', () => {
    expect(decideNavigation({ ...user, routes: failed }, '/order/list')).toEqual(go('/login', 'load-failed', true));
  });

  it('a denied path leads to /403 with the reason, an unknown one to /404', () => {
    expect(decideNavigation(user, '/order/new?x=1')).toMatchObject({
      kind: 'forbid',
      to: '/403',
      path: '/order/new',
      verdict: { allowed: false, reason: { needs: ['Editor'], holds: ['Agent'] } },
    });
    expect(decideNavigation(user, '/nowhere#x')).toEqual({ kind: 'not-found', to: '/404', path: '/nowhere' });
  });

  it('a parent leads on to its first child', () => {
    expect(decideNavigation(user, '/order')).toEqual(go('/order/list', 'route'));
    expect(decideNavigation(user, '')).toEqual(go('/index', 'route'));
  });

  it('whitelisted paths are open even where the table does not know them', () => {
    expect(decideNavigation({ ...user, whitelist: ['/help/:topic'] }, '/help/tabs')).toEqual(allow);
    expect(decideNavigation({ ...user, whitelist: ['/order/new'] }, '/order/new')).toEqual(allow);
  });

  it('the error pages are open whatever the whitelist contains, so that no redirect loops', () => {
    const bare: NavigationRoutes = { status: 'loaded', table: createRouteTable([{ path: '/a' }]) };
    for (const target of ['/403', '/404']) {
      expect(decideNavigation({ ...user, routes: bare, whitelist: [] }, target)).toEqual(allow);
    }
    expect(decideNavigation({ ...user, routes: bare, forbiddenPath: '/no', notFoundPath: '/gone' }, '/gone')).toEqual(
      allow,
    );
    expect(decideNavigation({ ...user, routes: bare, notFoundPath: '/gone' }, '/b')).toMatchObject({ to: '/gone' });
    expect(decideNavigation({ ...user, forbiddenPath: '/no' }, '/order/new')).toMatchObject({ to: '/no' });
  });
});

describe('without a token', () => {
  it('the shipped whitelist is /login, /callback, /403, /404 and /debugger [public-routes-are-whitelist]', () => {
    expect(publicPaths).toEqual(['/login', '/callback', '/403', '/404', '/debugger']);
  });

  it('whitelisted paths pass, with any query', () => {
    for (const path of publicPaths) expect(decideNavigation(visitor, `${path}?a=1#b`)).toEqual(allow);
  });

  it('the whitelist may hold patterns', () => {
    const state = { ...visitor, whitelist: ['/help/:topic', '/docs/*'] };
    expect(decideNavigation(state, '/help/tabs')).toEqual(allow);
    expect(decideNavigation(state, '/docs/a/b')).toEqual(allow);
    expect(decideNavigation(state, '/help')).toEqual(login('/help'));
    expect(decideNavigation(state, '/callback')).toEqual(login('/callback'));
  });

  it('the login page is open even if the whitelist forgets it', () => {
    expect(decideNavigation({ ...visitor, whitelist: [] }, '/login')).toEqual(allow);
    expect(decideNavigation({ ...visitor, whitelist: [], loginPath: '/in' }, '/in')).toEqual(allow);
  });

  it('the refused target is recorded with query and hash [redirect-query]', () => {
    expect(decideNavigation(visitor, '/order/list?a=1&b=%26#top')).toEqual(login('/order/list?a=1&b=%26#top'));
  });

  it('the start page is not worth recording', () => {
    for (const target of ['/', '', '/?a=1']) expect(decideNavigation(visitor, target)).toEqual(login());
    expect(decideNavigation({ ...visitor, homePath: '/home' }, '/home')).toEqual(login());
    expect(decideNavigation({ ...visitor, homePath: '/home' }, '/')).toEqual(login('/'));
  });

  it('other paths go to the configured login page', () => {
    expect(decideNavigation({ ...visitor, loginPath: '/in', recordRoute: false }, '/order')).toMatchObject({
      to: '/in',
    });
  });

  it('does not reveal which paths exist', () => {
    const state = { ...visitor, routes: visitTable };
    expect(decideNavigation(state, '/order/list').kind).toBe(decideNavigation(state, '/nowhere').kind);
  });

  it('in visit mode the visit routes are loaded first', () => {
    expect(decideNavigation({ ...visitor, supportVisit: true }, '/login')).toEqual(wait('visit'));
  });
});

describe('the loop breaker', () => {
  it('replaces the fourth redirect in a row by a readable error', () => {
    const redirects = ['/a', '/b', '/c'];
    expect(decideNavigation({ ...user, redirects: redirects.slice(1) }, '/order')).toMatchObject({ kind: 'redirect' });
    expect(decideNavigation({ ...user, redirects }, '/order')).toEqual({
      kind: 'error',
      code: 'redirect-loop',
      redirects: ['/a', '/b', '/c', '/order/list'],
      message:
        'Redirected 4 times in a row (/a → /b → /c → /order/list). Check the redirects of these routes and the whitelist.',
    });
  });

  it('leaves everything but redirects alone', () => {
    const redirects = ['/a', '/b', '/c', '/d'];
    expect(decideNavigation({ ...user, redirects }, '/order/list')).toEqual(allow);
    expect(decideNavigation({ ...user, redirects, routes: absent }, '/order/list')).toEqual(wait('session'));
    expect(decideNavigation({ ...user, redirects }, '/nowhere')).toMatchObject({ kind: 'not-found' });
  });

  it('ends every walk through a table that leads in circles', () => {
    const circle: RouteNode[] = [
      { path: '/a', redirect: '/b' },
      { path: '/b', redirect: '/c' },
      { path: '/c', redirect: '/a' },
    ];
    const routes: NavigationRoutes = { status: 'loaded', table: createRouteTable(circle) };
    let redirects: string[] = [];
    let decision = decideNavigation({ hasToken: true, routes, redirects }, '/a');
    for (let step = 0; step < 20 && decision.kind === 'redirect'; step++) {
      redirects = [...redirects, decision.to];
      decision = decideNavigation({ hasToken: true, routes, redirects }, decision.to);
    }
    expect(redirects).toEqual(['/b', '/c', '/a']);
    expect(decision).toMatchObject({ kind: 'error', redirects: ['/b', '/c', '/a', '/b'] });
  });

  it('lets the longest honest walk arrive: failure, login, start page, first page', () => {
    const steps: [NavigationState, string][] = [
      [{ ...user, routes: failed }, '/order/list'],
      [{ ...user }, '/login'],
      [{ ...user }, '/'],
      [{ ...user }, '/index'],
    ];
    let redirects: string[] = [];
    const kinds = steps.map(([state, target]) => {
      const decision = decideNavigation({ ...state, redirects }, target);
      if (decision.kind === 'redirect') redirects = [...redirects, decision.to];
      return decision.kind;
    });
    expect(kinds).toEqual(['redirect', 'redirect', 'redirect', 'allow']);
  });
});
