import type { Page } from '@playwright/test';
import { screenFor } from './support/hands';
import { expect, journey } from './support/journey';
import { openShellPage, shellPages } from './support/pages';
import { openSignedIn } from './support/sign-in';

const shownPage = '[data-page][data-state="shown"]';

journey('an open address with a slash behind it is the address without @release', async ({ page }) => {
  await page.goto('/#/login/');
  await expect(page).toHaveURL(/#\/login$/);
  await expect(page.getByLabel('用户名', { exact: true })).toBeVisible();
  await openSignedIn(page, 'admin', '/#/order/orderList/?page=2');
  await expect(page).toHaveURL(/#\/order\/orderList\?page=2$/);
});

journey('an order that can no longer be edited offers itself, a copy and the list @release', async ({ page }) => {
  await openSignedIn(page, 'admin', '/#/order/orderEdit?id=1');
  const refusal = page.getByRole('alert').filter({ hasText: '不能再修改' });
  await expect(refusal.getByRole('button', { name: '返回列表' })).toBeVisible();
  await expect(refusal.getByRole('button', { name: '再来一单' })).toBeVisible();
  await refusal.getByRole('button', { name: '查看运单' }).click();
  await expect(page).toHaveURL(/#\/order\/orderDetail\?id=1$/);
});

journey(
  'ten quick J move ten orders on without losing a press [early-next-key-is-queued] @release',
  async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/order/orderList');
    const links = page.locator('tbody tr').getByRole('link', { name: /^TY/ });
    await expect(links.nth(9)).toBeVisible();
    const first = Number(/id=(\d+)/.exec((await links.first().getAttribute('href')) ?? '')?.[1]);
    await links.first().press('Enter');
    await expect(page.locator(`${shownPage} h1`)).toContainText('TY');
    for (let time = 0; time < 10; time += 1) await page.keyboard.press('j', { delay: 40 });
    await expect(page).toHaveURL(new RegExp(`id=${first - 10}$`));
  },
);

journey('Escape leaves the maximised page, unless it closed something in it @release', async ({ page }) => {
  await openSignedIn(page, 'admin', '/#/order/orderList');
  const shell = page.locator('[data-layout]');
  await page.getByRole('button', { name: '标签页操作' }).click();
  await page.getByRole('menuitem', { name: '最大化内容区' }).click();
  await expect(shell).toHaveAttribute('data-maximised');
  await page.getByRole('button', { name: '列设置' }).click();
  await expect(page.getByRole('dialog', { name: '列设置' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: '列设置' })).toHaveCount(0);
  await expect(shell).toHaveAttribute('data-maximised');
  await page.keyboard.press('Escape');
  await expect(shell).not.toHaveAttribute('data-maximised');
  await expect(page.getByRole('button', { name: '标签页操作' })).toBeVisible();
});

journey('home omits the current day from its curves and marks it as incomplete @release', async ({ page }) => {
  await openSignedIn(page, 'admin', '/#/index');
  const chart = page.getByRole('slider');
  await expect(chart).toHaveAttribute('aria-valuetext', /今天，未结束/);
  const days = Number(await chart.getAttribute('aria-valuemax'));
  for (const curve of await chart.locator('polyline').all())
    expect((await curve.getAttribute('points'))?.split(' ')).toHaveLength(days - 1);
  await expect(chart.locator('path')).toHaveCount(2);
  await chart.press('ArrowLeft');
  await expect(chart).not.toHaveAttribute('aria-valuetext', /今天/);
});

journey('a mistyped frame number is doubted below its field, and is no error @release', async ({ page }) => {
  await openSignedIn(page, 'admin', '/#/order/quickOrder');
  await page.getByRole('radio', { name: '摩托车' }).check({ force: true });
  const frame = page.getByLabel('车架号');
  await frame.fill('1M8GDM9AXKP042788');
  await expect(page.getByText('校验位对不上')).toHaveCount(0);
  await frame.fill('1m8gdm9axkp042798');
  await expect(page.getByText('校验位对不上')).toBeVisible();
  await frame.blur();
  await expect(frame).not.toHaveAttribute('aria-invalid', 'true');
  await expect(frame).toHaveAccessibleDescription(/校验位对不上/);
});

journey('Copy is beside the value that it copies @release', async ({ page }) => {
  await openSignedIn(page, 'admin', '/#/promotion/promotionCenter');
  for (const name of ['复制邀请码', '复制邀请链接']) {
    const gap = await page.getByRole('button', { name }).evaluate((button) => {
      const value = button.previousElementSibling;
      const range = document.createRange();
      range.selectNodeContents(value as Element);
      return (
        button.getBoundingClientRect().left -
        Math.min(range.getBoundingClientRect().right, value?.getBoundingClientRect().right ?? 0)
      );
    });
    expect(gap, name).toBeLessThanOrEqual(16);
  }
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1920, height: 1000 },
  { width: 390, height: 844 },
])
  journey(`nothing of the personal center moves as it comes at ${viewport.width} px @release`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      Reflect.set(globalThis, 'shifts', []);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Reflect.get(globalThis, 'shifts').push(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openSignedIn(page, 'admin', '/#/setting/personalCenter');
    await page.reload();
    await expect(page.getByRole('region', { name: '登录的设备' }).getByRole('listitem').first()).toBeVisible();
    await expect(page.locator(`${shownPage} [aria-busy="true"]`)).toHaveCount(0);
    const shifts = await page.evaluate(() => Reflect.get(globalThis, 'shifts') as number[]);
    expect(shifts.filter((value) => value > 0.0005)).toEqual([]);
  });

journey('a device list shows some whole rows first, and all rows on request @release', async ({ page, context }) => {
  await openSignedIn(page, 'editor', '/#/index');
  for (let count = 0; count < 7; count += 1)
    await context.request.post('/api/cps/open/auth/login', {
      data: { username: 'editor', password: 'waybill-editor' },
    });
  await page.goto('/#/setting/personalCenter');
  const devices = page.getByRole('region', { name: '登录的设备' });
  await expect(devices.getByRole('listitem')).toHaveCount(5);
  expect(await devices.getByRole('list').evaluate((list) => list.scrollHeight - list.clientHeight)).toBeLessThanOrEqual(
    0,
  );
  await devices.getByRole('button', { name: /^显示全部 \d+ 处$/ }).click();
  expect(await devices.getByRole('listitem').count()).toBeGreaterThanOrEqual(8);
});

journey('notices end between two of them @release', async ({ page }) => {
  await openSignedIn(page, 'admin', '/#/index');
  await page.getByRole('button', { name: /^消息/ }).click();
  const list = page.getByRole('dialog').getByRole('tabpanel').getByRole('list').first();
  await expect(list.getByRole('listitem').nth(3)).toBeAttached();
  await expect
    .poll(() =>
      list.evaluate((box) => {
        const { bottom } = (box.parentElement as Element).getBoundingClientRect();
        const edge = Math.min(bottom, box.getBoundingClientRect().bottom);
        return [...box.children].filter((row) => {
          const { top, bottom: end } = row.getBoundingClientRect();
          return top < edge - 1 && end > edge + 1;
        }).length;
      }),
    )
    .toBe(0);
});

/** Rows of buttons with different heights, one line a row. */
const unevenRows = (page: Page) =>
  page.locator(shownPage).evaluate((shown) => {
    const isShown = (element: Element) =>
      element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
    const rows = new Map<Element, Element[]>();
    for (const button of shown.querySelectorAll('button')) {
      const row = button.parentElement;
      if (!row || !isShown(button) || getComputedStyle(row).display !== 'flex') continue;
      rows.set(row, [...(rows.get(row) ?? []), button]);
    }
    return [...rows.values()].flatMap((buttons) => {
      const boxes = buttons.map((button) => button.getBoundingClientRect());
      const uneven = boxes.some(({ top, height }) =>
        boxes.some(
          (other) =>
            Math.abs(top + height / 2 - other.top - other.height / 2) < 8 && Math.abs(height - other.height) > 1,
        ),
      );
      return uneven
        ? [
            buttons
              .map((button, at) => `${button.getAttribute('aria-label') ?? button.textContent} ${boxes[at]?.height}`)
              .join(', '),
          ]
        : [];
    });
  });

journey('buttons in one row are equally high, on every page', { tag: '@release' }, async ({ page }) => {
  await openSignedIn(page, 'admin', '/#/index');
  const findings: string[] = [];
  for (const address of shellPages) {
    await openShellPage(page, address);
    findings.push(...(await unevenRows(page)).map((each) => `${address}: ${each}`));
    const box = page.locator(`${shownPage} tbody`).getByRole('checkbox').first();
    if ((await box.count()) === 0) continue;
    await box.check();
    findings.push(...(await unevenRows(page)).map((each) => `${address}, ticked: ${each}`));
    await box.uncheck();
  }
  expect(findings).toEqual([]);
});

journey.describe('with a finger at 390 px', () => {
  journey.use(screenFor('finger'));

  journey('a row is edited in its card @release', async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/vab/table/inlineEditTable');
    const card = page.getByRole('list', { name: '行内编辑表格' }).getByRole('listitem').first();
    await card.getByRole('button', { name: /^编辑/ }).tap();
    const author = card.getByRole('textbox').nth(1);
    await author.fill('口袋里的人');
    expect((await author.boundingBox())?.width).toBeGreaterThan(120);
    await card.getByRole('button', { name: '保存' }).tap();
    await expect(card.getByText('口袋里的人')).toBeVisible();
    await expect(card.getByRole('textbox')).toHaveCount(0);
  });

  journey('crosses and boxes take a finger of 40 px @release', async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/order/orderList?category=ebike');
    const targets = page.locator(
      `${shownPage} input[type="checkbox"], ${shownPage} ul[aria-label="筛选条件"] button, nav [data-tab] button`,
    );
    await expect(targets.nth(3)).toBeAttached();
    const missed = await targets.evaluateAll((all) =>
      all.flatMap((target) => {
        const { left, top, width, height } = target.getBoundingClientRect();
        if (width === 0 || top > innerHeight - 30) return [];
        const whole = target.closest('label') ?? target;
        const hits = [-18, 18].map((off) => document.elementFromPoint(left + width / 2, top + height / 2 + off));
        return hits.every((hit) => hit !== null && whole.contains(hit)) ? [] : [target.outerHTML];
      }),
    );
    expect(missed).toEqual([]);
  });

  journey('the row of states fades at its edge and scrolls the current one into view @release', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await openSignedIn(page, 'admin', '/#/order/orderList');
    const row = page.getByRole('navigation', { name: '状态' }).locator('[data-part="scroll-row"]');
    await expect(row).toHaveAttribute('data-more', 'end');
    await row.evaluate((element) => element.scrollTo({ left: 9999 }));
    await expect(row).toHaveAttribute('data-more', 'start');
    await page.goto('/#/order/orderList?status=exception');
    await expect(row.locator('[aria-current]')).toBeInViewport({ ratio: 0.9 });
  });
});
