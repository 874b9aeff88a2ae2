import type { Page } from '@playwright/test';
import { call } from './support/call';
import { expect, journey } from './support/journey';
import { openSignedIn } from './support/sign-in';

journey.use({ leavesOut: { 'zoom-400': 'a narrow window shows cards instead of cells' } });

/** Pastes spreadsheet text into the focused element. */
const paste = (page: Page, text: string) =>
  page.evaluate((cells) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', cells);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

journey(
  'cells of a spreadsheet are pasted into the inline table: validated, reported, undone with one key, saved together [cells-pasted-into-table]',
  async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/vab/table/inlineEditTable');
    const grid = page.getByRole('grid', { name: '行内编辑表格' });
    const rowAt = (place: number) => grid.getByRole('row').nth(place);
    const titleAt = (place: number) => rowAt(place).getByRole('gridcell').first();
    const before = await Promise.all([1, 2, 3].map((place) => titleAt(place).innerText()));
    await titleAt(1).click();
    await paste(page, '第一行\t张三\t草稿\t9\t多\r\n第二行\t\t已售罄\t9\t\r\n"第三行"\t李四\tPublished\t9\t\r\n');

    await expect(rowAt(1).getByLabel(/^标题/)).toHaveValue('第一行');
    await expect(rowAt(1).getByLabel(/^状态/)).toHaveText('草稿');
    await expect(rowAt(3).getByLabel(/^状态/)).toHaveText('已发布');
    await expect(rowAt(2).getByLabel(/^作者/)).toHaveAttribute('aria-invalid', 'true');
    const message = page.getByRole('listitem').filter({ hasText: /^已粘贴|已粘贴 \d/ });
    await expect(message).toContainText('3 行');
    await expect(message).toContainText('1 个值不是“状态”的选项：“已售罄”');
    await expect(message).toContainText('3 格不能编辑');
    await expect(message).toContainText('右边多出 1 列，没有粘贴：“多”');

    await page.keyboard.press('Control+z');
    await expect(grid.getByRole('textbox')).toHaveCount(0);
    await expect(titleAt(1)).toHaveText(before[0] ?? '');
    await page.keyboard.press('Control+y');
    await expect(rowAt(1).getByLabel(/^标题/)).toHaveValue('第一行');

    await rowAt(2).getByLabel(/^作者/).fill('王五');
    await page.getByRole('button', { name: '保存粘贴的 3 行' }).click();
    await expect(titleAt(3)).toHaveText('第三行');
    await expect(grid.getByRole('textbox')).toHaveCount(0);
    const { list } = await call<{ list: { title: string; author: string }[] }>(
      page,
      '/table/getList?page=1&pageSize=3',
    );
    expect(list.map(({ title, author }) => `${title} ${author}`)).toEqual([
      '第一行 张三',
      '第二行 王五',
      '第三行 李四',
    ]);
  },
);

journey('a single cell is pasted into a field as any text is [single-cell-pastes-as-text]', async ({ page }) => {
  await openSignedIn(page, 'admin', '/#/vab/table/inlineEditTable');
  const row = page.getByRole('grid', { name: '行内编辑表格' }).getByRole('row').nth(1);
  await row.getByRole('button', { name: /^编辑/ }).click();
  await row.getByLabel(/^标题/).fill('');
  const isTaken = await row.getByLabel(/^标题/).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '一格\r\n');
    clipboardData.setData('text/html', '<table><tr><td>一格</td></tr></table>');
    return !field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  expect(isTaken).toBe(false);
});

journey(
  'cells of a spreadsheet replace invalid cells of an import, and one key undoes it [cells-pasted-into-import]',
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/order/orderImport');
    const row = (phone: string, kind: string) =>
      [
        '张三',
        '13812345678',
        '浙江省杭州市余杭区',
        '文一西路 1 号',
        '李四',
        phone,
        '上海市浦东新区',
        '世纪大道 9 号',
        kind,
        '小牛',
      ].join('\t');
    const titles = [
      '寄件人',
      '寄件电话',
      '寄件地区',
      '寄件地址',
      '收件人',
      '收件电话',
      '收件地区',
      '收件地址',
      '车型',
      '品牌',
    ].join('\t');
    const table = [titles, row('139', '电动车'), row('139', '电动车'), row('139', '飞机')].join('\n');
    await page.getByLabel(/粘贴表格中的行/).fill(table);
    await page.getByRole('button', { name: '核对' }).click();
    await expect(page.getByText('3 行要修正')).toBeVisible();

    const rowAt = (number: number) => page.getByRole('listitem', { name: `第 ${number} 行` });
    await rowAt(2).getByLabel('收货人电话').focus();
    await paste(page, '13900000001\t上海市浦东新区\n13900000002\t上海市徐汇区\n12\t上海市闵行区\n13900000004\t上海市');
    await expect(rowAt(3).getByLabel('收货人所在地区')).toHaveValue('上海市徐汇区');
    await expect(rowAt(2).getByText('可下单')).toBeVisible();
    await expect(rowAt(4).getByLabel('收货人电话')).toHaveAttribute('aria-invalid', 'true');
    const message = page.getByRole('listitem').filter({ hasText: '已粘贴' });
    await expect(message).toContainText('已粘贴 5 格（3 行）：收货人电话、收货人所在地区');
    await expect(message).toContainText('下面多出 1 行，没有粘贴：“13900000004”');

    await page.keyboard.press('Control+z');
    await expect(page.getByText('3 行要修正')).toBeVisible();
    await expect(rowAt(2).getByLabel('收货人电话')).toHaveValue('139');
    await page.keyboard.press('Control+y');
    await expect(rowAt(2).getByText('可下单')).toBeVisible();

    await rowAt(4).getByLabel('车辆类型').focus();
    await paste(page, '电瓶车');
    await expect(rowAt(4).getByLabel('车辆类型')).toHaveText('电动自行车');
    await rowAt(4).getByLabel('收货人电话').fill('13900000003');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: '下单 3 单' })).toBeVisible();
  },
);
