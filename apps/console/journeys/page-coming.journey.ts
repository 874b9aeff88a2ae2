import type { Page } from '@playwright/test';
import { call } from './support/call';
import { holdBack } from './support/hold-back';
import { expect, journey } from './support/journey';
import { recordsOf } from './support/lists';
import { openSignedIn, tabOf } from './support/sign-in';

// The service worker would have the page's code at hand.
journey.use({ serviceWorkers: 'block' });

const code = /\/assets\/visitor-list[^/]*\.js/;

/** Records whether a skeleton ever appeared and which parts of the shell moved up or down. */
const watchScreen = (page: Page) =>
  page.evaluate(() => {
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    const sourcesOf = (entry: PerformanceEntry) => Reflect.get(entry, 'sources') as Source[];
    const seen = { lines: false, moved: [] as string[] };
    Reflect.set(window, '__seen', seen);
    new PerformanceObserver((list) => {
      for (const { node, previousRect: before, currentRect: after } of list.getEntries().flatMap(sourcesOf)) {
        const element = node instanceof Element ? node : node?.parentElement;
        // Movement inside the page does not count, nor does the width of a scroll bar.
        if (element && !element.closest('[data-page]') && before.y !== after.y)
          seen.moved.push(element.outerHTML.slice(0, 200));
      }
    }).observe({ type: 'layout-shift' });
    const look = () => {
      const lines = document.querySelector('[data-page="/promotion/visitorList"] [data-part="page-coming"]');
      if (lines && getComputedStyle(lines).visibility === 'visible') seen.lines = true;
      requestAnimationFrame(look);
    };
    look();
  });

const linesOf = (page: Page) => page.locator('[data-page="/promotion/visitorList"] [data-part="page-coming"]');

const seen = (page: Page) => page.evaluate(() => Reflect.get(window, '__seen') as { lines: boolean; moved: string[] });

journey('a page with slow code shows a skeleton and a status; nothing moves @release', async ({ page }) => {
  // Of the same section, whose second menu column stays.
  await openSignedIn(page, 'admin', '/#/promotion/userList');
  await expect(recordsOf(page).first()).toBeVisible();
  const goOn = await holdBack(page, code);
  await watchScreen(page);
  await page.evaluate(() => window.location.assign('#/promotion/visitorList'));
  await expect(tabOf(page, 'H5 访问记录')).toHaveAttribute('aria-current', 'page');
  const lines = linesOf(page);
  await expect(lines).toBeVisible();
  await expect(page.locator('[data-page="/promotion/visitorList"]').getByRole('status')).toHaveText('正在打开');
  goOn();
  await expect(recordsOf(page).first()).toBeVisible();
  await expect(lines).toHaveCount(0);
  expect(await seen(page)).toEqual({ lines: true, moved: [] });
});

journey('a page with loaded code shows no skeleton @release', async ({ page }) => {
  await openSignedIn(page, 'admin', '/#/promotion/visitorList');
  await expect(recordsOf(page).first()).toBeVisible();
  await page.evaluate(() => window.location.assign('#/index'));
  await expect(tabOf(page, '首页')).toHaveAttribute('aria-current', 'page');
  await watchScreen(page);
  await tabOf(page, 'H5 访问记录').click({ button: 'middle' });
  await expect(tabOf(page, 'H5 访问记录')).toHaveCount(0);
  await page.evaluate(() => window.location.assign('#/promotion/visitorList'));
  await expect(recordsOf(page).first()).toBeVisible();
  expect((await seen(page)).lines).toBe(false);
});

journey('with reduced motion the skeleton does not fade @release', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSignedIn(page);
  const goOn = await holdBack(page, code);
  await page.evaluate(() => window.location.assign('#/promotion/visitorList'));
  const lines = linesOf(page);
  await expect(lines).toBeVisible();
  expect(await lines.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('1e-05s');
  goOn();
});

const shown = (page: Page) => page.locator('[data-page][data-state="shown"]');

/** Adds up the layout shifts that no input of the user causes. */
const addUpShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts: number[] = [];
    Reflect.set(window, '__shifts', shifts);
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => Number(Reflect.get(entry, 'value'))));
    }).observe({ type: 'layout-shift' });
  });

const sumOfShifts = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return (Reflect.get(window, '__shifts') as number[]).reduce((sum, value) => sum + value, 0);
  });

const kinds = [
  { kind: 'form', chunk: 'quick-order', address: '/order/quickOrder', data: /\/order\/options/, comes: '品牌' },
  { kind: 'list', chunk: 'order-list', address: '/order/orderList', data: /\/order\/(getList|counts)/, comes: 'TY' },
  { kind: 'record', chunk: 'order-detail', address: '/order/orderDetail?id=', data: /\/order\/detail/, comes: 'TY' },
  { kind: 'edit form', chunk: 'order-edit', address: '/order/orderEdit?id=', data: /\/order\/detail/, comes: '品牌' },
];
const windows = [
  { width: 1440, height: 900, limit: 0.02 },
  { width: 390, height: 844, limit: 0.05 },
];

for (const { kind, chunk, address, data, comes } of kinds)
  for (const { limit, ...viewport } of windows)
    journey(
      `a ${kind} that comes late shifts the layout of ${viewport.width} px by at most ${limit} @release`,
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await openSignedIn(page, 'admin', '/#/order/orderImport');
        await expect(shown(page).getByRole('heading', { level: 1 })).toBeAttached();
        const { list } = await call<{ list: { id: number }[] }>(
          page,
          '/order/getList?page=1&pageSize=5&status=pending',
        );
        const code = await holdBack(page, new RegExp(`/assets/${chunk}[^/]*\\.js`));
        const response = await holdBack(page, data);
        await addUpShifts(page);
        const to = address.endsWith('=') ? address + list[0]?.id : address;
        await page.evaluate((hash) => window.location.assign(hash), `#${to}`);
        await expect(shown(page).locator('[data-part="page-coming"]')).toBeVisible();
        code();
        await expect(shown(page).getByRole('heading', { level: 1 })).toBeAttached();
        await sumOfShifts(page);
        response();
        await expect(shown(page).getByText(comes).first()).toBeAttached();
        await expect(shown(page).locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await sumOfShifts(page)).toBeLessThanOrEqual(limit);
      },
    );
