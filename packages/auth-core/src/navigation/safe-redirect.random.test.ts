import { expect, it } from 'vitest';
import { readRedirect, safeRedirect } from './safe-redirect';

const seed = Number(process.env.WAYBILL_SEED ?? 1);
const rounds = process.env.WAYBILL_THOROUGH === '1' ? 100_000 : 5000;
const origin = 'https://own.example';
/** Parts of addresses of other hosts: schemes, slashes of all widths, dots, blanks, controls, escapes, names. */
const pieces =
  '/ // \\ \\\\ %2f %5c %09 %0a %00 %252f %2e . .. /.. /./ @ user:pw@ evil.example http: https: javascript: data:text/html, blob: file: ／ ＼ 。 ? # : ; % %ff %c0%af [::1] :80 /order /x/ login %6cogin /login /403 xn--80ak6aa92e.com аррӏе.com'
    .split(' ')
    .concat([' ', '\t', '\n', '\r', '\0', '\x1f', '\x7f', '\u00ad', '\u2028', '\u202e', '\ufeff']);

it(`a redirect made of anything stays a path of the app, and never one of the login (seed ${seed}) [redirect-from-random-parts]`, () => {
  let state = seed;
  const below = (count: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * count);
  };
  const some = () => Array.from({ length: 1 + below(7) }, () => pieces[below(pieces.length)]).join('');
  for (let round = 0; round < rounds; round += 1) {
    const typed = ['', '/', '/order', '/x/'][below(4)] + some();
    const raw = readRedirect(`?redirect=${below(2) ? typed : encodeURIComponent(typed)}`);
    const isKnownPath = below(2) ? () => true : (path: string) => path === '/order';
    const path = safeRedirect(raw, { origin, isKnownPath });
    const what = `WAYBILL_SEED=${seed}, round ${round}: ${JSON.stringify(raw)} leads to ${JSON.stringify(path)}`;
    const url = new URL(path, origin);
    expect(path, what).toMatch(/^\/(?![/\\])[^\p{Cc}\\]*$/u);
    expect([url.origin, url.pathname + url.search + url.hash], what).toEqual([origin, path]);
    expect(decodeURIComponent(url.pathname).toLowerCase(), what).not.toMatch(/^\/(?:login|callback|403|404)\/?$/);
  }
});
