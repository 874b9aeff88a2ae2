import type { Browser, Page } from '@playwright/test';
import { choose } from './support/choose';
import { leavesOut } from './support/conditions/leaves-out';
import { expect, journey } from './support/journey';
import { type Account, openSignedIn } from './support/sign-in';

const orders = '/#/order/orderList';
const gridOf = (page: Page) => page.getByRole('grid', { name: '运单列表' });
const headsOf = (page: Page) => gridOf(page).getByRole('columnheader');
const viewsOf = (page: Page) => page.getByRole('dialog', { name: '视图' });
const openViews = async (page: Page) => {
  await page.getByRole('button', { name: /^视图/ }).click();
  return viewsOf(page);
};

/** Opens the list of orders in a separate browser context. */
async function openBrowser(browser: Browser, baseURL: string, account: Account): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'zh-CN' });
  const page = await context.newPage();
  await openSignedIn(page, account, orders);
  return page;
}

async function saveView(page: Page, name: string) {
  const views = await openViews(page);
  await views.getByLabel('视图名称').last().fill(name);
  await views.getByLabel('视图名称').last().press('Enter');
  await expect(page.getByRole('button', { name: `视图：${name}` })).toBeVisible();
}

journey(
  'columns and views belong to the account in every browser, and a view is shared with a role: seen, copied, found in the palette, unshared [views-shared-with-role]',
  leavesOut({ 'zoom-400': 'a narrow window shows cards without columns' }),
  async ({ page, browser, product: { url } }) => {
    await openSignedIn(page, 'admin', `${orders}?status=signed`);
    await page.getByRole('button', { name: '列设置' }).click();
    await page.getByRole('dialog', { name: '列设置' }).getByRole('checkbox', { name: '发货人' }).uncheck();
    await page.keyboard.press('Escape');
    await saveView(page, '待签收');

    const second = await openBrowser(browser, url, 'admin');
    await expect(headsOf(second).filter({ hasText: '收货人' })).toHaveCount(1);
    await expect(headsOf(second).filter({ hasText: '发货人' })).toHaveCount(0);
    const views = await openViews(second);
    await views.getByRole('button', { name: '修改视图“待签收”' }).click();
    await views.getByLabel('视图名称').first().fill('等签收');
    await choose(views.getByLabel('共享给'), 'Agent');
    await views.getByRole('button', { name: '保存', exact: true }).click();
    await expect(views.getByText('已共享给 Agent')).toBeVisible();

    const agent = await openBrowser(browser, url, 'agent');
    const shared = (await openViews(agent)).getByRole('region', { name: 'Agent 的共享视图' });
    await expect(shared.getByRole('link', { name: '等签收' })).toContainText('来自 admin');
    await expect(shared.getByRole('button', { name: /删除|修改|收回/ })).toHaveCount(0);
    await shared.getByRole('link', { name: '等签收' }).click();
    await expect(agent).toHaveURL(/status=signed/);
    await expect(headsOf(agent).filter({ hasText: '发货人' })).toHaveCount(0);
    await openViews(agent);
    await shared.getByRole('button', { name: '把视图“等签收”复制为自己的' }).click();
    await expect(viewsOf(agent).getByRole('button', { name: '删除视图“等签收”' })).toBeVisible();
    await agent.keyboard.press('Escape');
    await agent.goto(orders);
    await expect(gridOf(agent).getByRole('row').nth(1)).toBeVisible();
    await agent.keyboard.press('Control+k');
    await agent.getByRole('dialog', { name: '命令' }).getByRole('combobox').fill('等签收');
    await agent.getByRole('option', { name: '等签收' }).first().click();
    await expect(agent).toHaveURL(/status=signed/);

    await page.reload();
    await (await openViews(page)).getByRole('button', { name: '删除视图“等签收”' }).click();
    await expect(viewsOf(page).getByText('等签收')).toHaveCount(0);
    await agent.reload();
    await openViews(agent);
    await expect(viewsOf(agent).getByRole('link', { name: '等签收' })).toHaveCount(1);
    await expect(shared).toHaveCount(0);
    await second.context().close();
    await agent.context().close();
  },
);

journey.describe(() => {
  journey.use({ provoked: /Failed to load resource/ });
  journey(
    'settings that a browser stored move to the account, also offline changes; a view names its missing parts [views-of-browser-taken-over] @release',
    async ({ page, browser, product: { url } }) => {
      await openSignedIn(page, 'admin', '/#/index');
      await page.evaluate(() => {
        const views = [{ name: '旧的', query: 'columns=orderNo&columns=tonnage&status=flying&colour=red' }];
        const lists = { '/order/orderList': { columns: undefined, views } };
        localStorage.setItem('waybill.lists.admin', JSON.stringify({ version: 1, lists }));
      });
      await page.goto(orders);
      await page.reload();
      await (await openViews(page)).getByRole('link', { name: '旧的' }).click();
      await expect(page.getByText('视图“旧的”中的 tonnage, flying, colour 已不存在，其余部分照常生效。')).toBeVisible();
      await page.goto(orders);
      await page.context().setOffline(true);
      await saveView(page, '离线');
      await page.context().setOffline(false);

      const other = await openBrowser(browser, url, 'admin');
      const views = await openViews(other);
      await expect(views.getByRole('link', { name: '旧的' })).toBeVisible();
      await expect(async () => {
        await other.reload();
        await openViews(other);
        await expect(views.getByRole('link', { name: '离线' })).toBeVisible({ timeout: 1000 });
      }).toPass();
      await other.context().close();
    },
  );
});
