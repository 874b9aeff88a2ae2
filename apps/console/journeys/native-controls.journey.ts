import type { Page } from '@playwright/test';
import { choose } from './support/choose';
import { screenFor } from './support/hands';
import { expect, journey } from './support/journey';
import { unfoldFilters } from './support/lists';
import { openShellPage, shellPages, thirdOfPages } from './support/pages';
import { openSignedIn } from './support/sign-in';

/** Controls whose list, calendar or clock the browser draws. */
const nativeControls = (page: Page) =>
  page.locator('select, input:is([type="date"], [type="time"], [type="datetime-local"])').filter({ visible: true });

for (const { pages, tag } of [
  { pages: thirdOfPages(0), tag: [] },
  { pages: shellPages, tag: '@release' },
])
  journey(
    `at a desk ${pages.length} pages, their filters and dialogs have no native list, date or time [controls-follow-pointer]`,
    { tag },
    async ({ page }) => {
      await openSignedIn(page, 'admin');
      for (const address of pages) {
        await openShellPage(page, address);
        await expect(nativeControls(page), address).toHaveCount(0);
        const more = page.getByRole('button', { name: '更多筛选', exact: true });
        if (!(await more.isVisible())) continue;
        await more.click();
        await expect(nativeControls(page), `filters of ${address}`).toHaveCount(0);
        await page.keyboard.press('Escape');
      }
      await openShellPage(page, '/order/orderList');
      await page.getByRole('button', { name: '导出', exact: true }).click();
      await page.getByRole('button', { name: '选择内容并导出…' }).click();
      await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible();
      await expect(nativeControls(page)).toHaveCount(0);
    },
  );

journey(
  'at a desk the day and the hours of a collection are chosen from own lists [controls-follow-pointer]',
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/order/quickOrder');
    await page.getByRole('radio', { name: '上门揽收' }).check({ force: true });
    await expect(page.getByLabel('揽收日期')).toBeVisible();
    await expect(nativeControls(page)).toHaveCount(0);
    await page.getByLabel('揽收日期').press('ArrowDown');
    await choose(page.getByRole('combobox', { name: '年' }), '2030');
    await choose(page.getByRole('combobox', { name: '月' }), '三月');
    await expect(page.getByRole('grid', { name: '2030年3月' })).toBeVisible();
    await page.getByRole('gridcell', { name: '2030年3月8日' }).click();
    await expect(page.getByLabel('揽收日期')).toHaveValue('2030-03-08');
    await page.getByLabel('从', { exact: true }).click();
    await page.getByRole('option', { name: '10:30' }).click();
    await expect(page.getByLabel('从', { exact: true })).toHaveValue('10:30');
  },
);

journey.describe('on a touch screen', () => {
  journey.use(screenFor('finger'));
  journey('lists, dates and times are those of the device [controls-follow-pointer]', async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/order/quickOrder');
    await page.getByRole('navigation', { name: /步骤/ }).getByRole('button').last().tap();
    await page.getByRole('radio', { name: '上门揽收' }).check({ force: true });
    await expect(page.getByLabel('揽收日期')).toHaveAttribute('type', 'date');
    await expect(page.getByLabel('从', { exact: true })).toHaveAttribute('type', 'time');
    await page.getByLabel('揽收日期').fill('2030-03-08');
    await openShellPage(page, '/order/orderList');
    await unfoldFilters(page);
    await page.getByRole('search').getByLabel('车辆类型').selectOption({ label: '电动自行车' });
    await expect(page).toHaveURL(/category=ebike/);
  });
});
