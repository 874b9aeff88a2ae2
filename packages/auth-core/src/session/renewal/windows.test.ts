import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumLaunch } from '../../../../../scripts/lib/chromium.mjs';
import { bundlePage } from '../../../../../scripts/lib/testing/bundle-page';
import { createCertificate } from '../../../../../scripts/lib/testing/openssl';
import { roundsOf } from '../../../../../scripts/lib/testing/rounds-of';
import { type RotatingServer, startRotatingServer } from './testing/start-rotating-server';

let browser: Browser;
let files: ReadonlyMap<string, Uint8Array>;
beforeAll(async () => {
  files = await bundlePage(fileURLToPath(new URL('./testing/window-page.ts', import.meta.url)));
  const launch = chromiumLaunch();
  browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), '--host-resolver-rules=MAP waybill.test 127.0.0.1', '--site-per-process'],
  });
});
afterAll(() => browser?.close());

const soon = { polling: 20 };

async function openWindows(origin: string, count: number, query = ''): Promise<Page[]> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const windows = await Promise.all(Array.from({ length: count }, () => context.newPage()));
  await Promise.all(windows.map((window) => window.goto(`${origin}/${query}`)));
  return windows;
}

/** Gives all windows the same expired token, and waits until each of them sees it. */
async function expire(windows: readonly Page[], token: string): Promise<void> {
  await windows[0]?.evaluate((value) => localStorage.setItem('token', value), token);
  const sees = (value: string) => localStorage.getItem('token') === value;
  await Promise.all(windows.map((window) => window.waitForFunction(sees, token, soon)));
}

const callAt = (window: Page, moment: number) => window.evaluate((at) => globalThis.callAt(at), moment);

describe.each([
  ['an https origin, by Web Locks', 'waybill.test', 'https:', true],
  ['this very machine, by Web Locks @release', '127.0.0.1', 'http:', true],
  ['a plain-http origin without Web Locks', 'waybill.test', 'http:', false],
])('windows of one session on %s', (_origin, host, protocol, isSecure) => {
  let server: RotatingServer;
  beforeAll(async () => {
    const certificate = protocol === 'https:' ? createCertificate(host) : undefined;
    server = await startRotatingServer({ host, files, certificate });
  });
  afterAll(() => server?.close());

  it.each(roundsOf(1, 3, 20))(
    'refresh once and lose no call, in each of %i rounds with three to ten windows%s',
    async (rounds) => {
      const opened = await openWindows(server.origin, Math.min(10, rounds + 2));
      for (const window of opened) {
        const seen = () => [location.protocol, isSecureContext, Boolean(navigator.locks)];
        expect(await window.evaluate(seen)).toEqual([protocol, isSecure, isSecure]);
      }
      for (let round = 0; round < rounds; round += 1) {
        const windows = opened.slice(0, 3 + (round % 8));
        const name = `round-${round}`;
        server.reset(name);
        await expire(windows, `${name}-0`);
        const moment = Date.now() + 200;
        const answers = await Promise.all(windows.map((window) => callAt(window, moment)));
        const where = `round ${round + 1} with ${windows.length} windows`;
        expect([server.refreshes, server.refused], where).toEqual([1, 0]);
        expect(answers, where).toEqual(windows.map(() => ['/a', '/b', '/c']));
      }
      await opened[0]?.context().close();
    },
    600_000,
  );
});

describe.each([
  ['by Web Locks', '127.0.0.1'],
  ['by a lease', 'waybill.test'],
])('a window inside its refresh, %s,', (_, host) => {
  const inside = async (waiting = 1) => {
    const server = await startRotatingServer({ host, files });
    const opened = await openWindows(server.origin, 1 + waiting, '?timeout=1000');
    const [other, living] = opened as [Page, Page];
    server.reset('inside');
    await expire(opened, 'inside-0');
    await other.evaluate(() => {
      globalThis.hangs = true;
      void globalThis.callAt(0);
    });
    await other.waitForFunction(() => globalThis.refreshCount > 0, undefined, soon);
    const end = async () => {
      await living.context().close();
      await server.close();
    };
    return { server, living, other, others: opened.slice(1), end };
  };

  it('that dies does not hold up the others', async () => {
    const { server, living, other, end } = await inside();
    await other.close();
    expect(await callAt(living, 0)).toEqual(['/a', '/b', '/c']);
    expect(server.refreshes).toBe(1);
    await end();
  });

  it('that is frozen does not log the others out: they ask beside it after a turn [window-crashes-during-refresh]', async () => {
    const { server, living, other, end } = await inside();
    const control = await other.context().newCDPSession(other);
    await control.send('Page.setWebLifecycleState', { state: 'frozen' });
    expect(await callAt(living, 0)).toEqual(['/a', '/b', '/c']);
    expect(server.refreshes).toBe(1);
    await end();
  });

  it('that dies is followed by one window alone, of as many as wait @release', async () => {
    const { server, other, others, end } = await inside(12);
    const answers = Promise.all(others.map((window) => callAt(window, 0)));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await other.close();
    expect(await answers).toEqual(others.map(() => ['/a', '/b', '/c']));
    expect([server.refreshes, server.refused]).toEqual([1, 0]);
    await end();
  });

  it('that is frozen is followed by one window alone, of as many as wait @release', async () => {
    const { server, other, others, end } = await inside(6);
    const control = await other.context().newCDPSession(other);
    await control.send('Page.setWebLifecycleState', { state: 'frozen' });
    expect(await Promise.all(others.map((window) => callAt(window, 0)))).toEqual(others.map(() => ['/a', '/b', '/c']));
    expect([server.refreshes, server.refused]).toEqual([1, 0]);
    await end();
  });

  it('holds up no window that has a token of its own', async () => {
    const server = await startRotatingServer({ host, files });
    const [waiting, other] = (await openWindows(server.origin, 2, '?kind=session&timeout=600000')) as [Page, Page];
    server.reset('own');
    await other.evaluate(() => {
      sessionStorage.setItem('token', 'another-0');
      globalThis.hangs = true;
      void globalThis.callAt(0);
    });
    await other.waitForFunction(() => globalThis.refreshCount > 0, undefined, soon);
    await waiting.evaluate(() => sessionStorage.setItem('token', 'own-0'));
    expect(await callAt(waiting, 0)).toEqual(['/a', '/b', '/c']);
    await waiting.context().close();
    await server.close();
  });
});
