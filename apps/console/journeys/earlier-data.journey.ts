import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { call } from './support/call';
import { Control } from './support/control';
import { earlierStorage, restoreStorage } from './support/earlier-storage';
import { journey as base, expect } from './support/journey';
import { recordsOf } from './support/lists';
import { openSignedIn } from './support/sign-in';
import { startSandbox } from './support/start-sandbox';

const packed = new URL('../../sandbox/testing/before-modules.sqlite.gz', import.meta.url);
const doStep = /\/order\/doStep$/;
const columns = ['Fee', 'Order no.', 'Status', 'Vehicle', 'Route', 'Consignor', 'Placed'];
const day = 24 * 60 * 60 * 1000;

/** A journey through the present build with a data folder of the one before the modules. */
const journey = base.extend<object, object>({
  product: [
    async ({ flags }, use) => {
      const data = mkdtempSync(path.join(tmpdir(), 'waybill-earlier-'));
      writeFileSync(path.join(data, 'sandbox.db'), gunzipSync(readFileSync(packed)));
      const product = await startSandbox(['--data', data, ...flags]);
      await use(product);
      await product.stop();
      rmSync(data, { recursive: true });
    },
    { scope: 'worker' },
  ],
  // A reset would overwrite the data folder.
  control: ({ product }, use) => use(new Control(product.url)),
});

journey.use({
  leavesOut: {
    'plain-http': 'drafts and waiting steps are stored in a secure context only',
    'zoom-400': 'a narrow window shows cards without columns',
  },
});

const headsOf = (page: Page) => page.getByRole('grid', { name: 'Order list' }).getByRole('columnheader');
const names = /^(Fee|Order no\.|Status|Vehicle|Route|Consignor|Consignee|Placed)$/;

/** Signs in by the form, which the stored language labels in English. */
async function signInAgain(page: Page): Promise<void> {
  await page.locator('input[autocomplete~="username"]').fill('admin');
  await page.locator('input[type="password"]').fill('waybill-admin');
  await expect(page.locator('#waybill-early-login')).toHaveCount(0);
  await page.keyboard.press('Enter');
}

/** Opens the view that the account had named, and checks its columns and order. */
async function checkView(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('dialog', { name: 'Views' }).getByRole('link', { name: '贵的' }).click();
  await expect(page).toHaveURL(/status=signed/);
  await expect(headsOf(page).filter({ hasText: names })).toHaveText(columns.filter((name) => name !== 'Consignor'));
  await expect(headsOf(page).filter({ hasText: 'Fee' })).toHaveAttribute('aria-sort', 'descending');
  await expect(recordsOf(page)).toHaveCount(7);
}

journey(
  'data stored by the build before the modules is read: look, language, tabs, columns, view and draft; waiting steps are sent once [earlier-data-opens] @smoke',
  async ({ page, context, browser, product }) => {
    // Steps wait for 7 days at most.
    await context.clock.install({ time: earlierStorage.at + day });
    await restoreStorage(page, earlierStorage);
    const sent: string[] = [];
    context.on('request', (request) => {
      const isStep = doStep.test(request.url()) && request.method() === 'POST';
      if (isStep) sent.push(`${request.postDataJSON().step} ${request.headers()['idempotency-key']}`);
    });
    await context.route(doStep, (route) => route.abort());
    await page.goto('/#/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('body')).toHaveClass(/vab-theme-green-white/);
    await signInAgain(page);
    await expect(page).toHaveURL(/#\/order\/orderList\?status=in-transit$/);
    await expect(page.locator('[data-layout="vertical"]')).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Open pages' }).getByRole('link');
    await expect(tabs).toHaveText(['Home', 'Order list', 'Quick order']);
    await expect(headsOf(page).filter({ hasText: names })).toHaveText(columns);
    await checkView(page);

    await page.getByRole('link', { name: 'Quick order' }).first().click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Model' })).toHaveValue('翡翠鸟 250');
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Street' }).last()).toHaveValue('世纪大道100号');

    const badge = page.getByRole('banner').getByRole('button', { name: /wait/ });
    await badge.click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await context.unroute(doStep);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(badge).toHaveCount(0);
    const { timeline } = await call<{ timeline: { status: string }[] }>(page, '/order/detail?id=240');
    expect(timeline.map(({ status }) => status)).toEqual(['pending', 'accepted', 'collected']);
    // Each with one key, however often its line was lost.
    expect(new Set(sent).size).toBe(2);
    expect(await page.evaluate(() => localStorage.getItem('waybill.steps'))).toBeNull();

    const elsewhere = await browser.newContext({ baseURL: product.url });
    const theme = earlierStorage.localStorage['waybill.theme'] ?? '';
    // The language is stored per browser, the saved view per account.
    await elsewhere.addInitScript((text) => localStorage.setItem('waybill.theme', text), theme);
    const device = await elsewhere.newPage();
    await openSignedIn(device, 'admin', '/#/order/orderList');
    await checkView(device);
    await elsewhere.close();
  },
);
