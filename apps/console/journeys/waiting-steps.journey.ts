import type { BrowserContext, Page, Route } from '@playwright/test';
import { call } from './support/call';
import { expect, journey } from './support/journey';
import { recordOf } from './support/lists';
import { openElsewhere } from './support/open-elsewhere';
import { orderRequest } from './support/order-request';
import { pressNext } from './support/press-next';
import { openSignedIn } from './support/sign-in';

interface Placed {
  id: number;
  orderNo: string;
}

const place = (page: Page) => call<Placed>(page, '/order/doEdit', orderRequest);

const historyOf = async (page: Page, { id }: Placed) =>
  (await call<{ timeline: { status: string }[] }>(page, `/order/detail?id=${id}`)).timeline.map(({ status }) => status);

const steps = /\/order\/do(Step|Steps|Assign|TakeBack)$/;
const rowOf = (page: Page, { orderNo }: Placed) => recordOf(page, orderNo);
const badgeOf = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('button', { name });

/** Places orders and opens the list; its buttons work once the browser can store steps. */
async function openList(page: Page, count: number) {
  await openSignedIn(page, 'editor', '/#/index');
  const orders = await Promise.all(Array.from({ length: count }, () => place(page)));
  await page.goto('/#/order/orderList?status=pending');
  await expect(rowOf(page, orders[0] as Placed)).toContainText('待接单');
  return orders as [Placed, Placed, Placed];
}

/** Runs a way with the answer that brings the key of stored steps held back until `release`. */
async function holdKey(context: BrowserContext) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(/\/draftKey$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Aborts only the step calls. With `isDone` the server handles them and only the responses are lost. */
async function cut(context: BrowserContext, isDone: boolean) {
  const sentSteps: { step: string; key: string | undefined }[] = [];
  const lose = async (route: Route) => {
    const request = route.request();
    sentSteps.push({ step: request.postDataJSON().step, key: request.headers()['idempotency-key'] });
    if (isDone) await route.fetch();
    await route.abort();
  };
  await context.route(steps, lose);
  return { sentSteps, mend: () => context.unroute(steps, lose) };
}

journey(
  'without a line steps stay shown and wait, can be discarded, and are sent in their order when it is back [offline-step-waits] [waiting-step-discarded]',
  async ({ page, context }) => {
    const [order, other] = await openList(page, 2);
    await context.setOffline(true);
    const row = rowOf(page, order);
    await row.getByRole('button', { name: '接单' }).click();
    await pressNext(row.getByRole('button', { name: '揽收' }));
    await rowOf(page, other).getByRole('button', { name: '接单' }).click();
    await expect(row).toContainText('已揽收');
    await expect(row).toContainText('等待联网');
    await badgeOf(page, /^3 个操作等待联网/).click();
    const dialog = page.getByRole('dialog', { name: '等待联网的操作' });
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await dialog.getByRole('button', { name: `放弃“接单：运单 ${other.orderNo}”` }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(rowOf(page, other)).toContainText('待接单');
    await expect(page.locator('[data-toast]').filter({ hasText: '没有执行' })).toHaveCount(0);
    await context.setOffline(false);
    await expect(badgeOf(page, /等待联网/)).toHaveCount(0);
    expect(await historyOf(page, order)).toEqual(['pending', 'accepted', 'collected']);
    expect(await historyOf(page, other)).toEqual(['pending']);
  },
);

journey(
  'no step can be taken before the browser can store it, and the first one that can outlives a kill [step-button-waits-for-queue]',
  async ({ page, context }) => {
    await openSignedIn(page, 'editor', '/#/index');
    const order = await place(page);
    const release = await holdKey(context);
    await page.goto('/#/order/orderList?status=pending');
    const row = rowOf(page, order);
    await expect(row.getByRole('button', { name: '接单' })).toBeDisabled();
    await expect(row.getByRole('button', { name: '取消', includeHidden: true })).toBeDisabled();
    release();
    await expect(row.getByRole('button', { name: '接单' })).toBeEnabled();
    await context.setOffline(true);
    await row.getByRole('button', { name: '接单' }).click();
    await expect(row).toContainText('等待联网');
    await page.close();
    await context.setOffline(false);
    const second = await context.newPage();
    await second.goto('/#/order/orderList');
    await expect.poll(() => historyOf(second, order)).toEqual(['pending', 'accepted']);
  },
);

journey(
  "waiting steps survive a reload and are sent once, even after a lost response; a second window sends a closed window's steps [waiting-step-survives] [waiting-step-sent-once] @release",
  async ({ page, context }) => {
    const [order] = await openList(page, 1);
    const { sentSteps, mend } = await cut(context, true);
    await rowOf(page, order).getByRole('button', { name: '接单' }).click();
    await pressNext(rowOf(page, order).getByRole('button', { name: '揽收' }));
    await expect(badgeOf(page, /^2 个操作等待联网/)).toBeVisible();
    await page.goto(`/#/order/orderDetail?id=${order.id}`);
    await page.reload();
    await expect(badgeOf(page, /^2 个操作等待联网/)).toBeVisible();
    await expect(page.getByRole('main').getByText('等待联网')).toBeVisible();
    const second = await context.newPage();
    await second.goto('/#/index');
    await badgeOf(second, /^2 个操作等待联网/).click();
    await expect(second.getByRole('dialog').getByText('由另一个窗口提交')).toHaveCount(2);
    await second.keyboard.press('Escape');
    await page.close();
    await mend();
    await expect(badgeOf(second, /等待联网/)).toHaveCount(0);
    expect(await historyOf(second, order)).toEqual(['pending', 'accepted', 'collected']);
    expect(new Set(sentSteps.map(({ step, key }) => `${step} ${key}`)).size).toBe(1);
    expect(await second.evaluate(() => localStorage.getItem('waybill.steps'))).toBeNull();
  },
);

journey(
  'a step refused after reconnecting reverts with its reason until dismissed; a logout asks first and clears all steps; an expired session keeps them [step-refused-after-reconnect] [waiting-steps-and-logins] @release',
  async ({ page, context, browser }) => {
    const [order, other] = await openList(page, 2);
    const { mend } = await cut(context, false);
    const row = rowOf(page, order);
    await row.getByRole('button', { name: '接单' }).click();
    await pressNext(row.getByRole('button', { name: '揽收' }));
    await expect(badgeOf(page, /^2 个操作等待联网/)).toBeVisible();
    const { other: admin, leave } = await openElsewhere(browser, page, 'admin', '/#/index');
    await call(admin, '/order/doStep', { id: order.id, step: 'hold', note: '等配件' });
    await leave();
    await mend();
    await badgeOf(page, /^2 个操作没有执行/).click();
    const dialog = page.getByRole('dialog', { name: '等待联网的操作' });
    await expect(dialog.getByRole('listitem').first()).toContainText(/由 admin 于 .*暂缓/);
    await expect(dialog.getByRole('listitem').last()).toContainText('前一步没有执行');
    await expect(row).toHaveCount(0);
    await page.reload();
    await badgeOf(page, /^2 个操作没有执行/).click();
    for (const left of [1, 0]) {
      await dialog
        .getByRole('button', { name: /^不再显示/ })
        .first()
        .click();
      await expect(dialog.getByRole('listitem')).toHaveCount(left);
    }
    await page.keyboard.press('Escape');

    const again = await cut(context, false);
    await rowOf(page, other).getByRole('button', { name: '接单' }).click();
    await expect(badgeOf(page, /^1 个操作等待联网/)).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.evaluate(() => localStorage.setItem('token', 'no-longer'));
    await page.reload();
    await expect(page).toHaveURL(/#\/login/);
    await page.evaluate((token) => localStorage.setItem('token', String(token)), token);
    await page.goto('/#/order/orderList?status=pending');
    await page.reload();
    await expect(rowOf(page, other)).toContainText('等待联网');

    await page.getByRole('button', { name: /editor/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: '留下' }).click();
    await page.getByRole('button', { name: /editor/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await question.getByRole('button', { name: '放弃并退出' }).click();
    await expect(page).toHaveURL(/#\/login/);
    await again.mend();
    await openSignedIn(page, 'editor', '/#/order/orderList?status=pending');
    await expect(rowOf(page, other)).toContainText('待接单');
    await expect(badgeOf(page, /等待联网/)).toHaveCount(0);
  },
);
