import type { Page } from '@playwright/test';
import { call } from './support/call';
import { expect, journey } from './support/journey';
import { recordOf } from './support/lists';
import { openElsewhere } from './support/open-elsewhere';
import { progressOf, statusOf } from './support/order-page';
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

/** Holds back every step until `release`; returns the sent steps in order. */
async function holdSteps(page: Page) {
  const sentSteps: string[] = [];
  const waiting: (() => void)[] = [];
  let isOpen = false;
  await page.route(/\/order\/do(Step|Steps|TakeBack)$/, async (route) => {
    sentSteps.push(String(route.request().postDataJSON().step));
    if (!isOpen) await new Promise<void>((go) => waiting.push(go));
    await route.continue();
  });
  const release = () => {
    isOpen = true;
    for (const go of waiting.splice(0)) go();
  };
  return { sentSteps, release };
}

/** Clicks a button of a row and counts the frames until the row shows the text; undefined if it never does. */
const framesUntil = (page: Page, orderNo: string, button: string, text: string) =>
  page.evaluate(
    async ({ orderNo, button, text }) => {
      const row = () =>
        [...document.querySelectorAll('tbody tr, ul[data-list] > li')].find((each) =>
          each.textContent?.includes(orderNo),
        );
      [...(row()?.querySelectorAll('button') ?? [])].find((each) => each.textContent === button)?.click();
      for (let frame = 1; frame <= 30; frame += 1) {
        await new Promise(requestAnimationFrame);
        if (row()?.textContent?.includes(text)) return frame;
      }
      return undefined;
    },
    { orderNo, button, text },
  );

journey(
  'on a line that gives no answer a step shows with the next frame, in its row, in the counts and on its page, and the next ones can be taken [step-is-optimistic] [steps-keep-their-order]',
  async ({ page }) => {
    await openSignedIn(page, 'editor', '/#/order/orderList');
    const order = await place(page);
    await page.goto(`/#/order/orderList?keyword=${order.orderNo}`);
    const row = recordOf(page, order.orderNo);
    const states = page.getByRole('navigation', { name: '状态' });
    await expect(states.getByRole('link', { name: /^待接单\s*1$/ })).toBeVisible();
    await expect(row.getByRole('button', { name: '接单' })).toBeEnabled();
    const { sentSteps, release } = await holdSteps(page);
    expect(await framesUntil(page, order.orderNo, '接单', '已接单')).toBe(1);
    expect(await framesUntil(page, order.orderNo, '揽收', '已揽收')).toBe(1);
    await pressNext(row.getByRole('button', { name: '发运' }));
    await expect(row).toContainText('运输中');
    await expect(states.getByRole('link', { name: /^运输中\s*1$/ })).toBeVisible();
    await expect(states.getByRole('link', { name: /^待接单\s*0$/ })).toBeVisible();
    await row.getByRole('link', { name: order.orderNo }).click();
    await expect(statusOf(page).getByText('运输中', { exact: true })).toBeVisible();
    await expect(progressOf(page).getByRole('button', { name: '到站' })).toBeVisible();
    expect(sentSteps).toEqual(['accept']);
    release();
    await expect.poll(() => historyOf(page, order)).toEqual(['pending', 'accepted', 'collected', 'in-transit']);
    expect(sentSteps).toEqual(['accept', 'collect', 'depart']);
    await expect(page.getByRole('region', { name: '历史' }).getByRole('listitem')).toHaveCount(4);
  },
);

journey(
  'a step that the server refuses goes back with its reason, together with the later steps [refused-step-is-reverted] @release',
  async ({ page, browser }) => {
    await openSignedIn(page, 'editor', '/#/order/orderList');
    const order = await place(page);
    await page.goto(`/#/order/orderList?keyword=${order.orderNo}`);
    const row = recordOf(page, order.orderNo);
    await expect(row).toContainText('待接单');
    // Opened first, because a response held longer than the timeout makes the step wait for the network.
    const { other, leave } = await openElsewhere(browser, page, 'admin', '/#/index');
    const { sentSteps, release } = await holdSteps(page);
    await row.getByRole('button', { name: '接单' }).click();
    await pressNext(row.getByRole('button', { name: '揽收' }));
    await expect(row).toContainText('已揽收');
    await call(other, '/order/doStep', { id: order.id, step: 'hold', note: '等配件' });
    release();
    await expect(page.locator('[data-toast]').filter({ hasText: /由 admin 于 .*暂缓/ })).toBeVisible();
    await expect(
      page.locator('[data-toast]').filter({ hasText: `没有执行：揽收：运单 ${order.orderNo}` }),
    ).toBeVisible();
    await expect(row).toContainText('暂缓');
    await expect(row.getByRole('button', { name: '恢复' })).toBeVisible();
    expect(sentSteps).toEqual(['accept']);
    await leave();
  },
);

journey(
  'a step undone on the page of an order reverts at once, is in its history, and shows in a second window [undo-sends-reverse-step] @release',
  async ({ page, browser }) => {
    await openSignedIn(page, 'editor', '/#/order/orderList');
    const order = await place(page);
    await page.goto(`/#/order/orderDetail?id=${order.id}`);
    const { other, leave } = await openElsewhere(browser, page, 'admin', `/#/order/orderDetail?id=${order.id}`);
    await progressOf(page).getByRole('button', { name: '接单' }).click();
    await expect(statusOf(page).getByText('已接单', { exact: true })).toBeVisible();
    await expect(statusOf(other).getByText('已接单', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(statusOf(page).getByText('待接单', { exact: true })).toBeVisible();
    await expect(statusOf(other).getByText('待接单', { exact: true })).toBeVisible();
    const first = page.getByRole('region', { name: '历史' }).getByRole('listitem').first();
    await expect(first).toContainText('撤回，现为：待接单');
    await leave();
  },
);
