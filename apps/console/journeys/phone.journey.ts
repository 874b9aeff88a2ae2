import type { Page } from '@playwright/test';
import { useEveryTool } from './support/every-tool';
import { hands, screenFor } from './support/hands';
import { expect, journey } from './support/journey';
import { signIn } from './support/sign-in';

journey.use(screenFor('finger'));

journey(
  'with a finger at 390 px: every panel of login, every tool of the header, and out again',
  async ({ page, control }) => {
    journey.setTimeout(120_000);
    await useEveryTool(page, hands.finger(page), control);
  },
);

journey('at 390 px no screen is wider than the window, and the side bar leads to a page', async ({ page }) => {
  const tooWide: string[] = [];
  const measure = async () => {
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) tooWide.push(`${page.url()} by ${over} px`);
  };
  await page.goto('/#/login');
  await page.getByRole('tab', { name: '注册账号' }).tap();
  await measure();
  await page.getByRole('tab', { name: '密码登录' }).tap();
  await signIn(page);
  const paths = [
    '/index',
    '/order/orderList',
    '/order/quickOrder',
    '/promotion/promotionCenter',
    '/debugger',
    '/403',
    '/404',
  ];
  for (const path of paths) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await measure();
  }
  expect(tooWide).toEqual([]);
  await page.goto('/#/index');
  await page.getByRole('button', { name: '展开侧边栏' }).tap();
  const side = page.getByRole('complementary', { name: '侧边栏' });
  await side.getByRole('link', { name: '订单列表', exact: true }).tap();
  await expect(page).toHaveURL(/#\/order\/orderList$/);
});

journey('a swipe to the left folds the open side bar, a swipe up or down only scrolls it', async ({ page }) => {
  await signIn(page, 'admin', '/#/order/orderList');
  const shell = page.locator('[data-layout]');
  await page.getByRole('button', { name: '展开侧边栏' }).tap();
  await expect(shell).toHaveAttribute('data-state', 'open');
  await swipe(page, { x: 200, y: 500 }, { x: 200, y: 200 });
  await expect(shell).toHaveAttribute('data-state', 'open');
  await swipe(page, { x: 220, y: 400 }, { x: 40, y: 410 });
  await expect(shell).toHaveAttribute('data-state', 'folded');
});

interface Point {
  x: number;
  y: number;
}

/** Moves one finger in ten steps, as the browser sees it from a touch screen. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 10; step += 1) {
    const at = (start: number, end: number) => start + ((end - start) * step) / 10;
    await touch('touchMove', [{ x: at(from.x, to.x), y: at(from.y, to.y) }]);
  }
  await touch('touchEnd', []);
}
