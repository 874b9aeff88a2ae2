import {
  noteOpened,
  useFullScreen,
  useLogin,
  useNotices,
  useOtherTools,
  useRegister,
  useSearch,
  useThemeDrawer,
} from './support/every-tool';
import { hands, screenFor } from './support/hands';
import { expect, journey } from './support/journey';
import { signIn } from './support/sign-in';

journey.use(screenFor('finger'));

journey(
  'with a finger at 390 px: every panel of login, every tool of the header, and out again',
  async ({ page, control }) => {
    journey.setTimeout(120_000);
    const hand = hands.finger(page);
    const opened = await noteOpened(page);
    await page.goto('/#/order/orderList');
    await useLogin(page, hand, control);
    await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'vertical');
    await useSearch(page, hand, opened);
    await useNotices(page, hand);
    await useFullScreen(page, hand);
    await useThemeDrawer(page, hand);
    await useOtherTools(page, hand);
    await useRegister(page, hand, control);
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
