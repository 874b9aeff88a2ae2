import type { Page } from '@playwright/test';
import { expect, journey } from './support/journey';
import { recordsOf } from './support/lists';
import { signIn } from './support/sign-in';

// The service worker would have the page's code at hand.
journey.use({ serviceWorkers: 'block', provoked: /^PageLoadError: Loading chunk failed/ });

journey(
  'the code of a page is missing: a message, one reload of the window, then the page offers a retry [chunk-load-failure]',
  async ({ page }) => {
    await signIn(page);
    await page.route(/\/assets\/visitor-list[^/]*\.js/, (route) => route.abort());
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await page.evaluate(() => window.location.assign('#/promotion/visitorList'));
    await expect(page.getByText(/Loading chunk failed/).first()).toBeVisible();
    await expect.poll(() => loads).toBe(1);
    await expect(page.getByText(/Loading chunk failed/).first()).toBeVisible();
    await page.waitForTimeout(2500);
    expect(loads).toBe(1);
    await page.unroute(/\/assets\/visitor-list[^/]*\.js/);
    await page.getByRole('main').getByRole('button', { name: '重试' }).click();
    await expect(recordsOf(page).first()).toBeVisible();
  },
);

/** Leaves unsaved work in a window, then makes its next page fail to load. */
async function workAndLosePage(page: Page): Promise<void> {
  await signIn(page, 'admin', '/#/order/quickOrder');
  await page.getByRole('main').getByRole('textbox', { name: '型号' }).first().fill('没保存的车');
  await page.route(/\/assets\/visitor-list[^/]*\.js/, (route) => route.abort());
}
const openLost = (page: Page) => page.evaluate(() => window.location.assign('#/promotion/visitorList'));

journey(
  'after a deploy a window with unsaved work offers the new version and keeps the draft @release',
  async ({ page }) => {
    await workAndLosePage(page);
    await page.route(/\/\?look=\d+$/, async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replaceAll(/assets\/index-[\w-]+\.js/g, 'assets/index-later.js');
      await route.fulfill({ response, body: text });
    });
    await openLost(page);
    const panel = page.getByRole('main').getByRole('alert');
    await expect(panel).toContainText('有新版本');
    await expect(panel).toContainText('草稿');
    await expect(page.getByText(/请检查网络/)).toHaveCount(0);

    await page.unroute(/\/assets\/visitor-list[^/]*\.js/);
    page.on('dialog', (dialog) => void dialog.accept());
    const loaded = page.waitForEvent('load');
    await panel.getByRole('button', { name: '加载新版本' }).click();
    await loaded;
    await expect(recordsOf(page).first()).toBeVisible();
    await page.goto('/#/order/quickOrder');
    await page.getByRole('button', { name: '继续填写' }).click();
    await expect(page.getByRole('main').getByRole('textbox', { name: '型号' }).first()).toHaveValue('没保存的车');
  },
);

journey('a lost network is reported as such, even with unsaved input @release', async ({ page, context }) => {
  await workAndLosePage(page);
  await context.setOffline(true);
  await openLost(page);
  await expect(page.getByText(/请检查网络/).first()).toBeVisible();
  await expect(page.getByText('有新版本')).toHaveCount(0);
  await context.setOffline(false);
});
