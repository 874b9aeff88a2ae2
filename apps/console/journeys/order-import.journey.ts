import { readSheet } from 'read-excel-file/node';
import { writeXlsx } from '../../../packages/ui-shell/src/data/spreadsheet/write-xlsx';
import { call } from './support/call';
import { choose } from './support/choose';
import { expect, journey } from './support/journey';
import { openSignedIn } from './support/sign-in';

/** A workbook of orders; every 125th row has a wrong phone or vehicle. The sheet of 5,000 is inflated in several chunks. */
async function makeWorkbook(count: number): Promise<Buffer> {
  const titles = [
    '寄件人',
    '寄件人手机',
    '寄件地址',
    '收件人',
    '收件电话',
    '收件地区',
    '收件地址',
    '车型',
    '品牌',
    '型号',
  ];
  const rows = Array.from({ length: count }, (_, row) => {
    const wrong = row % 125 === 7;
    const phone = wrong && row % 2 === 1 ? '1390000' : 13_900_000_000 + row;
    const kind = wrong && row % 2 === 0 ? '飞机' : '电动车';
    const from = `浙江省杭州市余杭区文一西路 ${row} 号`;
    return [
      '张三',
      13_800_000_000 + row,
      from,
      '李四车行',
      phone,
      '上海市浦东新区',
      `世纪大道 ${row} 号`,
      kind,
      '小牛',
      'NQi',
    ];
  });
  const file = await writeXlsx({ name: '运单', titles, batches: [rows] });
  return Buffer.from(await file.arrayBuffer());
}

for (const { count, tag } of [
  { count: 500, tag: [] },
  { count: 5000, tag: '@release' },
]) {
  const wrong = count / 125;
  journey(
    `${count} rows are imported: ${wrong} wrong ones are found and repaired or kept as a file, a lost connection doubles nothing [5-000-rows-40-are-wrong]`,
    { tag },
    async ({ page }) => {
      await openSignedIn(page, 'agent', '/#/order/orderList');
      const total = async () => (await call<{ total: number }>(page, '/order/getList')).total;
      const before = await total();
      await page.getByRole('button', { name: '批量导入' }).click();
      await page.getByLabel('选择 XLSX 或 CSV 文件').setInputFiles({
        name: '运单.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: await makeWorkbook(count),
      });
      await expect(page.getByText(`共 ${count} 行`)).toBeVisible();
      await expect(page.getByLabel('品牌')).toContainText('品牌');
      await page.getByRole('button', { name: '核对' }).click();
      await expect(page.getByText(`${wrong} 行要修正`)).toBeVisible();
      await expect(page.getByText(`可以下单 ${count - wrong} 单`)).toBeVisible();

      const row = page.getByRole('listitem', { name: '第 9 行' });
      await expect(row.getByLabel('收货人电话')).toHaveAttribute('aria-invalid', 'true');
      await row.getByLabel('收货人电话').fill('139 0000 1007');
      await page.keyboard.press('Enter');
      await expect(row.getByText('可下单')).toBeVisible();
      const other = page.getByRole('listitem', { name: '第 134 行' });
      await choose(other.getByLabel('车辆类型'), '电动自行车');
      await expect(page.getByText(`${wrong - 2} 行要修正`)).toBeVisible();

      let sent = 0;
      await page.route('**/order/doImport', async (route) => {
        sent += 1;
        if (sent < 4) return route.continue();
        // The orders are placed and the response is lost. A request over a connection that just closed is sent again.
        await route.fetch({ maxRetries: 1 });
        await route.abort('connectionreset');
      });
      await page.getByRole('button', { name: `下单 ${count - wrong + 2} 单` }).click();
      await expect(page.getByText(/连接中断，已下单 300 单/)).toBeVisible();
      await page.unroute('**/order/doImport');
      // The last edit is stored within a second, or at once on a reload.
      await page.reload();
      await page.getByRole('button', { name: '继续填写' }).click();
      await expect(page.getByText('已下单 300 单')).toBeVisible();
      await expect(page.getByText(`${wrong - 2} 行要修正`)).toBeVisible();
      await page.getByRole('button', { name: '继续', exact: true }).click();
      await expect(page.getByText(`已下单 ${count - wrong + 2} 单`)).toBeVisible({ timeout: 240_000 });
      expect(await total()).toBe(before + count - wrong + 2);

      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: `下载没有下单的 ${wrong - 2} 行` }).click();
      const rest = await readSheet(await (await coming).path());
      expect(rest).toHaveLength(wrong - 1);
      expect(rest[0]?.at(-1)).toBe('原因');
      expect(String(rest[1]?.at(-1))).toMatch(/电话|手机|车辆类型/);
    },
  );
}

journey('the template that is downloaded can be imported [template-can-be-imported] @smoke', async ({ page }) => {
  await openSignedIn(page, 'agent', '/#/order/orderImport');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载模板' }).click();
  await page.getByLabel('选择 XLSX 或 CSV 文件').setInputFiles(await (await coming).path());
  await page.getByRole('button', { name: '核对' }).click();
  await page.getByRole('button', { name: '下单 1 单' }).click();
  await expect(page.getByText('全部下单完成')).toBeVisible();
});
