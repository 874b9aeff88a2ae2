import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, type CDPSession, expect, type Page } from '@playwright/test';
import { fromRoot } from '../../../scripts/lib/root.mjs';
import { capture } from '../../../scripts/lib/run.mjs';
import { serveFiles } from '../../../scripts/lib/serve-files.mjs';
import { recordOf, recordsOf } from './support/lists';
import { logIn } from './support/sign-in';

/** The built demo on a host that has nothing but its files, below a path of its own. */
const journey = base.extend<object, { folder: string; demo: string }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures of a function from its first parameter.
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'waybill-demo-'));
      const { code, output } = await capture('npm', ['run', 'demo', '--', folder], { cwd: fromRoot('apps/sandbox') });
      if (code !== 0) throw new Error(`The demo cannot be built:\n${output}`);
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  demo: [
    async ({ folder }, use) => {
      const server = createServer(serveFiles(folder, '/waybill/demo/'));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/waybill/demo/`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
});

journey.use({ serviceWorkers: 'allow' });

/** Ends the service workers of the browser, as it does by itself when they have nothing to do. */
async function endWorkers(session: CDPSession): Promise<void> {
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}

/** Follows answers that say that something is missing, and errors of scripts. */
function followTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('console', (line) => line.type() === 'error' && trouble.push(line.text()));
  page.on('response', (response) => response.status() >= 400 && trouble.push(`${response.status()} ${response.url()}`));
  return trouble;
}

/** Accepts the first waiting order of the list in view; returns its number. */
async function acceptFirst(page: Page): Promise<string> {
  await page
    .getByRole('navigation', { name: '状态' })
    .getByRole('link', { name: /^待接单/ })
    .click();
  await expect(recordsOf(page).first()).toContainText('待接单');
  const number = (await recordsOf(page).first().textContent())?.match(/TY\d+/)?.[0] ?? '';
  await recordOf(page, number).getByRole('button', { name: '接单' }).click();
  await expect(recordOf(page, number)).toHaveCount(0);
  return number;
}

journey(
  'the console runs from files alone: its server answers in the browser, and a step survives a restart of page and worker [demo-in-browser]',
  async ({ page, context, demo }) => {
    const trouble = followTrouble(page);
    await page.goto(`${demo}#/order/orderList`);
    await logIn(page, 'admin');
    await expect(recordsOf(page).first()).toBeVisible();
    const number = await acceptFirst(page);
    await endWorkers(await context.newCDPSession(page));
    await page.goto(`${demo}#/order/orderList?keyword=${number}`);
    await page.reload();
    await expect(recordOf(page, number)).toContainText('已接单');
    expect(trouble).toEqual([]);
  },
);

journey(
  'search results lead to pages within the demo, which index.html opens too [demo-in-browser]',
  async ({ page, demo }) => {
    const trouble = followTrouble(page);
    await page.goto(`${demo}index.html`);
    await logIn(page, 'agent');
    await expect(page.getByRole('main')).toBeVisible();
    const urls = await page.evaluate(async () => {
      const headers = { token: localStorage.getItem('token') ?? '' };
      const answer = await (await fetch('/search/getList?query=', { headers })).json();
      return (answer.data.list as { url: string }[]).map(({ url }) => url);
    });
    expect(urls.length).toBeGreaterThan(0);
    expect(urls.filter((url) => !url.startsWith(`${demo}#/`))).toEqual([]);
    expect(trouble).toEqual([]);
  },
);

journey(
  'a newer version of the demo keeps the changes made while it waited [demo-in-browser]',
  async ({ page, demo, folder }) => {
    await page.goto(`${demo}#/order/orderList`);
    await logIn(page, 'admin');
    await expect(recordsOf(page).first()).toBeVisible();
    appendFileSync(path.join(folder, 'sw.js'), '// A newer version.\n');
    await page.evaluate(() => navigator.serviceWorker.ready.then((worker) => worker.update()).then(() => {}));
    const offer = page.getByRole('status').filter({ hasText: '新版本已就绪' });
    await expect(offer).toBeVisible();
    const number = await acceptFirst(page);
    const newPage = page.waitForEvent('load');
    await offer.getByRole('button', { name: '立即更新' }).click();
    await newPage;
    await page.goto(`${demo}#/order/orderList?keyword=${number}`);
    await expect(recordOf(page, number)).toContainText('已接单');
  },
);

journey(
  'the demo resets its data after a question, and says so where the visitor signs in again [demo-in-browser]',
  async ({ page, demo }) => {
    await page.goto(`${demo}#/order/orderList`);
    await logIn(page, 'admin');
    await expect(recordsOf(page).first()).toBeVisible();
    const number = await acceptFirst(page);
    const reset = page.getByRole('banner').getByRole('button', { name: '重置演示数据' });
    const question = page.getByRole('alertdialog', { name: '重置演示数据？' });
    await reset.click();
    await question.getByRole('button', { name: '取消' }).click();
    await expect(question).toHaveCount(0);
    await reset.click();
    await question.getByRole('button', { name: '重置演示数据' }).click();
    await expect(page.getByText('演示数据已重置', { exact: true })).toBeVisible();
    await logIn(page, 'admin');
    await page.goto(`${demo}#/order/orderList?keyword=${number}`);
    await expect(recordOf(page, number)).toContainText('待接单');
  },
);
