import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { choose } from './support/choose';
import { expect, journey } from './support/journey';
import { recordsOf } from './support/lists';
import { openSignedIn } from './support/sign-in';

/** Exports the columns that an import reads; returns the path of the file. */
async function exportForImport(page: Page, format: string): Promise<string> {
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await page.getByRole('button', { name: '选择内容并导出…' }).click();
  const dialog = page.getByRole('dialog', { name: '导出' });
  await choose(dialog.getByLabel('方案', { exact: true }), '可再导入');
  await choose(dialog.getByLabel('格式', { exact: true }), format);
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '导出', exact: true }).click();
  return (await coming).path();
}

const textsIn = async (path: string) => (await readSheet(path)).map((row) => row.map((cell) => String(cell ?? '')));

journey(
  'orders that were exported go through the import with every column, without a question about a cell, and unchanged [export-is-imported-again]',
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/order/orderList?category=tricycle');
    await expect(recordsOf(page, '运单列表').first()).toBeVisible();
    const paths = [await exportForImport(page, 'XLSX'), await exportForImport(page, 'CSV')] as const;
    const exported = await textsIn(paths[0]);
    const count = exported.length - 1;
    expect(count).toBeGreaterThan(3);
    await page.goto('/#/order/orderImport');
    for (const path of paths) {
      await page.getByLabel('选择 XLSX 或 CSV 文件').setInputFiles(path);
      await expect(page.getByText(`共 ${count} 行`)).toBeVisible();
      await expect(page.getByText('（没有这一列）').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByText('没有用到的列')).toBeHidden();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.getByRole('button', { name: '核对' }).click();
      await expect(page.getByText('0 行要修正')).toBeVisible();
      // The orders exist already, so some rows ask whether they are doubles; their cells are right.
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: `下载没有下单的 ${count} 行` }).click();
      const rest = await textsIn(await (await coming).path());
      expect(rest.map((texts) => texts.slice(0, -1))).toEqual(exported);
      expect(rest.slice(1).map((texts) => texts.at(-1))).toEqual(Array(count).fill(''));
      await page.getByRole('button', { name: '换一个表格' }).click();
    }
  },
);
