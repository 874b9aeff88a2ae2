import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { leavesOut } from './support/conditions/leaves-out';
import { copySite } from './support/copy-site';
import { expect, journey } from './support/journey';
import { createRandom } from './support/random';
import { openSignedIn } from './support/sign-in';
import { startFiles } from './support/start-files';
import { startSandbox } from './support/start-sandbox';

type Who = Parameters<typeof startFiles>[0];

const html = '<!doctype html><title>Maintenance</title>';
const fulfil = (line: CDPSession, requestId: string, responseCode: number, type: string, body: string) =>
  line.send('Fetch.fulfillRequest', {
    requestId,
    responseCode,
    responseHeaders: [{ name: 'content-type', value: type }],
    body: Buffer.from(body).toString('base64'),
  });
/** Faults that a server, a proxy or the network can cause for a file. */
const faults: Record<string, (line: CDPSession, requestId: string) => Promise<unknown>> = {
  aborted: (line, requestId) => line.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }),
  hanging: () => new Promise(() => {}),
  'answered 404': (line, requestId) => fulfil(line, requestId, 404, 'text/plain', ''),
  'answered 500': (line, requestId) => fulfil(line, requestId, 500, 'text/javascript', 'oops'),
  'HTML in its place': (line, requestId) => fulfil(line, requestId, 200, 'text/html', html),
  'HTML called a script': (line, requestId) => fulfil(line, requestId, 200, 'text/javascript', html),
};
const names = Object.keys(faults);

/** Another seed tries other combinations. */
const seed = Number(process.env.WAYBILL_SEED ?? 1);

// A thorough run tries every fault for every file; a usual run tries one fault a file, rotating from the seed.
const thorough = process.env.WAYBILL_THOROUGH === '1';
const atOnce = 2;
/** In ms, for requests that hang. */
const timeout = 30_000;

function casesFor(who: Who): { file: string; fault: string }[] {
  const first = Math.floor(createRandom(seed)() * names.length);
  return startFiles(who).flatMap((file, place) => {
    const chosen = names[(first + place) % names.length] as string;
    return (thorough ? names : [chosen]).map((fault) => ({ file, fault }));
  });
}

/** Runs the cases in parallel batches, each in a separate window. */
async function each<Case>(
  context: BrowserContext,
  cases: readonly Case[],
  run: (page: Page, one: Case) => Promise<void>,
) {
  const waiting = [...cases];
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const page = await context.newPage();
      await run(page, one);
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Breaks one file for a window until repaired. Other files still come from the cache, unlike with `page.route`. */
async function breakFile(page: Page, file: string, fault: string): Promise<() => void> {
  const line = await page.context().newCDPSession(page);
  let broken = true;
  line.on('Fetch.requestPaused', ({ requestId }) => {
    const answered = broken ? faults[fault]?.(line, requestId) : line.send('Fetch.continueRequest', { requestId });
    // A navigation or close aborts the requests of a window.
    answered?.catch(() => {});
  });
  await line.send('Fetch.enable', { patterns: [{ urlPattern: `*${file}*` }] });
  return () => {
    broken = false;
  };
}

async function holdToken(context: BrowserContext) {
  const page = await context.newPage();
  await openSignedIn(page);
  await page.close();
}

const firstScreen = (page: Page, who: Who) =>
  who === 'signedIn'
    ? page.getByRole('main').getByRole('heading').first()
    : page.locator('#app').getByLabel('用户名', { exact: true });

for (const who of ['signedOut', 'signedIn'] as const) {
  const person = who === 'signedIn' ? 'someone signed in' : 'a visitor';
  journey(
    `${person} reads that a file of the start does not come, and tries again [missing-start-file-is-reported]`,
    { tag: who === 'signedIn' ? '@release' : [] },
    async ({ browser, product }) => {
      journey.setTimeout(thorough ? 900_000 : 300_000);
      // A separate context keeps the provoked errors out of the journey's checks.
      const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
      if (who === 'signedIn') await holdToken(context);
      const cases = casesFor(who);
      expect(cases.length).toBeGreaterThan(4);
      await each(context, cases, async (page, { file, fault }) => {
        const what = `seed ${seed}: ${file} ${fault}`;
        let loads = 0;
        // A page whose entry hangs never fires `DOMContentLoaded`.
        page.on('request', (request) => {
          if (request.isNavigationRequest()) loads += 1;
        });
        const mend = await breakFile(page, file, fault);
        await page.goto('/', { waitUntil: 'commit' });
        // A failed file is retried once automatically; a hanging one is not.
        await expect.poll(() => loads, { message: what, timeout }).toBe(fault === 'hanging' ? 1 : 2);
        const retry = page.getByRole('button', { name: '重试' }).first();
        await expect(retry, what).toBeVisible({ timeout });
        await expect(page.getByRole('alert').first(), what).toContainText(/加载失败|加载时间较长|出错了/);
        mend();
        await retry.click();
        await expect(firstScreen(page, who), what).toBeVisible({ timeout });
        await expect(page.getByRole('alert'), what).toHaveCount(0);
      });
      await context.close();
    },
  );
}

journey(
  'a file that fails once is fetched again past the caches without user action [one-automatic-retry-past-caches] @smoke',
  async ({ page, control }) => {
    const [entry = ''] = startFiles('signedOut');
    await control.fault({ path: entry, status: 500, times: 1 });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(firstScreen(page, 'signedOut')).toBeVisible({ timeout });
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /retried/.test(key)))).toEqual([]);
  },
);

/** Simulates a browser without static routes, in which the worker answers from its cache. */
const withoutRoutes = journey.extend({
  product: [
    async ({ flags }, use) => {
      const site = copySite();
      const worker = path.join(site, 'sw.js');
      writeFileSync(worker, `delete self.InstallEvent?.prototype.addRoutes;\n${readFileSync(worker, 'utf8')}`);
      const product = await startSandbox(['--console', site, ...flags]);
      await use(product);
      await product.stop();
      rmSync(site, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

withoutRoutes(
  'files that the service worker keeps broken are fetched past it [retry-passes-service-worker]',
  leavesOut({ 'plain-http': 'service workers need a secure context' }),
  async ({ browser, product }) => {
    journey.setTimeout(thorough ? 600_000 : 300_000);
    const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'allow' });
    const page = await context.newPage();
    await openSignedIn(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    const files = startFiles('signedIn');
    const one = files[Math.floor(createRandom(seed)() * files.length)] as string;
    for (const broken of [...(thorough ? files : [one]).map((file) => [file]), files]) {
      // The number is unchanged, because the files that the retry fetched are cached again.
      expect(await page.evaluate(spoil, broken), broken.join()).toBe(broken.length);
      // Opens another window, because this one has the files in memory.
      const other = await context.newPage();
      let loads = 0;
      other.on('domcontentloaded', () => {
        loads += 1;
      });
      await other.goto('/', { waitUntil: 'commit' });
      await expect.poll(() => loads, { message: broken.join(), timeout }).toBeGreaterThan(1);
      await expect(firstScreen(other, 'signedIn'), broken.join()).toBeVisible({ timeout });
      await expect(other.getByRole('alert'), broken.join()).toHaveCount(0);
      await other.close();
    }
    await context.close();
  },
);

/** Puts HTML in the place of files that the service worker keeps; returns how many it found. */
async function spoil(paths: readonly string[]): Promise<number> {
  let count = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!paths.includes(new URL(request.url).pathname)) continue;
      await cache.put(request, new Response('<!doctype html>', { headers: { 'content-type': 'text/javascript' } }));
      count += 1;
    }
  }
  return count;
}

journey(
  'the account is requested once, before the code of the console has run, also with a token that has expired [account-before-console]',
  async ({ page, control }) => {
    await openSignedIn(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      const name = new URL(request.url()).pathname.split('/').pop() ?? '';
      if (/^(userInfo|refreshToken|connected-shell.*)$/.test(name)) requests.push(name.split('-')[0] ?? '');
    });
    const open = async () => {
      requests.length = 0;
      await page.reload();
      await expect(page.locator('main h1, main h2').first()).toBeVisible();
      return [...requests];
    };
    expect(await open()).toEqual(['userInfo', 'connected']);
    await control.expireAll();
    expect((await open()).filter((name) => name !== 'connected')).toEqual(['userInfo', 'refreshToken', 'userInfo']);
  },
);
