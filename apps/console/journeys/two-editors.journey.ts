import type { Page } from '@playwright/test';
import { expect, journey } from './support/journey';
import { openSignedIn } from './support/sign-in';

const table = '/#/vab/table/comprehensiveTable';
const editFirst = (page: Page) => page.getByRole('button', { name: '编辑' }).first().click();
const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('dialog').getByRole('textbox', { name });

journey(
  'two people change one article: both are shown field by field, and the other list says so',
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
    await expect(page.getByRole('row', { name: /后保存的标题.*先保存的人/ })).toBeVisible();

    // A look fetches anew what is older than a second.
    await expect(async () => {
      await other.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(other.getByText('1 条记录已被他人修改')).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 10_000 });
    await expect(other.getByRole('row', { name: /后保存的标题.*已被他人修改/ })).toBeVisible();
    await second.close();
  },
);
