import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromiumLaunch } from '../../../../scripts/lib/chromium.mjs';
import { bundlePage } from '../../../../scripts/lib/testing/bundle-page';
import { type LocalServer, sendJson, startLocalServer } from '../../../../scripts/lib/testing/start-local-server';
import { isNetworkError } from '../errors/is-http-error';
import { createEnvelopeClient } from '../testing/create-envelope-client';
import { startOddServer } from '../testing/start-odd-server';

/** Accepts every call of every page, whatever it carries, as an attacker's server would. */
const startCuriousServer = () =>
  startLocalServer(({ method }, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('access-control-allow-methods', '*');
    if (method === 'OPTIONS') return response.writeHead(204).end();
    return sendJson(response, { code: 200, data: 'taken' });
  });

/** Spellings of another host: `new URL`, and with it every browser, strips, turns and folds their characters. */
const spellings: [string, (host: string) => string][] = [
  ['two slashes', (host) => `//${host}/x`],
  ['a scheme', (host) => `http://${host}/x`],
  ['a scheme in capitals', (host) => `HTTP://${host}/x`],
  ['a tab before', (host) => `\t//${host}/x`],
  ['a tab inside', (host) => `/\t/${host}/x`],
  ['a tab after', (host) => `//\t${host}/x`],
  ['a line end before', (host) => `\n//${host}/x`],
  ['a line end inside', (host) => `/\r\n/${host}/x`],
  ['a blank before', (host) => ` //${host}/x`],
  ['a null character before', (host) => `\u0000//${host}/x`],
  ['a control character before', (host) => `\u001f//${host}/x`],
  ['a back-slash', (host) => `/\\${host}/x`],
  ['two back-slashes', (host) => `\\\\${host}/x`],
  ['a scheme and back-slashes', (host) => `http:\\\\${host}/x`],
  ['a scheme split by a tab', (host) => `ht\ttp://${host}/x`],
  ['a name before the host', (host) => `//user@${host}/x`],
];

let foreign: LocalServer;
let home: LocalServer;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  foreign = await startCuriousServer();
  home = await startOddServer(await bundlePage(fileURLToPath(new URL('../testing/odd-page.ts', import.meta.url))));
  browser = await chromium.launch(chromiumLaunch());
  page = await browser.newPage();
  await page.goto(home.url);
  await page.waitForFunction(() => 'endOf' in globalThis);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([home?.close(), foreign?.close()]);
});
beforeEach(() => {
  home.seen.splice(0);
  foreign.seen.splice(0);
});

const host = () => foreign.url.replace('http://', '');
const carried = (server: LocalServer) => server.seen.filter(({ headers }) => headers.token !== undefined);

describe('an address of another origin', () => {
  it.each(spellings)('written with %s gets no token from a page [no-token-to-foreign-origin]', async (_, spell) => {
    const end = await page.evaluate((url) => globalThis.endOf(url, 10_000), spell(host()));
    expect(carried(foreign)).toEqual([]);
    expect(foreign.seen.length > 0 || /network|lacks the slashes/.test(JSON.stringify(end))).toBe(true);
  });

  it.each(spellings)('written with %s gets no token from Node', async (_, spell) => {
    for (const baseUrl of ['', 'http://localhost:9']) {
      const client = createEnvelopeClient({ baseUrl, getToken: () => 'secret' });
      await client.get(spell(host()), { timeout: 2000 }).catch(() => {});
    }
    expect(carried(foreign)).toEqual([]);
  });

  it('is the base address itself where the client has one: the token goes there, and not to the page', async () => {
    const client = createEnvelopeClient({ baseUrl: `${foreign.url}/api/`, getToken: () => 'secret' });
    expect(await client.get('/orders', { params: { page: 1 } })).toBe('taken');
    expect(carried(foreign).map(({ url }) => url)).toEqual(['/api/orders?page=1']);
    await client.get(`${home.url}/text`, { responseType: 'text' });
    expect(carried(home)).toEqual([]);
  });
});

describe('a redirect to another origin', () => {
  const calls = [{ method: 'GET' as const }, { method: 'POST' as const, body: { password: 'secret-too' } }];

  it.each(calls)(
    'is not followed by a page: nothing of a $method arrives there [redirect-to-another-origin-drops-credentials]',
    async (request) => {
      const away = `/away?${encodeURIComponent(`${foreign.url}/x`)}`;
      const end = await page.evaluate(([url, call]) => globalThis.endOf(url, 10_000, call), [away, request] as const);
      expect(end).toMatchObject({ kind: 'network' });
      // The second request discovers the redirect.
      expect(home.seen.map(({ method }) => method)).toEqual([request.method, 'HEAD']);
      expect(carried(home)).toHaveLength(1);
      expect(foreign.seen).toEqual([]);
    },
  );

  it.each(calls)('is not followed by Node: nothing of a $method arrives there', async (request) => {
    const client = createEnvelopeClient({ baseUrl: home.url, getToken: () => 'secret' });
    const url = `/away?${encodeURIComponent(`${foreign.url}/x`)}`;
    const error = await client.request({ url, ...request }).catch((reason) => reason);
    expect(isNetworkError(error)).toBe(true);
    expect(String(error)).toContain(`redirected to another origin, ${foreign.url}`);
    expect(foreign.seen).toEqual([]);
  });

  it('cannot be refused for an upload with progress: the response is discarded, and browsers keep back only Authorization [upload-with-progress-is-redirected]', async () => {
    const away = `/away?${encodeURIComponent(`${foreign.url}/x`)}`;
    const arrived = () => foreign.seen.filter(({ method }) => method === 'POST').map(({ headers }) => headers);
    const end = await page.evaluate((url) => globalThis.uploadEndOf(url, 'Authorization'), away);
    expect(end).toMatchObject({ kind: 'network', sentence: expect.stringContaining('redirected to another origin') });
    expect(arrived()).toHaveLength(1);
    expect(arrived()[0]).not.toHaveProperty('authorization');
    foreign.seen.splice(0);
    expect(await page.evaluate((url) => globalThis.uploadEndOf(url, 'token'), away)).toMatchObject({ kind: 'network' });
    expect(arrived().map(({ token }) => token)).toEqual(['secret']);
  });

  it('within the own origin is followed, token and all', async () => {
    const within = `/away?${encodeURIComponent('/bom')}`;
    expect(await page.evaluate((url) => globalThis.endOf(url, 10_000), within)).toEqual({ data: 1 });
    const client = createEnvelopeClient({ baseUrl: home.url, getToken: () => 'secret' });
    expect(await client.get(within)).toBe(1);
    expect(carried(home)).toHaveLength(4);
  });
});
