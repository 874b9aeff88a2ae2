import type { Page } from '@playwright/test';
import { expect, journey } from './support/journey';
import { openSignedIn } from './support/sign-in';

journey.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  leavesOut: { 'zoom-400': 'sets a window of 390 px' },
});

/** Records the position of every visible element except row placeholders. */
const notePlaces = (page: Page) =>
  page.evaluate(() => {
    const inView = [...document.querySelectorAll('body *:not([aria-hidden=true], [aria-hidden=true] *)')]
      .map((element) => ({ element, rect: element.getBoundingClientRect() }))
      .filter(({ rect }) => rect.height > 0 && rect.top < innerHeight && rect.bottom > 0);
    Object.assign(window, { places: inView.map(({ element, rect }) => [element, rect.top] as const) });
  });

/** Names the recorded elements that moved vertically and are still in the document. */
const findMoved = (page: Page) =>
  page.evaluate(() =>
    (Reflect.get(window, 'places') as [Element, number][])
      .filter(([element]) => element.isConnected)
      .map(([element, top]) => ({ element, by: Math.round(element.getBoundingClientRect().top - top) }))
      .filter(({ by }) => Math.abs(by) > 1)
      .map(({ element, by }) => `${element.localName} "${(element.textContent ?? '').slice(0, 20)}" by ${by} px`),
  );

const screens = [
  { name: 'the order list', address: '/#/order/orderList', call: '/order/getList', comes: /^TY/ },
  { name: 'the list of promoted users', address: '/#/promotion/userList', call: '/promotion/userList', comes: /./ },
  {
    name: 'the promotion center',
    address: '/#/promotion/promotionCenter',
    call: '/promotion/getSummary',
    comes: /^WB/,
  },
];

for (const { name, address, call, comes } of screens)
  journey(
    `on a phone nothing of ${name} moves when its content comes [phone-content-does-not-shift]`,
    async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(
        ({ pathname }) => pathname.endsWith(call),
        async (route) => {
          await released;
          await route.continue();
        },
      );
      const nextRequest = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith(call));
      await openSignedIn(page, 'admin', address);
      await nextRequest;
      await expect(page.getByRole('main').locator('[aria-hidden=true]').first()).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      await notePlaces(page);
      release();
      await expect(page.getByRole('main').getByText(comes).first()).toBeVisible();
      expect(await findMoved(page)).toEqual([]);
    },
  );
