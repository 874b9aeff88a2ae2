import type { Page } from '@playwright/test';
import { call } from './support/call';
import { expect, journey } from './support/journey';
import { recordOf } from './support/lists';
import { chooseAction } from './support/order-page';
import { orderRequest } from './support/order-request';
import { openSignedIn } from './support/sign-in';

const table = '/#/vab/table/comprehensiveTable';
const editFirst = (page: Page) => page.getByRole('button', { name: '编辑' }).first().click();
const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('dialog').getByRole('textbox', { name });

journey(
  'two users change one article: both versions show field by field, and the other list marks it @release',
  async ({ page, browser, baseURL }) => {
    await openSignedIn(page, 'admin', table);
    await editFirst(page);
    const second = await browser.newContext({ locale: 'zh-CN', ...(baseURL ? { baseURL } : {}) });
    const other = await second.newPage();
    await openSignedIn(other, 'admin', table);
    await editFirst(other);
    await field(other, '作者').fill('先保存的人');
    await field(other, '标题').fill('先保存的标题');
    await save(other);
    await expect(other.getByRole('dialog')).toHaveCount(0);

    await field(page, '标题').fill('后保存的标题');
    await save(page);
    const conflict = page.getByRole('dialog', { name: '他人已修改这条记录' });
    const choice = (name: string, text: RegExp) =>
      conflict.getByRole('radiogroup', { name }).getByRole('radio', { name: text });
    await expect(choice('标题', /后保存的标题/)).toBeChecked();
    await expect(choice('作者', /先保存的人/)).toBeChecked();
    await conflict.getByRole('button', { name: '保存所选' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(recordOf(page, /后保存的标题.*先保存的人/)).toBeVisible();

    // Focusing the window refetches data older than a second.
    await expect(async () => {
      await other.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(other.getByText('1 条记录已被他人修改')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(recordOf(other, /后保存的标题.*已被他人修改/)).toBeVisible();
    await second.close();
  },
);

journey(
  "a price dialog over a refetched order does not overwrite another user's price @release",
  async ({ page, browser, baseURL }) => {
    await openSignedIn(page, 'admin', '/#/order/orderList');
    const { id } = await call<{ id: number }>(page, '/order/doEdit', orderRequest);
    const detail = `/#/order/orderDetail?id=${id}`;
    await page.goto(detail);
    const openPrice = (on: Page) => chooseAction(on, '改价');
    const setPrice = async (on: Page, price: string) => {
      await field(on, '新价格').fill(price);
      await field(on, '改价原因').fill('两人同时改价');
      await on.getByRole('dialog').getByRole('button', { name: '改价' }).click();
    };
    await openPrice(page);
    const second = await browser.newContext({ locale: 'zh-CN', ...(baseURL ? { baseURL } : {}) });
    const other = await second.newPage();
    await openSignedIn(other, 'admin', detail);
    await openPrice(other);
    await setPrice(other, '1234.5');
    await expect(other.getByRole('dialog')).toHaveCount(0);

    // Focusing the window refetches data older than a second, even below an open dialog.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(page.getByText('¥1,234.50').first()).toBeAttached({ timeout: 500 });
    }).toPass();
    await setPrice(page, '999');
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await page.reload();
    await expect(page.getByText('¥1,234.50').first()).toBeVisible();
    await second.close();
  },
);
