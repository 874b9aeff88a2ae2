import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumLaunch } from '../../../../scripts/lib/chromium.mjs';
import { bundlePage } from '../../../../scripts/lib/testing/bundle-page';
import type { LocalServer } from '../../../../scripts/lib/testing/start-local-server';
import { startOddServer } from '../testing/start-odd-server';

const count = process.env.WAYBILL_THOROUGH === '1' ? 1000 : 200;

let browser: Browser;
let server: LocalServer;
let page: Page;
beforeAll(async () => {
  server = await startOddServer(await bundlePage(fileURLToPath(new URL('../testing/odd-page.ts', import.meta.url))));
  browser = await chromium.launch(chromiumLaunch());
  page = await browser.newPage();
  await page.goto(server.url);
  await page.waitForFunction(() => 'endsOf' in globalThis);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const endOf = (url: string, timeout = 60_000) =>
  page.evaluate(([address, limit]) => globalThis.endOf(address, limit), [url, timeout] as const);

const noJson = (what: string) => `answered 200, but its body is not JSON (${what})`;

it.each([
  ['/empty', { data: undefined }],
  ['/no-content', { data: undefined }],
  ['/bom', { data: 1 }],
  ['/wrong-json', { kind: 'unreadable', sentence: `GET /wrong-json ${noJson('application/json, 12 characters')}` }],
  ['/page/200', { kind: 'network', code: 'page' }],
  [`/away?${encodeURIComponent('/page/200')}`, { kind: 'network', code: 'page' }],
  ['/bad-gateway', { kind: 'response', sentence: 'GET /bad-gateway answered 502: Gateway error' }],
  ['/half', { kind: 'network', sentence: 'GET /half failed on the network: Network Error' }],
  ['/reset', { kind: 'network', sentence: 'GET /reset failed on the network: Network Error' }],
])('in a browser %s ends as it does elsewhere', async (url, end) => {
  expect(await endOf(url)).toMatchObject(end);
});

it.each(['GET', 'POST'] as const)(
  'in a browser %s that is redirected to another origin has got a page',
  async (method) => {
    const login = await startOddServer();
    const url = `/away?${encodeURIComponent(`${login.url}/page/200`)}`;
    const end = await page.evaluate(([address, by]) => globalThis.endOf(address, 60_000, { method: by }), [
      url,
      method,
    ] as const);
    expect(end).toMatchObject({ kind: 'network', code: 'page' });
    // Neither the call nor the request that detects the redirect goes there.
    expect(login.seen).toEqual([]);
    await login.close();
  },
);

it.each(['/drip', '/silence'])('in a browser the time limit holds for the whole of %s', async (url) => {
  const sentence = `GET ${url} was not complete within 150 ms`;
  expect(await endOf(url, 150)).toMatchObject({ kind: 'timeout', sentence });
});

it(`in a browser ${count} concurrent calls that all get 402 cause one refresh; each is replayed exactly once`, async () => {
  const { responses, refreshes, pending } = await page.evaluate((many) => globalThis.endsOf(many), count);
  const addresses = Array.from({ length: count }, (_, at) => `/orders/${at}`);
  expect(responses).toEqual(addresses);
  expect([refreshes, pending]).toEqual([1, 0]);
  const replays = server.seen.filter(({ headers }) => headers.token === 'T1').map(({ url }) => url);
  expect(replays.sort()).toEqual(addresses.sort());
});

it('in a browser an upload without axios reports its progress, and loads the code for it only then [upload-without-axios]', async () => {
  const scripts = () => server.seen.filter(({ url }) => url.endsWith('.js')).length;
  const before = scripts();
  expect((await page.evaluate(() => globalThis.uploadOf('/no-content', 100_000))).at(-1)).toBe(100_000);
  expect(scripts()).toBeGreaterThan(before);
});

it("in a browser axios's adapter carries an upload, with its token and progress", async () => {
  server.seen.splice(0);
  expect((await page.evaluate(() => globalThis.uploadOf('/no-content', 100_000, true))).at(-1)).toBe(100_000);
  const [upload] = server.seen.filter(({ method }) => method === 'POST');
  expect(upload).toMatchObject({ url: '/no-content', headers: { token: 'secret' } });
  expect(upload?.body).toHaveLength(100_000);
});
