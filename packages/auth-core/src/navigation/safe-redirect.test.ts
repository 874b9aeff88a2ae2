import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveRoutes } from '../routes/resolve-routes';
import { createRouteIndex } from '../routes/route-index';
import { hostileTargets } from './hostile-targets.test-data';
import { toLoginPath } from './login-path';
import { readRedirect, type SafeRedirectOptions, safeRedirect } from './safe-redirect';

const origin = 'https://app.example';
const { isKnown } = createRouteIndex(
  resolveRoutes([
    { path: '/', children: [{ path: 'index' }] },
    { path: '/order', children: [{ path: 'list' }] },
    { path: '/detail/:id' },
    { path: '/login' },
    { path: '/callback' },
    { path: '/403' },
    { path: '/404' },
    { path: '/error', children: [{ path: '403' }, { path: '404' }] },
    { path: '*' },
  ]),
);
const options: SafeRedirectOptions = { origin, isKnownPath: isKnown };
const follow = (raw: string | null | undefined, more: Partial<SafeRedirectOptions> = {}) =>
  safeRedirect(raw, { ...options, ...more });
const encode = (target: string) => encodeURIComponent(target.replace(/\p{Surrogate}/gu, '\ufffd'));

describe('a redirect target', () => {
  it.each([
    '/order/list',
    '/index',
    '/order/list?a=1&b=2',
    '/order/list?next=https%3A%2F%2Fother.example%2F',
    '/order/list#part',
    '/order/list?q=100%25&r=%0A#a?b',
    '/detail/17?tab=%E8%BF%90%E5%8D%95',
    '/detail/a%20b',
    '/order/list/',
  ])('that is a path of the app is followed with query and hash: %s', (target) => {
    expect(follow(encode(target))).toBe(target);
  });

  it('is decoded once', () => {
    expect(follow('%2Forder%2Flist%3Fa%3D%2525')).toBe('/order/list?a=%25');
    expect(follow('%252Forder%252Flist')).toBe('/');
    expect(follow('/order/list')).toBe('/order/list');
  });

  it('with broken percent-escapes does not break the login', () => {
    for (const raw of ['%E0%A4%A', '%', '/order/%', '/order/list?x=%zz', '%2Fdetail%2F%25zz'])
      expect(follow(raw)).toBe('/');
  });

  it('is the fallback if it is missing', () => {
    expect(follow(null)).toBe('/');
    expect(follow(undefined)).toBe('/');
    expect(follow(['/order/list'] as unknown as string)).toBe('/');
    expect(follow('', { fallback: '/index' })).toBe('/index');
  });

  it('is read as the address bar does: dots are resolved, letters of other scripts are escaped', () => {
    expect(follow(encode('/order/./x/../list'))).toBe('/order/list');
    expect(follow(encode('/detail/运单'))).toBe('/detail/%E8%BF%90%E5%8D%95');
  });

  it('may be 4096 characters long', () => {
    const long = `/order/list?${'a'.repeat(4096 - 12)}`;
    expect(follow(long)).toBe(long);
    expect(follow(`${long}a`)).toBe('/');
  });

  it('is never a page the app names', () => {
    expect(follow('/order/list', { excluded: ['/order/list'] })).toBe('/');
    expect(follow('/login', { excluded: [] })).toBe('/login');
  });

  it('is refused behind an origin that cannot be parsed', () => {
    expect(follow('/order/list', { origin: 'nonsense' })).toBe('/');
  });

  it('does not mind the port and scheme of its own origin', () => {
    expect(follow('/order/list', { origin: 'http://192.168.0.7:8080' })).toBe('/order/list');
  });
});

describe('hostile targets', () => {
  it('are at least 150', () => {
    expect(hostileTargets.length).toBeGreaterThanOrEqual(150);
  });

  it.each(hostileTargets.map((target) => [JSON.stringify(target).slice(0, 80), target]))(
    'none leaves the app: %s',
    (_, target) => {
      for (const raw of [encode(target), target, encode(encode(target))]) expect(follow(raw)).toBe('/');
    },
  );

  it('stay inside even if every path is known', () => {
    for (const target of hostileTargets) {
      for (const raw of [encode(target), target, encode(encode(target))]) {
        const result = follow(raw, { isKnownPath: () => true });
        expect(new URL(result, origin).origin, raw).toBe(origin);
        expect(result, raw).toMatch(/^\/(?![/\\])/);
        expect(result, raw).not.toMatch(/^\/(login|callback|403|404|error)(\/?$|[?#])/i);
        expect(result, raw).not.toMatch(/[\\\p{Cc}]/u);
      }
    }
  });

  it.each([
    '/a%2Fb',
    '/%2F%2Fevil.example',
    '/a/%5Cb',
    '/%5Cevil.example/',
    '/a%00b',
    '/a/%0Ab/c',
    '/a/%E2%80%A8',
    '/a%E2%80%8Bb',
    '/a/%E0%A4%A/b',
    '/a//b',
  ])('that another parser could read differently are refused even if every path is known: %s', (target) => {
    expect(follow(encode(target), { isKnownPath: () => true })).toBe('/');
  });

  it('made at random stay inside too', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '%09',
      ':',
      '@',
      '//',
      'evil.example',
      'https:',
      'order',
      'list',
      'login',
      '?',
      '#',
      '\t',
      ' ',
      '%',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        for (const raw of [pieces.join(''), `/${pieces.join('')}`, encode(pieces.join(''))]) {
          const result = follow(raw, { isKnownPath: () => true });
          const url = new URL(result, origin);
          expect(url.origin).toBe(origin);
          expect(url.pathname + url.search + url.hash).toBe(result);
          expect(result.startsWith('//')).toBe(false);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the round trip through the login page', () => {
  const roundTrip = (target: string) => follow(readRedirect(toLoginPath(target)));

  it('brings back path, query and hash of 1,000 random targets', () => {
    const letter = fc.oneof(
      fc.integer({ min: 0, max: 0x10ffff }),
      fc.constantFrom(...'/?#%&=+ .:@運é'.split('').map((each) => each.charCodeAt(0))),
    );
    const part = fc.array(letter, { maxLength: 12 }).map((letters) => String.fromCodePoint(...letters));
    fc.assert(
      fc.property(part, part, (query, hash) => {
        const url = new URL('/order/list', origin);
        url.search = query;
        url.hash = hash;
        const target = url.pathname + url.search + url.hash;
        expect(roundTrip(target)).toBe(target.replaceAll('\\', '%5C'));
      }),
      {
        numRuns: 1000,
        examples: [
          ['\\', ''],
          ['', '\\'],
        ],
      },
    );
  });

  it('does not record the start page or the login page', () => {
    expect(toLoginPath('/')).toBe('/login');
    expect(toLoginPath('/?x=1')).toBe('/login');
    expect(toLoginPath('/login?redirect=%2Forder')).toBe('/login');
    expect(toLoginPath('/order', { loginPath: '/in' })).toBe('/in?redirect=%2Forder');
    expect(toLoginPath('/home', { homePath: '/home' })).toBe('/login');
  });

  it('survives half a character', () => {
    expect(toLoginPath('/order/\ud800?x')).toBe('/login?redirect=%2Forder%2F%EF%BF%BD%3Fx');
  });
});

describe('the redirect parameter', () => {
  it('is read without being decoded', () => {
    expect(readRedirect('?a=1&redirect=%2Forder%252F&b=2')).toBe('%2Forder%252F');
    expect(readRedirect('redirect=%2Fa')).toBe('%2Fa');
    expect(readRedirect('/login?redirect=%2Fa#x?redirect=%2Fb')).toBe('%2Fa');
    expect(readRedirect('?redirect=')).toBe('');
    expect(readRedirect('?xredirect=1&redirection=2')).toBeNull();
    expect(readRedirect('')).toBeNull();
    expect(readRedirect('?to=%2Fa', 'to')).toBe('%2Fa');
  });

  it('counts once: the first', () => {
    expect(readRedirect('?redirect=%2Fa&redirect=%2Fb')).toBe('%2Fa');
  });
});
