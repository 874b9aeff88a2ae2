import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { AddressPlace } from '../start/address-path';
import type { TokenPlace } from '../start/token-place';
import { earlyCodeScript } from './early-code-script';

const addresses = { signedIn: ['/assets/shell.js'], signedOut: ['/assets/login.js', '/assets/fields.js'] };

/** The addresses that the script preloads. */
function fetched(place: TokenPlace, page: { storage?: unknown; cookie?: string }): string[] {
  const links: Record<string, string>[] = [];
  const document = {
    cookie: page.cookie ?? '',
    createElement: () => ({}),
    head: { appendChild: (link: Record<string, string>) => links.push(link) },
  };
  const area = page.storage ?? { getItem: () => null };
  const window = { document, localStorage: area, sessionStorage: area };
  runInNewContext(earlyCodeScript(place, addresses), window);
  expect(links.every(({ rel, crossOrigin }) => rel === 'modulepreload' && crossOrigin === '')).toBe(true);
  return links.map(({ href = '' }) => href);
}

const holding = (name: string) => ({ getItem: (key: string) => (key === name ? 'a.b.c' : null) });

describe('the first screen is fetched beside the entry', () => {
  it('without a token and with one, in each kind of storage', () => {
    expect(fetched({}, {})).toEqual(addresses.signedOut);
    expect(fetched({}, { storage: holding('token') })).toEqual(addresses.signedIn);
    const session: TokenPlace = { tokenName: 'acme', tokenStorage: 'session' };
    expect(fetched(session, { storage: holding('acme') })).toEqual(addresses.signedIn);
    const cookie: TokenPlace = { tokenName: 'to ken', tokenStorage: 'cookie' };
    expect(fetched(cookie, { cookie: 'a=1; to%20ken=x' })).toEqual(addresses.signedIn);
    expect(fetched(cookie, { cookie: 'not-to%20ken=x' })).toEqual(addresses.signedOut);
    expect(fetched({ tokenStorage: 'memory' }, { storage: holding('token') })).toEqual(addresses.signedOut);
  });

  it('where storage is blocked, as for people without a token', () => {
    const blocked = {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    expect(fetched({}, { storage: blocked })).toEqual(addresses.signedOut);
  });
});

describe('the code of the page that people begin with comes too', () => {
  const landing = { path: '/day', code: ['/assets/day.js'] };
  const at = (href: string, place: AddressPlace = {}) => {
    const links: { href?: string }[] = [];
    const document = { createElement: () => ({}), head: { appendChild: (link: object) => links.push(link) } };
    const { pathname } = new URL(href);
    const page = { document, localStorage: holding('token'), location: { href, pathname } };
    runInNewContext(earlyCodeScript(place, { ...addresses, landing }), page);
    return links.map((link) => link.href).includes('/assets/day.js');
  };

  it('if the address is its path or empty', () => {
    const origin = 'https://acme.example';
    const fetches = ['/', '/#/', '/#/day', '/#/day?from=mail', '/#/day/late', '/#/order'].map((path) =>
      at(origin + path),
    );
    expect(fetches).toEqual([true, true, true, true, false, false]);
  });

  it('below the base where addresses are paths', () => {
    const place: AddressPlace = { location: 'history', basePath: '/office/' };
    const fetches = ['', '/', '/day', '/order', '/order#/day'].map((path) =>
      at(`https://acme.example/office${path}`, place),
    );
    expect(fetches).toEqual([true, true, true, false, true]);
  });
});

it('no name ends the script element', () => {
  const nasty = '</script><script>alert(1)</script>';
  const text = earlyCodeScript({ tokenName: nasty }, { signedIn: [nasty], signedOut: [] });
  expect(text).not.toContain('</script>');
});
