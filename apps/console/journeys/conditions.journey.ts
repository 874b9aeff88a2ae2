import type { Page } from '@playwright/test';
import { conditionNames } from './support/conditions/conditions';
import { rowsOnPaper } from './support/conditions/print';
import { expect, journey } from './support/journey';
import { fillLogin } from './support/sign-in';

const message =
  '寄 吴迪 13500001234 苏州吴中区木渎镇金枫路32号 收 何秀 15800001202 盐城亭湖区希望大道88号 雅迪冠能Q9 2辆 到付 代收800';

/** A list, as a table or, in a narrow window, as cards. */
const listOf = (page: Page, name: string) =>
  page.getByRole('grid', { name }).getByRole('row').or(page.getByRole('list', { name }).getByRole('listitem'));

const paste = (page: Page, text: string) =>
  page.getByRole('textbox', { name: '粘贴识别' }).evaluate((box, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** Moves the focus on, slowly enough for a condition to look where it is. */
async function tabThrough(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
}

journey.describe.configure({ mode: 'parallel' });

for (const name of conditionNames)
  journey.describe(() => {
    journey.use({ conditions: [name] });

    journey(
      `under ${name}: signs in, reads a list, edits a record in a dialog, closes a tab by its key and places an order @smoke`,
      async ({ page }) => {
        await page.goto('/#/vab/table/comprehensiveTable');
        await fillLogin(page, 'admin', 'not-the-password');
        await expect(page.getByText('用户名或密码错误').first()).toBeVisible();
        await fillLogin(page, 'admin');
        const rows = listOf(page, '综合表格');
        await expect(rows.nth(5)).toBeVisible();

        await page.getByRole('button', { name: '新增' }).click();
        const dialog = page.getByRole('dialog', { name: '新增文章' });
        await dialog.getByLabel('标题').fill('试一条');
        await dialog.getByRole('button', { name: '保存' }).click();
        await expect(dialog.getByLabel('作者')).toBeFocused();
        await dialog.getByLabel('作者').fill('王五');
        await dialog.getByRole('button', { name: '保存' }).click();
        await expect(dialog).toBeHidden();
        await expect(rows.filter({ hasText: '试一条' }).first()).toBeVisible();

        // On a French keyboard Z, and on a Dvorak keyboard the comma, is where others have W, which closes a tab.
        await page.keyboard.press('Alt+z');
        await page.keyboard.press('Alt+,');
        await expect(page).toHaveURL(/#\/index$/);
        await page.keyboard.press('Alt+.');
        await expect(page).toHaveURL(/#\/vab\/table\/comprehensiveTable$/);
        await page.keyboard.press('Alt+KeyN');
        await expect(page.getByRole('textbox', { name: '粘贴识别' })).toBeFocused();
        await paste(page, message);
        await expect(page.getByLabel('品牌').first()).toHaveValue('雅迪');
        await tabThrough(page, 20);
        await page.getByRole('button', { name: '提交运单' }).click();
        await expect(page.getByRole('heading', { name: '下单成功' })).toBeVisible();
        await page.keyboard.press('Alt+KeyW');
        await expect(page).toHaveURL(/#\/vab\/table\/comprehensiveTable$/);
        await expect(rows.nth(5)).toBeVisible();
        // The head of the table is a row too.
        if (name === 'print') expect(await rowsOnPaper(page)).toBe(await rows.count());
      },
    );
  });
