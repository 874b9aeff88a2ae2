import type { Page } from '@playwright/test';
import { choose } from './support/choose';
import { leavesOut } from './support/conditions/leaves-out';
import { expect, journey } from './support/journey';
import { recordsOf, unfoldFilters } from './support/lists';
import { openSignedIn } from './support/sign-in';

const orders = '/#/order/orderList';
const ordersOf = (page: Page) => page.getByRole('grid', { name: '运单列表' });
const headsOf = (page: Page) => ordersOf(page).getByRole('columnheader');
const openColumns = async (page: Page) => {
  await page.getByRole('button', { name: '列设置' }).click();
  return page.getByRole('dialog', { name: '列设置' });
};

journey(
  'columns are hidden, kept in view, moved and resized, for this account alone, until they are reset [columns-resized-pinned-hidden-ordered]',
  leavesOut({ 'zoom-400': 'a narrow window shows cards without columns' }),
  async ({ page }) => {
    await openSignedIn(page, 'admin', orders);
    await expect(headsOf(page).nth(1)).toHaveText('运单号');
    const picker = await openColumns(page);
    await picker.getByRole('checkbox', { name: '收货人' }).uncheck();
    await picker.getByRole('button', { name: '把列“运费”固定在左侧' }).click();
    await page.keyboard.press('Escape');
    await expect(headsOf(page).nth(1)).toHaveText('运费');
    await expect(headsOf(page).filter({ hasText: '收货人' })).toHaveCount(0);
    const status = headsOf(page).filter({ hasText: '状态' });
    const width = async () => Math.round((await status.boundingBox())?.width ?? 0);
    const before = await width();
    const edge = await status.boundingBox();
    await page.mouse.move((edge?.x ?? 0) + (edge?.width ?? 0) - 3, (edge?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move((edge?.x ?? 0) + (edge?.width ?? 0) + 37, (edge?.y ?? 0) + 20, { steps: 4 });
    await page.mouse.up();
    await expect.poll(width).toBe(before + 40);
    await page.reload();
    await expect(headsOf(page).nth(1)).toHaveText('运费');
    await expect.poll(width).toBe(before + 40);

    await openSignedIn(page, 'agent', orders);
    await expect(headsOf(page).nth(1)).toHaveText('运单号');
    await expect(headsOf(page).filter({ hasText: '收货人' })).toHaveCount(1);

    await openSignedIn(page, 'admin', orders);
    await expect(headsOf(page).nth(1)).toHaveText('运费');
    await (await openColumns(page)).getByRole('button', { name: '恢复默认列' }).click();
    await expect(headsOf(page).nth(1)).toHaveText('运单号');
    await page.reload();
    await expect(headsOf(page).filter({ hasText: '收货人' })).toHaveCount(1);
  },
);

journey('active filters show as chips that can be removed one by one [chips-for-filters]', async ({ page }) => {
  await openSignedIn(page, 'admin', `${orders}?category=ebike&keyword=TY`);
  const chips = page.getByRole('list', { name: '筛选条件' });
  await expect(chips.getByText('车辆类型：电动自行车', { exact: true })).toBeVisible();
  await chips.getByRole('button', { name: '去掉条件“车辆类型：电动自行车”' }).click();
  await expect(page).toHaveURL(/orderList\?keyword=TY$/);
  await unfoldFilters(page);
  await expect(page.getByRole('search').getByLabel('车辆类型')).toHaveText('全部');
  await chips.getByRole('button', { name: '去掉条件“关键词：TY”' }).click();
  await expect(page).toHaveURL(/orderList$/);
  await expect(chips).toHaveCount(0);
});

journey(
  'a view keeps filters, order and columns under a name; its link shows the same in another window [named-views-each-link] @smoke',
  leavesOut({ 'zoom-400': 'a narrow window shows cards without columns' }),
  async ({ page, context }) => {
    await openSignedIn(page, 'admin', `${orders}?status=signed&sort=fee&order=desc`);
    await (await openColumns(page)).getByRole('checkbox', { name: '发货人' }).uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '视图' }).click();
    const views = page.getByRole('dialog', { name: '视图' });
    await views.getByLabel('视图名称').fill('贵的');
    await views.getByLabel('视图名称').press('Enter');
    await expect(page.getByRole('button', { name: '视图：贵的' })).toBeVisible();
    const address = page.url();

    await page.goto(orders);
    await (await openColumns(page)).getByRole('button', { name: '恢复默认列' }).click();
    await page.keyboard.press('Escape');
    await expect(headsOf(page).filter({ hasText: '发货人' })).toHaveCount(1);
    await page.getByRole('button', { name: '视图' }).click();
    await views.getByRole('link', { name: '贵的' }).click();
    await expect(page).toHaveURL(address);
    await expect(headsOf(page).filter({ hasText: '发货人' })).toHaveCount(0);
    await expect(headsOf(page).filter({ hasText: '运费' })).toHaveAttribute('aria-sort', 'descending');

    const other = await context.newPage();
    await other.goto(address);
    await expect(other.getByRole('button', { name: '视图：贵的' })).toBeVisible();
    await expect(headsOf(other).filter({ hasText: '发货人' })).toHaveCount(0);

    await page.getByRole('button', { name: '视图：贵的' }).click();
    await views.getByRole('button', { name: '删除视图“贵的”' }).click();
    await expect(other.getByRole('button', { name: '视图', exact: true })).toBeVisible();
  },
);

journey(
  'the keyboard walks the grid, opens a row with Enter and copies one as a line of a spreadsheet [copy-as-tsv]',
  leavesOut({ 'zoom-400': 'a narrow window shows cards instead of the grid', 'plain-http': 'reads the clipboard' }),
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openSignedIn(page, 'admin', orders);
    await expect(ordersOf(page).getByRole('row').nth(5)).toBeVisible();
    await ordersOf(page).locator('[tabindex="0"]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    const focused = ordersOf(page).locator(':focus');
    await expect(focused).toHaveText(/^TY\d+$/);
    const number = await focused.innerText();
    await page.keyboard.press('Control+c');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`^${number}\t`));
    await page.keyboard.press('Control+End');
    await expect(ordersOf(page).getByRole('row').last().locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/orderList/);
  },
);

journey(
  'all that match are selected over the pages and deleted at once [bulk-actions-on-all-matches]',
  async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/vab/table/comprehensiveTable?status=draft');
    const articles = recordsOf(page, '综合表格');
    await articles.getByRole('checkbox', { name: '选择此行' }).first().check();
    const bar = page.getByRole('toolbar', { name: '批量操作' });
    await expect(bar.getByText('已选 1 条')).toBeVisible();
    await bar.getByRole('button', { name: /^选择全部 \d+ 条符合条件的记录$/ }).click();
    const count = async () => Number(/\d+/.exec(await bar.getByRole('status').innerText())?.[0]);
    await expect.poll(count).toBeGreaterThan(10);
    await bar.getByRole('button', { name: `批量删除（${await count()}）` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect(page.getByText('没有符合条件的数据，换个条件试试')).toBeVisible();
    await expect(bar).toHaveCount(0);
  },
);

journey(
  'on a phone each row has two lines with its facts and actions, in the order that is chosen [cards-at-390-px]',
  leavesOut({ 'zoom-400': 'sets a window of 390 px' }),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSignedIn(page, 'admin', orders);
    const cards = page.getByRole('list', { name: '运单列表' }).locator(':scope > li');
    await expect(cards).toHaveCount(10);
    await expect(cards.first().getByText(/^¥/)).toBeVisible();
    for (const { height } of await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect())))
      expect(height).toBeLessThanOrEqual(90);
    await unfoldFilters(page);
    await choose(page.getByLabel('排序'), '运费：降序');
    await expect(page).toHaveURL(/sort=fee&order=desc/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await cards.first().getByRole('link', { name: /^TY/ }).click();
    await expect(page).not.toHaveURL(/orderList/);
  },
);
