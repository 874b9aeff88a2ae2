import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { copySite } from './support/copy-site';
import { journey as base, expect } from './support/journey';
import { recordsOf } from './support/lists';
import { signIn } from './support/sign-in';
import { startSandbox } from './support/start-sandbox';

/** A journey through a copy of the built console, of which a newer version can be laid down while it runs. */
const journey = base.extend<object, { site: string }>({
  site: [
    async ({ flags: _ }, use) => {
      const site = copySite();
      await use(site);
      rmSync(site, { recursive: true });
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ site, flags }, use) => {
      const product = await startSandbox(['--console', site, ...flags]);
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

journey.use({ leavesOut: { 'plain-http': 'service workers need a secure context' } });

journey.use({ serviceWorkers: 'allow' });

/** Reloads the page once the service worker is ready and waits until it controls the page. */
async function comeUnderTheWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** Lays down a newer version, in which some files of the present one are gone. */
function deployWithout(site: string, names: readonly string[]): void {
  const worker = path.join(site, 'sw.js');
  const isGone = (file: string) => names.some((name) => file.startsWith(`${name}-`));
  const files = readdirSync(path.join(site, 'assets')).filter(isGone);
  expect(files.length).toBeGreaterThanOrEqual(names.length);
  let script = readFileSync(worker, 'utf8');
  for (const file of files) {
    rmSync(path.join(site, 'assets', file));
    script = script.replace(`{"revision":null,"url":"assets/${file}"},`, '');
  }
  expect(script).not.toMatch(new RegExp(`assets/(${names.join('|')})-`));
  writeFileSync(worker, `${script}\n// A newer version.\n`);
}

/** The cached paths, the scripts that the page loaded, and the loaded scripts that no cache has. */
const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    const cached = requests.map(({ url }) => new URL(url).pathname);
    const loaded = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/assets\/.+\.js$/.exec(name)?.[0] ?? []);
    return { cached, loaded, missing: loaded.filter((path) => !cached.includes(path)) };
  });

journey(
  'the service worker of the site root caches the console; without a network a reload reports this and later returns to its page [service-worker]',
  async ({ page, context, product }) => {
    await signIn(page, 'admin', '/#/order/orderList');
    await comeUnderTheWorker(page);
    const { scope, script } = await page.evaluate(async () => {
      const { scope, active } = await navigator.serviceWorker.ready;
      return { scope, script: active?.scriptURL };
    });
    expect([scope, script]).toEqual([new URL('/', product.url).href, new URL('/sw.js', product.url).href]);
    // A response is cached after it was passed on.
    await expect.poll(async () => (await readCaches(page)).missing).toEqual([]);
    const { cached, loaded } = await readCaches(page);
    expect(cached).toContain('/offline.html');
    expect(loaded.length).toBeGreaterThan(3);
    const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
    const { name, display, icons } = await (await page.request.get(manifest ?? '')).json();
    expect([name, display, icons.length > 0]).toEqual(['运单台', 'standalone', true]);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: '网络已断开' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    // Waits for the next page, because only a loaded page receives the `online` event.
    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name: '立即重试' }).click();
    await reloaded;
    await expect(page.getByRole('heading', { name: '网络已断开' })).toBeVisible();
    await context.setOffline(false);
    await expect(recordsOf(page).first()).toBeVisible();
    await expect(page).toHaveURL(/#\/order\/orderList$/);
  },
);

journey(
  'files of the first screens come from the HTTP cache, and calls from the network, without the code of the worker in between [stored-files-and-calls-bypass-worker]',
  async ({ page, context }) => {
    await signIn(page, 'admin', '/#/index');
    await comeUnderTheWorker(page);
    const next = await context.newPage();
    await next.goto('/#/index');
    await expect(next.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const sources = await next.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => {
        const { pathname } = new URL(entry.name);
        const source = (name: string) => String(Reflect.get(entry, name));
        const isCached = entry.transferSize === 0 && entry.decodedBodySize > 0;
        return [pathname, source('workerMatchedSourceType'), source('workerFinalSourceType'), isCached] as const;
      }),
    );
    const cameFrom = (part: string) => sources.flatMap(([path, ...came]) => (path.includes(part) ? [came] : []));
    for (const file of ['index', 'shell', 'home'])
      expect([file, cameFrom(`/assets/${file}-`)]).toEqual([file, [['network', 'network', true]]]);
    expect(cameFrom('/userInfo')).toEqual([['network', 'network', false]]);

    await next.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    const last = await context.newPage();
    await last.goto('/#/index');
    await expect(last.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  },
);

journey(
  'a newer version is offered, also where it has removed files of this one, taken only on request, and never with a draft, in this window or another, which takes it later [pwa-on]',
  async ({ page, context, site }) => {
    await signIn(page, 'admin', '/#/order/quickOrder');
    await comeUnderTheWorker(page);
    const other = await context.newPage();
    await other.goto('/#/order/quickOrder');
    const draftIn = (window: Page) => window.getByRole('main').getByRole('textbox', { name: '型号' }).first();
    await draftIn(page).fill('草稿');
    await draftIn(other).fill('另一份草稿');
    deployWithout(site, ['update-bar', 'confirm-dialog']);
    await page.evaluate(() => navigator.serviceWorker.ready.then((worker) => worker.update()).then(() => {}));
    const offer = page.getByRole('status').filter({ hasText: '新版本已就绪' });
    await expect(offer).toBeVisible();
    await expect(draftIn(page)).toHaveValue('草稿');
    await offer.getByRole('button', { name: '立即更新' }).click();
    const question = page.getByRole('alertdialog', { name: '有未保存的内容' });
    await question.getByRole('button', { name: '继续编辑' }).click();
    await expect(question).toBeHidden();
    await expect(draftIn(page)).toHaveValue('草稿');
    await offer.getByRole('button', { name: '立即更新' }).click();
    const newPage = page.waitForEvent('load');
    await question.getByRole('button', { name: '放弃并继续' }).click();
    await newPage;
    await expect(draftIn(page)).toHaveValue('');
    await expect(offer).toBeHidden();
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null),
    ).toBeNull();
    await expect(draftIn(other)).toHaveValue('另一份草稿');
    await other.getByRole('button', { name: '立即更新' }).click();
    const otherPage = other.waitForEvent('load');
    await other.getByRole('alertdialog').getByRole('button', { name: '放弃并继续' }).click();
    await otherPage;
    await expect(draftIn(other)).toHaveValue('');
  },
);

journey.describe('Trusted Types', () => {
  // Chromium reports each violated sink of Trusted Types.
  journey.use({ provoked: /Trusted(HTML|ScriptURL| Type)|TrustedTypePolicy/ });

  journey(
    'text reaches no sink of the page, in the page and in the worker, and the service worker is registered all the same [trusted-types] @smoke',
    async ({ page }) => {
      const response = await page.goto('/');
      const policy = await response?.headerValue('content-security-policy');
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types waybill dompurify");
      const worker = await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.scriptURL));
      expect(worker).toMatch(/\/sw\.js$/);
      const refused = await page.evaluate(() => {
        const seen: string[] = [];
        // Otherwise the journey would fail on the violation that it provokes.
        document.addEventListener('securitypolicyviolation', (event) => event.stopImmediatePropagation(), true);
        const sinks: Record<string, () => unknown> = {
          markup: () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }),
          script: () => Object.assign(document.createElement('script'), { src: '/sw.js' }),
          policy: () => Reflect.get(window, 'trustedTypes').createPolicy('other', {}),
        };
        for (const [name, use] of Object.entries(sinks)) {
          try {
            use();
          } catch (error) {
            if (error instanceof TypeError) seen.push(name);
          }
        }
        return seen;
      });
      expect(refused).toEqual(['markup', 'script', 'policy']);
    },
  );
});

journey('a refused registration goes to the console and nowhere else @release', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new TypeError('refused'));
  });
  await page.goto('/');
  await expect.poll(() => warnings.join()).toContain('The service worker could not be registered');
  await expect(page.getByRole('heading', { name: /登录/ })).toBeVisible();
  await expect(page.getByRole('region', { name: /消息通知/ }).getByRole('listitem')).toHaveCount(0);
});
