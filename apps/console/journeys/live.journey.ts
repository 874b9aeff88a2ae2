import type { Page } from '@playwright/test';
import { call } from './support/call';
import { expect, journey } from './support/journey';
import { recordOf, recordsOf } from './support/lists';
import { openElsewhere } from './support/open-elsewhere';
import { statusOf } from './support/order-page';
import { orderRequest } from './support/order-request';
import { openSignedIn } from './support/sign-in';

const place = (page: Page) => call<{ id: number; orderNo: string }>(page, '/order/doEdit', orderRequest);

journey(
  'a list follows changes by others: a row in its place, counts, and new orders by a button [list-rows-live] [list-announces-new-records] @release',
  async ({ page, browser }) => {
    await openSignedIn(page, 'editor', '/#/order/orderList');
    const first = await place(page);
    await page.reload();
    const row = recordOf(page, first.orderNo);
    await expect(row).toBeVisible();
    const place0 = await row.boundingBox();
    const total = page.getByRole('navigation', { name: '状态' }).getByRole('link', { name: /^全部/ });
    const count = async () => Number((await total.textContent())?.replace(/\D/g, ''));
    const before = await count();

    const { other, leave } = await openElsewhere(browser, page, 'admin', '/#/index');
    const second = await place(other);
    const news = page.getByRole('button', { name: '有 1 条新记录' });
    await expect(news).toBeVisible();
    await expect.poll(count).toBe(before + 1);
    await expect(recordOf(page, second.orderNo)).toHaveCount(0);

    await call(other, '/order/doStep', { id: first.id, step: 'accept' });
    await expect(row).toContainText('已接单');
    await expect(row).toContainText('admin 已修改');
    expect((await row.boundingBox())?.y).toBe(place0?.y);

    await news.click();
    await expect(recordsOf(page).first()).toContainText(second.orderNo);
    await expect(news).toHaveCount(0);
    await leave();
  },
);

journey(
  'changes between the first responses and the start of the stream are shown [stream-begins-with-pages]',
  async ({ page, browser }) => {
    let begin = () => {};
    const held = new Promise<void>((go) => {
      begin = go;
    });
    await page.route('**/live/events', async (route) => {
      await held;
      await route.continue();
    });
    await openSignedIn(page, 'editor', '/#/order/orderList');
    const { id, orderNo } = await place(page);
    await page.reload();
    const row = recordOf(page, orderNo);
    await expect(row).toContainText('待接单');
    const { other, leave } = await openElsewhere(browser, page, 'admin', '/#/index');
    await call(other, '/order/doStep', { id, step: 'accept' });
    begin();
    await expect(row).toContainText('已接单');
    await expect(row).toContainText('admin 已修改');
    await leave();
  },
);

journey(
  'a new notice is counted at the bell and on top of its list, without a further call [notice-arrives-by-event]',
  async ({ page, control }) => {
    const listens = page.waitForResponse((response) => response.url().includes('/live/events'));
    await openSignedIn(page, 'agent');
    const bell = page.getByRole('button', { name: '消息' });
    await expect(bell).toContainText('10');
    await listens;
    let requests = 0;
    page.on('request', (request) => {
      requests += request.url().includes('/notice/getList') ? 1 : 0;
    });
    await control.notice({ image: '', notice: '<strong>西南线路</strong>今晚停运', email: '西南线路停运' });
    await expect(bell).toContainText('12');
    expect(requests).toBe(0);
    await bell.click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('西南线路今晚停运');
  },
);

journey('the page of an order follows what others do with it [open-record-live] @smoke', async ({ page, browser }) => {
  await openSignedIn(page, 'editor', '/#/order/orderList');
  const { id } = await place(page);
  await page.goto(`/#/order/orderDetail?id=${id}`);
  const facts = statusOf(page);
  await expect(facts.getByText('待接单')).toBeVisible();
  const { other, leave } = await openElsewhere(browser, page, 'admin', '/#/index');
  await call(other, '/order/doStep', { id, step: 'accept' });
  await expect(facts.getByText('已接单', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: '历史' }).getByRole('listitem').first()).toContainText('admin');
  await leave();
});

journey('an order shows the users who have it open or edit it [presence-on-record]', async ({ page, browser }) => {
  await openSignedIn(page, 'editor', '/#/order/orderList');
  const { id } = await place(page);
  await page.goto(`/#/order/orderDetail?id=${id}`);
  await expect(page.getByRole('region', { name: '运单信息' })).toBeVisible();
  const { other, leave } = await openElsewhere(browser, page, 'admin', `/#/order/orderDetail?id=${id}`);
  const announcement = page.getByRole('status').filter({ hasText: 'admin' });
  await expect(announcement).toHaveText('admin 也在看');
  await expect(other.getByRole('status').filter({ hasText: 'editor' })).toHaveText('editor 也在看');
  await other.goto(`/#/order/orderEdit?id=${id}`);
  await expect(announcement).toHaveText('admin 正在编辑');
  await page.goto(`/#/order/orderEdit?id=${id}`);
  await expect(announcement).toHaveText('admin 正在编辑');
  await other.goto('about:blank');
  await expect(announcement).toHaveCount(0);
  await leave();
});

journey(
  'seven windows of a user follow changes over HTTP/1.1, and the calls of each are answered [live-changes-by-one-hook]',
  async ({ page, context, browser }) => {
    await openSignedIn(page, 'editor', '/#/index');
    const { id, orderNo } = await place(page);
    const windows = [page];
    while (windows.length < 7) windows.push(await context.newPage());
    for (const each of windows) await each.goto('/#/order/orderList');
    for (const each of windows) await expect(recordOf(each, orderNo)).toContainText('待接单');
    const { other, leave } = await openElsewhere(browser, page, 'admin', '/#/index');
    await call(other, '/order/doStep', { id, step: 'accept' });
    for (const each of windows) await expect(recordOf(each, orderNo)).toContainText('已接单');
    await leave();
  },
);
