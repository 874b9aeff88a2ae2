import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildEarlier, whyNoEarlierBuild } from './support/build-earlier';
import { call } from './support/call';
import { Control } from './support/control';
import { journey as base, expect } from './support/journey';
import { recordOf, recordsOf } from './support/lists';
import { pressNext } from './support/press-next';
import { logIn } from './support/sign-in';
import { type Product, startSandbox } from './support/start-sandbox';

interface Server extends Product {
  /** Serves the present build on the same address, with the same data. */
  goOn: () => Promise<void>;
}

/** A journey that begins in the build before the modules. */
const journey = base.extend<object, { server: Server }>({
  server: [
    async ({ flags }, use) => {
      const build = await buildEarlier();
      const data = mkdtempSync(path.join(tmpdir(), 'waybill-earlier-'));
      const given = ['--data', data, '--fault', JSON.stringify({ path: '/order/doStep', shape: 'drop' }), ...flags];
      let running = await startSandbox(given, 0, build.apps);
      const { url } = running;
      const goOn = async () => {
        await running.stop();
        running = await startSandbox(given, Number(new URL(url).port));
      };
      await use({ url, goOn, stop: () => running.stop() });
      await running.stop();
      rmSync(data, { recursive: true });
      build.remove();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  product: [({ server }, use) => use(server), { scope: 'worker' }],
  // The two builds have different API documents, so responses are not checked.
  contract: [({ flags: _ }, use) => use({ follow: () => async () => [] }), { scope: 'worker' }],
  control: ({ product }, use) => use(new Control(product.url)),
});

journey.use({ serviceWorkers: 'allow', provoked: /^PageLoadError: Loading chunk failed/ });
journey.skip(whyNoEarlierBuild() !== undefined, whyNoEarlierBuild() ?? '');

const modelOf = (page: Page) => page.getByRole('main').getByRole('textbox', { name: '型号' }).first();
const entryOf = (page: Page) => page.locator('script[src*="/assets/index-"]');
const badgeOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /等待联网/ });

journey(
  'open windows of the build before the modules update to the current one: draft and waiting steps survive, and no window is blank [earlier-data-opens] @release',
  async ({ page, context, server, control }) => {
    await page.goto('/#/order/orderList');
    await logIn(page, 'admin');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    const draft = await context.newPage();
    await draft.goto('/#/order/quickOrder');
    await modelOf(draft).fill('翡翠鸟 250');
    const row = recordOf(page, await recordsOf(page).getByRole('link').first().innerText());
    await row.getByRole('button', { name: '接单' }).click();
    await pressNext(row.getByRole('button', { name: '揽收' }));
    await expect(badgeOf(page)).toHaveAccessibleName(/^2 /);
    const before = String(await entryOf(page).getAttribute('src'));

    await server.goOn();
    // The code of this page is gone with the earlier build.
    const leave = (window: Page) => window.evaluate(() => location.assign('#/promotion/visitorList'));
    const checkNew = async (window: Page) => {
      await expect(entryOf(window)).not.toHaveAttribute('src', before);
      await expect(recordsOf(window).first()).toBeVisible();
    };
    await leave(draft);
    // The browser asks before it leaves a form with input.
    draft.on('dialog', (dialog) => void dialog.accept());
    await draft.getByRole('main').getByRole('button', { name: '加载新版本' }).click();
    await checkNew(draft);
    await draft.goto('/#/order/quickOrder');
    await draft.getByRole('button', { name: '继续填写' }).click();
    await expect(modelOf(draft)).toHaveValue('翡翠鸟 250');

    // A window without input in forms reloads itself.
    await leave(page);
    await checkNew(page);
    await expect(badgeOf(page)).toHaveAccessibleName(/^2 /);
    const offer = page.getByRole('status').filter({ hasText: '新版本已就绪' });
    await offer.getByRole('button', { name: '立即更新' }).click();
    await expect(offer).toBeHidden();
    await checkNew(page);
    const findWaiting = async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null;
    expect(await page.evaluate(findWaiting)).toBeNull();
    await expect(modelOf(draft)).toHaveValue('翡翠鸟 250');

    await control.clearFaults();
    for (const window of [page, draft]) await expect(badgeOf(window)).toHaveCount(0);
    const { timeline } = await call<{ timeline: { status: string }[] }>(page, '/order/detail?id=240');
    expect(timeline.map(({ status }) => status)).toEqual(['pending', 'accepted', 'collected']);
  },
);
