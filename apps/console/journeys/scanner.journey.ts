import type { Page } from '@playwright/test';
import { call } from './support/call';
import { choose } from './support/choose';
import { expect, journey } from './support/journey';
import { recordsOf } from './support/lists';
import { orderRequest } from './support/order-request';
import { pressScanner } from './support/press-scanner';
import { openSignedIn, tabOf } from './support/sign-in';

const [vehicle] = orderRequest.vehicles;
const bikes = ['DE2', 'A500'].map((model) => ({ ...vehicle, category: 'ebike', model, plate: '', frame: '' }));

const placeOrder = (page: Page) =>
  call<{ id: number; orderNo: string }>(page, '/order/doEdit', { ...orderRequest, vehicles: bikes });

const heading = (page: Page, orderNo: string) => page.getByRole('heading', { name: `运单 ${orderNo}` });

journey('a label that is scanned at home opens the tab of its order [scan-opens-order] @smoke', async ({ page }) => {
  await openSignedIn(page, 'editor', '/#/index');
  const { orderNo } = await placeOrder(page);
  await expect(tabOf(page, '首页')).toBeVisible();
  await pressScanner(page, `${orderNo}-2/2`);
  await expect(heading(page, orderNo)).toBeVisible();
  await expect(page.getByText('第 2 辆，共 2 辆').first()).toBeVisible();
  await expect(page).toHaveURL(/orderDetail/);
});

journey('a code outside of fields runs no shortcut of its letters [scan-runs-no-keys] @release', async ({ page }) => {
  await openSignedIn(page, 'editor', '/#/order/orderList');
  const rows = recordsOf(page);
  await expect(rows.first()).toBeVisible();
  for (let times = 0; times < 2; times += 1) await pressScanner(page, 'JXJXJX.E?'.toLowerCase());
  // The scanner's key events have synthetic times, which may be ahead of the clock.
  await page.waitForTimeout(500);
  await page.keyboard.press('j');
  await expect(rows.nth(0).locator(':focus')).toBeVisible();
  await expect(page.locator('tbody tr[aria-selected="true"]')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

journey(
  'scanned into a name it opens the order, and the form is as it was; in the frame it stays [scan-is-removed-from-field] [scan-code-fields] @release',
  async ({ page }) => {
    await openSignedIn(page, 'editor', '/#/order/quickOrder');
    const { orderNo } = await placeOrder(page);
    const placed: string[] = [];
    page.on('request', (request) => request.url().endsWith('/order/doEdit') && placed.push(request.url()));
    const frame = page.getByLabel(/车架/).first();
    await frame.click();
    await pressScanner(page, orderNo);
    await expect(frame).toHaveValue(orderNo);
    await frame.fill('');
    const name = page.getByLabel('姓名').first();
    await name.fill('王小明');
    await pressScanner(page, orderNo);
    await expect(heading(page, orderNo)).toBeVisible();
    await page
      .getByRole('link', { name: /快速下单/ })
      .last()
      .click();
    await expect(name).toHaveValue('王小明');
    expect(placed).toEqual([]);
  },
);

journey('by code an order is counted wherever the focus is [scan-opens-order] @release', async ({ page }) => {
  await openSignedIn(page, 'editor', '/#/order/orderList');
  const { id, orderNo } = await placeOrder(page);
  await page.getByRole('button', { name: '扫码' }).click();
  const dialog = page.getByRole('dialog', { name: '扫码处理' });
  await choose(dialog.getByLabel('扫到后'), '接单');
  await dialog.getByLabel('扫到后').focus();
  await pressScanner(page, `${orderNo}-1/2`);
  await expect(dialog.getByRole('listitem').first()).toContainText('还差第 2 辆');
  await dialog.getByRole('button', { name: '完成' }).focus();
  await pressScanner(page, `${orderNo}-2/2`);
  await expect(dialog.getByRole('listitem').first()).toContainText('已接单');
  await expect(dialog.getByLabel('扫到后')).toHaveText('接单');
  expect(await call(page, `/order/detail?id=${id}`)).toMatchObject({ status: 'accepted' });
});
