import { expect, journey } from './support/journey';
import { fillLogin, signIn, tabOf } from './support/sign-in';

const unreachable = /未知错误|连接不到|无法连接|网络/;

journey('down at login: it is said, and the same form works when the server is back', async ({ page, control }) => {
  await page.goto('/#/login');
  await control.fault({ path: '/api/cps/open/auth/login', shape: 'drop' });
  await fillLogin(page, 'admin');
  await expect(page.getByText(unreachable).first()).toBeVisible();
  await control.clearFaults();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/#\/index$/);
});

journey(
  'down at the user info: it is said at login, and a new login goes where the person was going',
  async ({ page, control }) => {
    await control.fault({ path: '/userInfo', shape: 'drop' });
    await page.goto('/#/order/orderList');
    await fillLogin(page, 'admin');
    await expect(page.getByText(unreachable).first()).toBeVisible();
    await expect(page).toHaveURL(/#\/login/);
    await control.clearFaults();
    await fillLogin(page, 'admin');
    await expect(page).not.toHaveURL(/#\/login/);
    await expect(page.getByRole('button', { name: /admin/ })).toBeVisible();
  },
);

journey('down at the data of a page: the shell stands, the page says it and asks again', async ({ page, control }) => {
  await signIn(page);
  await control.fault({ path: '/order/getList', shape: 'drop' });
  await page.evaluate(() => window.location.assign('#/order/orderList'));
  await expect(page.getByText(unreachable).first()).toBeVisible();
  await expect(tabOf(page, '订单列表')).toHaveAttribute('aria-current', 'page');
  await control.clearFaults();
  await page
    .getByRole('button', { name: /重试|重新加载|再试/ })
    .first()
    .click();
  await expect(
    page
      .getByRole('main')
      .getByText(/WB\d+|YD\d+|\d{10,}/)
      .first(),
  ).toBeVisible();
});

journey('down at the refresh: login, once, and a new login works', async ({ page, control }) => {
  await signIn(page, 'admin', '/#/order/orderList');
  await control.expireAll();
  await control.fault({ path: '/refreshToken', shape: 'drop' });
  await page.reload();
  await expect(page).toHaveURL(/#\/login/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await control.clearFaults();
  await fillLogin(page, 'admin');
  await expect(page.getByRole('button', { name: /admin/ })).toBeVisible();
});

journey('down at logout: this side is logged out all the same', async ({ page, control }) => {
  await signIn(page, 'admin', '/#/order/orderList');
  await control.fault({ path: '/logout', shape: 'drop' });
  await page.getByRole('button', { name: /admin/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/#\/login\?redirect=%2Forder%2ForderList$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
