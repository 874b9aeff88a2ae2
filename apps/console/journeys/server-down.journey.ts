import { expect, journey } from './support/journey';
import { recordsOf } from './support/lists';
import { fillLogin, openSignedIn, tabOf } from './support/sign-in';

const unreachable = /未知错误|连接不到|无法连接|网络/;

journey(
  'down at login: an error shows, and the same form works when the server is back @release',
  async ({ page, control }) => {
    await page.goto('/#/login');
    await control.fault({ path: '/api/cps/open/auth/login', shape: 'drop' });
    await fillLogin(page, 'admin');
    await expect(page.getByText(unreachable).first()).toBeVisible();
    await control.clearFaults();
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(/#\/index$/);
  },
);

journey(
  'down at the user info: the login stays, and a retry opens the requested page [lost-line-keeps-session] @release',
  async ({ page, control }) => {
    await control.fault({ path: '/userInfo', shape: 'drop' });
    await page.goto('/#/order/orderList');
    await fillLogin(page, 'admin');
    await expect(page.getByRole('alert')).toContainText('登录仍然有效');
    await control.clearFaults();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(tabOf(page, '运单列表')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('button', { name: /admin/ })).toBeVisible();
  },
);

journey(
  'down at the data of a page: the shell works, the page shows an error and retries @release',
  async ({ page, control }) => {
    await openSignedIn(page);
    await control.fault({ path: '/order/getList', shape: 'drop' });
    await page.evaluate(() => window.location.assign('#/order/orderList'));
    await expect(page.getByText(unreachable).first()).toBeVisible();
    await expect(tabOf(page, '运单列表')).toHaveAttribute('aria-current', 'page');
    await control.clearFaults();
    await page
      .getByRole('button', { name: /重试|重新加载|再试/ })
      .first()
      .click();
    await expect(
      page
        .getByRole('main')
        .getByText(/WB\d+|YD\d+|\d{10,}/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  },
);

journey(
  'down at the refresh: token and address stay, and a retry continues [lost-line-keeps-session] @release',
  async ({ page, control }) => {
    await openSignedIn(page, 'admin', '/#/order/orderList');
    // The fault comes first, because the open page would otherwise renew its token.
    await control.fault({ path: '/refreshToken', shape: 'drop' });
    await control.expireAll();
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('登录仍然有效');
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
    await control.clearFaults();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page).toHaveURL(/#\/order\/orderList$/);
    await expect(recordsOf(page).first()).toBeVisible();
  },
);

journey('down at logout: this side is logged out all the same [logout] @smoke', async ({ page, control }) => {
  await openSignedIn(page, 'admin', '/#/order/orderList');
  await control.fault({ path: '/logout', shape: 'drop' });
  await page.getByRole('button', { name: /admin/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/#\/login\?redirect=%2Forder%2ForderList$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

journey('down at the picture code: the form does without it, and login works @release', async ({ page, control }) => {
  await control.fault({ path: '/captchaImage', shape: 'drop' });
  await openSignedIn(page, 'admin', '/#/order/orderList');
  await expect(tabOf(page, '运单列表')).toHaveAttribute('aria-current', 'page');
});

journey(
  'down at the text message: an error shows without a countdown, and it can be requested again @release',
  async ({ page, control }) => {
    await control.fault({ path: '/api/cps/open/auth/sendSmsCode', shape: 'drop' });
    await page.goto('/#/login');
    await page.getByRole('tab', { name: '验证码登录' }).click();
    await page.getByLabel('手机号', { exact: true }).fill('13800000000');
    const send = page.getByRole('button', { name: '获取验证码' });
    await send.click();
    await expect(page.getByText(unreachable).first()).toBeVisible();
    await expect(send).toBeEnabled();
    await control.clearFaults();
    await send.click();
    await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  },
);

journey(
  'down at saving: an error shows, the input stays, and saving works when the server is back @release',
  async ({ page, control }) => {
    await openSignedIn(page, 'admin', '/#/vab/table/comprehensiveTable');
    await control.fault({ path: '/table/doEdit', shape: 'drop' });
    await page.getByRole('button', { name: '新增' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('标题').fill('试一条');
    await dialog.getByLabel('作者').fill('王五');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText(unreachable).first()).toBeVisible();
    await expect(dialog.getByLabel('标题')).toHaveValue('试一条');
    await control.clearFaults();
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog).toBeHidden();
  },
);

journey(
  'down at the notices: the failure shows only after the user asks for them @release',
  async ({ page, control }) => {
    await control.fault({ path: '/notice/getList', shape: 'drop' });
    const failedRequest = page.waitForEvent('requestfailed', (request) => request.url().includes('/notice/getList'));
    await openSignedIn(page, 'admin', '/#/order/orderList');
    await failedRequest;
    await expect(recordsOf(page, '运单列表').nth(4)).toBeVisible();
    await expect(page.getByText(unreachable)).toHaveCount(0);
  },
);
