import { leavesOut } from './support/conditions/leaves-out';
import { expect, journey } from './support/journey';
import { recordsOf } from './support/lists';
import { noteMessage } from './support/note-text';
import { fillLogin, signIn, tabOf } from './support/sign-in';

journey.use({ serviceWorkers: 'allow' });

journey(
  'a member of staff who opens an address is sent to login, signs in, is greeted and lands where they were going @smoke',
  async ({ page }) => {
    await page.goto('/#/order/orderList?page=2');
    await expect(page).toHaveURL(/#\/login\?redirect=%2Forder%2ForderList%3Fpage%3D2$/);
    await expect(page).toHaveTitle('登录 - 电动车、摩托车、三轮车专业托运');
    const greeting = await noteMessage(page, /(早上|上午|中午|下午|晚上)好，admin/);
    await fillLogin(page, 'admin');
    await expect(page).toHaveURL(/#\/order\/orderList\?page=2$/);
    await expect.poll(async () => (await greeting()).came).toBe(true);
    await expect(page).toHaveTitle('运单列表 - 电动车、摩托车、三轮车专业托运');
  },
);

journey(
  'without a target, login lands on home in the column layout with the menus of the route table [demo-section-hidden-sections-menu] [first-entry-opens-after-login]',
  leavesOut({ 'zoom-400': 'a narrow window has the vertical layout only' }),
  async ({ page }) => {
    await signIn(page);
    await expect(page).toHaveURL(/#\/index$/);
    await expect(page.locator('[data-layout="column"]')).toBeVisible();
    const sections = page.locator('[data-layout] nav').first();
    for (const title of ['首页', '运单', '推广'])
      await expect(sections.getByText(title, { exact: true })).toBeVisible();
    await expect(sections.getByText('组件示例')).toHaveCount(0);
  },
);

journey(
  'pages open as tabs, and a click on a tab returns to its page [every-route-becomes-tab] @smoke',
  async ({ page }) => {
    await signIn(page);
    await page.goto('/#/order/quickOrder');
    await page.goto('/#/order/orderList');
    await page.goto('/#/promotion/userList');
    for (const title of ['首页', '快速下单', '运单列表', '推广用户']) await expect(tabOf(page, title)).toBeVisible();
    await expect(tabOf(page, '推广用户')).toHaveAttribute('aria-current', 'page');
    await tabOf(page, '快速下单').click();
    await expect(page).toHaveURL(/#\/order\/quickOrder$/);
  },
);

journey('a reload of the browser keeps the session @release', async ({ page }) => {
  await signIn(page, 'admin', '/#/order/orderList');
  await page.reload();
  await expect(page).toHaveURL(/#\/order\/orderList$/);
  await expect(page.getByRole('button', { name: /admin/ })).toBeVisible();
});

journey(
  'a reload in the middle of opening keeps the session, in this window and in others @release',
  async ({ page, context, control }) => {
    await signIn(page, 'admin', '/#/order/orderList');
    const other = await context.newPage();
    await other.goto('/#/index');
    await expect(other.getByRole('button', { name: /admin/ })).toBeVisible();
    await control.fault({ path: '/userInfo', delayMs: 3000, times: 2 });
    for (let turn = 0; turn < 2; turn += 1) {
      const nextRequest = page.waitForRequest((request) => request.url().endsWith('/userInfo'));
      await page.reload({ waitUntil: 'commit' });
      await nextRequest;
    }
    await page.reload();
    await expect(page.getByRole('button', { name: /admin/ })).toBeVisible();
    await expect(page).toHaveURL(/#\/order\/orderList$/);
    await expect(other.getByRole('button', { name: /admin/ })).toBeVisible();
  },
);

journey(
  'logging out leads to login, remembers the page and leaves nothing behind [logout-resets-everything] @smoke',
  async ({ page }) => {
    await signIn(page, 'admin', '/#/order/orderList');
    await page.getByRole('button', { name: /admin/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(page).toHaveURL(/#\/login\?redirect=%2Forder%2ForderList$/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.goto('/#/promotion/userList');
    await expect(page).toHaveURL(/#\/login\?redirect=%2Fpromotion%2FuserList$/);
  },
);

journey('a wrong password is reported, the form stays, and the right one then works', async ({ page }) => {
  await page.goto('/#/login');
  await fillLogin(page, 'admin', 'not-the-password');
  await expect(page.getByText('用户名或密码错误').first()).toBeVisible();
  await expect(page).toHaveURL(/#\/login/);
  await expect(page.getByLabel('用户名', { exact: true })).toHaveValue('admin');
  await page.getByLabel('密码', { exact: true }).fill('waybill-admin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/index$/);
});

journey(
  'an answer without a token is refused with the message of the specification [no-token-in-answer-is-failure] [login-failure]',
  async ({ page, control }) => {
    await control.fault({ path: '/api/cps/open/auth/login', data: {}, code: 200, times: 1 });
    await page.goto('/#/login');
    await fillLogin(page, 'admin');
    await expect(page.getByText('登录接口异常，未正确返回 token').first()).toBeVisible();
    await expect(page).toHaveURL(/#\/login/);
  },
);

journey(
  'a server that is down shows an error at login, and login works when it is back @release',
  async ({ page, context }) => {
    await page.goto('/#/login');
    await page.getByLabel('用户名', { exact: true }).waitFor();
    await context.setOffline(true);
    await fillLogin(page, 'admin');
    await expect(page.getByText(/未知错误|无法连接|网络/).first()).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(/#\/index$/);
  },
);

journey('an expired token is refreshed silently while the person works on @release', async ({ page, control }) => {
  await signIn(page);
  const before = await page.evaluate(() => localStorage.getItem('token'));
  await control.expireAll();
  await page.goto('/#/order/orderList');
  await expect(tabOf(page, '运单列表')).toBeVisible();
  await expect(recordsOf(page, '运单列表').nth(4)).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/#\/order\/orderList$/);
  await expect(page.getByRole('button', { name: /admin/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(before);
});

journey(
  'a refresh that fails leads to login once [refresh-failure-leads-to-login] [failed-refresh-leads-to-login]',
  async ({ page, control }) => {
    await signIn(page);
    // The fault comes first, because the open page would otherwise renew its token.
    await control.fault({ path: '/refreshToken', code: 500 });
    await control.expireAll();
    const arrivals: string[] = [];
    page.on('framenavigated', (frame) => {
      if (frame.url().includes('#/login')) arrivals.push(frame.url());
    });
    await page.reload();
    // The refresh is tried four times, over about 7 s.
    await expect(page).toHaveURL(/#\/login/);
    await expect(page.getByRole('textbox').first()).toBeVisible();
    expect(arrivals).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  },
);

journey('a 401 resets the session and leads to login without a redirect [401-1000401]', async ({ page, control }) => {
  await signIn(page, 'admin', '/#/order/orderList');
  await control.fault({ path: '/userInfo', code: 401 });
  await page.reload();
  await expect(page).toHaveURL(/#\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

journey(
  'a page that exists but is denied shows 403, one that does not exist shows 404 [unknown-path-leads-to-404] [tables-closed-to-editor] [editor-tables] @smoke',
  async ({ page }) => {
    await signIn(page, 'editor');
    await page.goto('/#/vab/table/comprehensiveTable');
    await expect(page).toHaveURL(/#\/403$/);
    await page.goto('/#/no/such/page');
    await expect(page).toHaveURL(/#\/404$/);
    await expect(page).toHaveTitle('页面不存在 - 电动车、摩托车、三轮车专业托运');
  },
);

journey('a second window of the browser follows login and logout', async ({ page, context }) => {
  await page.goto('/#/login');
  const other = await context.newPage();
  await other.goto('/#/order/orderList');
  await expect(other).toHaveURL(/#\/login/);
  await fillLogin(page, 'admin');
  await expect(page).toHaveURL(/#\/index$/);
  await expect(other).toHaveURL(/#\/order\/orderList$/);
  await page.getByRole('button', { name: /admin/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(other).toHaveURL(/#\/login/);
});
