import type { Page } from '@playwright/test';
import { choose } from './support/choose';
import { leavesOut } from './support/conditions/leaves-out';
import { expect, journey } from './support/journey';
import { pressIn, recordsOf, unfoldFilters } from './support/lists';
import { inMode, modesJourney } from './support/modes-journey';
import { openSignedIn, tabOf } from './support/sign-in';

const ordersOf = (page: Page) => recordsOf(page, '运单列表');

/** Counts the requests for a list from now on. */
function countRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/order/getList') count += 1;
  });
  return () => count;
}

journey(
  'an unreadable list reports this, and every retry sends a request [unreadable-list-is-fetched-again]',
  async ({ page, control }) => {
    await openSignedIn(page);
    const unreadable = { path: '/order/getList', code: 200, data: { list: [{ id: 1 }, null], total: 2 } };
    await control.fault({ ...unreadable, times: 4 });
    await page.goto('/#/order/orderList');
    const failure = page.getByRole('alert').filter({ hasText: '数据加载失败，请重试' });
    await expect(failure).toBeVisible();
    const requests = countRequests(page);
    await failure.getByRole('button', { name: '重试' }).click();
    await expect.poll(requests).toBe(1);
    await expect(failure).toBeVisible();
    await page.getByRole('button', { name: '刷新页面' }).click();
    await expect.poll(requests).toBe(2);
    await expect(failure).toBeVisible();
    await tabOf(page, '运单列表').focus();
    await page.keyboard.press('Delete');
    await expect(failure).toHaveCount(0);
    await page.goto('/#/order/orderList');
    await expect.poll(requests).toBe(3);
    await failure.getByRole('button', { name: '重试' }).click();
    await expect(ordersOf(page).nth(4)).toBeVisible();
  },
);

journey('Enter asks the server in any case, a filter as it changes [enter-in-filter-fetches]', async ({ page }) => {
  await openSignedIn(page, 'admin', '/#/order/orderList');
  await expect(ordersOf(page).nth(4)).toBeVisible();
  const countListRequests = countRequests(page);
  await page.getByLabel('关键词').press('Enter');
  await expect.poll(countListRequests).toBe(1);
  await page.getByLabel('关键词').press('Enter');
  await expect.poll(countListRequests).toBe(2);
  await page.getByLabel('关键词').fill('TY2026');
  await expect.poll(countListRequests).toBe(3);
  await expect(page).toHaveURL(/keyword=TY2026$/);
  await unfoldFilters(page);
  await choose(page.getByRole('search').getByLabel('目的城市'), '武汉');
  await expect.poll(countListRequests).toBe(4);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '清除全部' }).click();
  await expect(page).toHaveURL(/orderList$/);
});

journey(
  'an order that is cancelled in one window is cancelled in the other [change-made-in-another-window]',
  async ({ page, context }) => {
    await openSignedIn(page, 'admin', '/#/order/orderList?status=pending');
    const first = ordersOf(page).first();
    const orderNo = (await first.getByRole('link', { name: /^TY/ }).textContent()) ?? '';
    const other = await context.newPage();
    await other.goto(`/#/order/orderList?keyword=${orderNo}`);
    await expect(ordersOf(other).getByText('待接单')).toBeVisible();
    await page.bringToFront();
    await pressIn(first, '取消');
    await page.getByRole('alertdialog').getByRole('button', { name: '取消运单' }).click();
    await expect(ordersOf(page).getByText(orderNo)).toHaveCount(0);
    await other.bringToFront();
    await expect(ordersOf(other).getByText('已取消')).toBeVisible();
  },
);

journey(
  'what is not valid in the address of a list is taken out of it [invalid-filters-size-page]',
  async ({ page }) => {
    await openSignedIn(
      page,
      'admin',
      '/#/order/orderList?status=zzz&pageSize=1000&page=-1&fromCity=Atlantis&from=2024-13-45&sort=vin',
    );
    await expect(page).toHaveURL(/#\/order\/orderList$/);
    await expect(ordersOf(page).nth(4)).toBeVisible();
    await page.goto('/#/order/orderList?category=ebike&page=9999');
    await expect(page).toHaveURL(/#\/order\/orderList\?category=ebike&page=\d{1,3}$/);
    await expect(ordersOf(page).getByText('电动自行车').first()).toBeVisible();
  },
);

journey(
  'another page of a list begins at its first row [other-page-of-order-list]',
  leavesOut({ 'zoom-400': 'scrolls the table, which is cards there' }),
  async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/order/orderList?pageSize=50');
    const box = page.getByRole('region', { name: '运单列表' });
    await expect(ordersOf(page)).toHaveCount(50);
    const position = () => box.evaluate((element) => element.scrollTop);
    await box.evaluate((element) => element.scrollTo({ top: 1000 }));
    await expect.poll(position).toBeGreaterThan(0);
    await page.getByRole('button', { name: '下一页' }).click();
    await expect.poll(position).toBe(0);
  },
);

for (const [language, ...lists] of [
  ['zh', ['/order/orderList', '运单列表'], ['/promotion/pOrderList', '推广运单']],
  ['en', ['/order/orderList', 'Order list'], ['/promotion/pOrderList', 'Promoted orders']],
] as const) {
  journey(
    `the actions of the order list cover no other column at 1440 px, ${language} [order-list-at-1440-px]`,
    {
      tag: language === 'en' ? [] : '@release',
      ...leavesOut({
        'zoom-400': 'measures the table in a wide window',
        'text-24px': 'measures columns for text of 16 px',
      }),
    },
    async ({ page }) => {
      await page.addInitScript((chosen) => {
        localStorage.setItem('waybill.theme', JSON.stringify({ version: 1, settings: { language: chosen } }));
      }, language);
      await openSignedIn(page);
      for (const [address, title] of lists) {
        await page.goto(`/#${address}`);
        const rows = page.getByRole('grid', { name: title }).getByRole('row');
        await expect(rows.nth(9)).toBeVisible();
        const overlaps = await rows.evaluateAll((all) =>
          all.map((row) => {
            const [actions, time] = [...row.children].reverse().map((cell) => cell.getBoundingClientRect());
            return (time?.right ?? 0) - (actions?.left ?? 0);
          }),
        );
        expect(Math.max(...overlaps), title).toBeLessThan(1);
      }
    },
  );
}

const datedLists = ['/order/orderList', '/promotion/pOrderList', '/promotion/withdrawals'];

/** Dates under the pinned actions or beyond the window, and rows across the lower edge of their box. */
const cutParts = (page: Page): Promise<string[]> =>
  recordsOf(page).evaluateAll((records) => {
    const width = document.documentElement.clientWidth;
    return records.flatMap((record) => {
      const row = record.getBoundingClientRect();
      const lower = record.closest('[role="region"]')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
      const actions = record.querySelector('[data-pinned="end"]')?.getBoundingClientRect();
      const dates = [...record.querySelectorAll('time')].filter((date) => {
        const { left, right } = date.getBoundingClientRect();
        const isCovered = actions !== undefined && right > actions.left + 1 && left < actions.right - 1;
        return isCovered || left < -1 || right > width + 1;
      });
      const isCut = row.top < lower - 1 && row.bottom > lower + 1;
      return [...dates.map((date) => date.textContent ?? ''), ...(isCut ? [record.textContent ?? ''] : [])];
    });
  });

const sevenWidths = [1920, 1440, 1366, 1280, 990, 768, 390] as const;

// The product speaks Chinese and English; the mode adds the other languages of the shell.
for (const { language, widths, tag } of [
  { language: 'zh', widths: [1366, 768], tag: '@smoke' },
  ...(['zh', 'en', 'de', 'ja', 'ar'] as const).map((language) => ({ language, widths: sevenWidths, tag: '@release' })),
] as const)
  (language === 'zh' || language === 'en' ? journey : modesJourney)(
    `no date or row of a list is cut at ${widths.join(', ')} px, ${language} [dates-are-never-covered]`,
    {
      tag,
      ...leavesOut({ 'zoom-400': 'sets the width of the window', 'text-24px': 'measures columns for text of 16 px' }),
    },
    async ({ page }) => {
      await page.addInitScript((chosen) => {
        localStorage.setItem('waybill.theme', JSON.stringify({ version: 1, settings: { language: chosen } }));
      }, language);
      await openSignedIn(page, 'admin', inMode('languages', '/index'));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const address of datedLists) {
          await page.goto(inMode('languages', address));
          await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
          await expect(recordsOf(page).first()).toBeVisible();
          await expect.poll(() => cutParts(page), `${address} at ${width} px`).toEqual([]);
        }
      }
    },
  );

journey('a missing record is reported without a retry [record-does-not-exist]', async ({ page }) => {
  await openSignedIn(page, 'admin', '/#/promotion/pOrderDetail?id=99999999');
  const main = page.getByRole('main');
  await expect(main.getByText('没有找到这条记录，可能已被删除')).toBeVisible();
  await expect(main.getByRole('button', { name: '重试' })).toHaveCount(0);
  await page.goto('/#/vab/table/detail?id=99999999');
  await expect(main.getByText('没有找到这条记录，可能已被删除').last()).toBeVisible();
  await expect(main.getByRole('button', { name: '重试' })).toHaveCount(0);
});

journey(
  'a refusal with fields is shown at those fields, any other above the form [refusal-appears-at-fields]',
  async ({ page, control }) => {
    await openSignedIn(page, 'admin', '/#/vab/table/comprehensiveTable');
    await page.getByRole('button', { name: '新增' }).click();
    const dialog = page.getByRole('dialog', { name: '新增文章' });
    await dialog.getByLabel('标题').fill('试一条');
    await dialog.getByLabel('作者').fill('王五');
    const refused = { path: '/table/doEdit', code: 400, message: '暂停投稿', times: 1 };
    await control.fault(refused);
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: '暂停投稿' })).toBeVisible();
    await expect(page.getByText('暂停投稿')).toHaveCount(1);
    await control.fault({ ...refused, data: { fields: { author: '此作者已停用' } } });
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog.getByLabel('作者')).toHaveAccessibleDescription('此作者已停用');
    await expect(dialog.getByLabel('作者')).toBeFocused();
    await expect(page.getByText('暂停投稿')).toHaveCount(0);
    await dialog.getByLabel('作者').fill('赵六');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog).toBeHidden();
  },
);

journey(
  'the debugger page leads to sections that are not in the menu [debugger-links-to-demo-section]',
  async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/debugger');
    await page.getByRole('link', { name: '/vab/permission', exact: true }).click();
    await expect(page).toHaveURL(/#\/vab\/permission$/);
    await expect(recordsOf(page, '路由权限').first()).toBeVisible();
  },
);
