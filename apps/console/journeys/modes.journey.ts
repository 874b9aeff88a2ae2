import type { Page } from '@playwright/test';
import { leavesOut } from './support/conditions/leaves-out';
import { framesOf, recordFrames } from './support/frames';
import { holdBack } from './support/hold-back';
import { expect } from './support/journey';
import { recordsOf } from './support/lists';
import { inMode, modesJourney as journey } from './support/modes-journey';
import { fillLogin, signIn, tabOf } from './support/sign-in';

const sections = (page: Page) => page.locator('[data-layout] nav').first();
const storedTokens = (page: Page) =>
  page.evaluate(() => ({
    local: localStorage.getItem('token'),
    session: sessionStorage.getItem('token'),
    cookie: /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? null,
  }));

journey(
  'all: menu and pages come from the list of the server, by its titles [same-with-routes-from-server] [routes-read-from-data-list] [router-getlist]',
  async ({ page }) => {
    const nextRequest = page.waitForRequest((request) => new URL(request.url()).pathname === '/router/getList');
    await signIn(page, 'admin', inMode('all', '/order/orderList'));
    await nextRequest;
    await expect(page).toHaveURL(/#\/order\/orderList$/);
    await expect(tabOf(page, '运单列表')).toHaveAttribute('aria-current', 'page');
    await page.goto(inMode('all', '/no/such/page'));
    await expect(page).toHaveURL(/#\/404$/);
  },
);

journey(
  'all: pages missing from the list do not exist, and an unknown page key shows 404 in its route @release',
  async ({ page, control }) => {
    const list = [
      {
        path: '/',
        component: 'Layout',
        children: [{ path: 'index', name: 'Index', component: 'index', meta: { title: '主页' } }],
      },
      {
        path: '/fleet',
        component: 'Layout',
        meta: { title: '车队' },
        children: [{ path: 'map', name: 'Map', component: 'fleet/map', meta: { title: '地图' } }],
      },
    ];
    await control.fault({ path: '/router/getList', code: 200, data: { list } });
    await signIn(page, 'admin', inMode('all', '/fleet/map'));
    await expect(page).toHaveURL(/#\/fleet\/map$/);
    await expect(sections(page).getByText('车队', { exact: true })).toBeVisible();
    await expect(sections(page).getByText('运单', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('main').getByText('这个页面不存在')).toBeVisible();
    await page.goto(inMode('all', '/order/orderList'));
    await expect(page).toHaveURL(/#\/404$/);
  },
);

journey(
  'all: a route list that is not an array shows an error and redirects to login [route-list-not-array]',
  async ({ page, control }) => {
    await control.fault({ path: '/router/getList', code: 200, data: { list: 'none' } });
    await page.goto(inMode('all'));
    await fillLogin(page, 'admin');
    await expect(page.getByText(/路由/).first()).toBeVisible();
    await expect(page).toHaveURL(/#\/login/);
  },
);

journey('all: guards of the list hold @release', async ({ page }) => {
  await signIn(page, 'editor', inMode('all'));
  await page.goto(inMode('all', '/vab/table/comprehensiveTable'));
  await expect(page).toHaveURL(/#\/403$/);
});

journey(
  'visit: without a login the whole table is open [visit-mode]',
  leavesOut({ 'zoom-400': 'a narrow window keeps its menu in a drawer' }),
  async ({ page }) => {
    await page.goto(inMode('visit'));
    await expect(page).toHaveURL(/#\/index$/);
    for (const title of ['首页', '运单', '推广'])
      await expect(sections(page).getByText(title, { exact: true })).toBeVisible();
    await page.goto(inMode('visit', '/no/such/page'));
    await expect(page).toHaveURL(/#\/404$/);
  },
);

journey('supportVisit: a visitor uses the routes, and may still sign in @release', async ({ page }) => {
  await page.goto(inMode('support-visit'));
  await expect(page).toHaveURL(/#\/index$/);
  await page.goto(inMode('support-visit', '/login'));
  await fillLogin(page, 'admin');
  await expect(page).toHaveURL(/#\/index$/);
  await expect(page.getByRole('button', { name: /admin/ })).toBeVisible();
});

journey(
  'login interception off: everyone is admin, with a note about it [virtual-roles-with-note]',
  async ({ page }) => {
    await page.goto(inMode('virtual-roles', '/vab/permission'));
    await expect(page).toHaveURL(/#\/vab\/permission$/);
    await expect(page.getByRole('button', { name: /admin.*登录拦截/ })).toBeVisible();
    await page.goto(inMode('virtual-roles', '/login'));
    await expect(page).toHaveURL(/#\/index$/);
  },
);

journey(
  'login interception off: a 401 shows one message, without a retry or loss [401-without-login-interception]',
  async ({ page }) => {
    const requests: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'fetch') requests.push(new URL(response.url()).pathname);
    });
    const lists = () => requests.filter((path) => path === '/order/getList').length;
    // There is no session here: this server answers 401 to every call.
    await page.goto(inMode('virtual-roles', '/order/orderList'));
    const word = page.getByRole('textbox', { name: '关键词' });
    await expect.poll(lists).toBe(1);
    await word.fill('张三');
    await expect.poll(lists).toBe(2);
    await page.waitForTimeout(1000);
    const before = requests.length;
    await page.waitForTimeout(2000);
    expect(requests).toHaveLength(before);
    expect(lists()).toBe(2);
    await expect(word).toHaveValue('张三');
    await word.press('Enter');
    await expect.poll(lists).toBe(3);
    await page.waitForTimeout(1000);
    expect(lists()).toBe(3);
    await expect(word).toHaveValue('张三');
    await expect(page).toHaveURL(/#\/order\/orderList/);
  },
);

journey('role control off: routes are not filtered by role [role-control-off]', async ({ page }) => {
  // A 403 response leads to /403, whatever routes the account has.
  const release = await holdBack(page, /\/table\/getList/);
  await signIn(page, 'editor', inMode('no-role-control', '/vab/table/customTable'));
  await expect(page).toHaveURL(/#\/vab\/table\/customTable$/);
  await expect(tabOf(page, '自定义表格')).toBeVisible();
  release();
  await expect(page).toHaveURL(/#\/403$/);
});

journey('route recording off: login forgets the refused address [route-recording-off]', async ({ page }) => {
  await page.goto(inMode('no-record-route', '/order/orderList'));
  await expect(page).toHaveURL(/#\/login$/);
  await fillLogin(page, 'admin');
  await expect(page).toHaveURL(/#\/index$/);
});

journey(
  'RSA login: the body is one base64 string, and login works [login-rsa-off-on] [publickey]',
  async ({ page }) => {
    const sent = page.waitForRequest((request) => request.url().endsWith('/auth/login'));
    await page.goto(inMode('rsa'));
    await fillLogin(page, 'admin');
    const body = (await sent).postData() ?? '';
    const text: unknown = JSON.parse(body);
    expect(text).toMatch(/^[A-Za-z0-9+/]+={0,2}$/);
    expect(Buffer.from(String(text), 'base64').length % 128).toBe(0);
    expect(body).not.toContain('waybill-admin');
    await expect(page).toHaveURL(/#\/index$/);
  },
);

journey(
  'token in the session store: a reload keeps the login, another window has none [token-name-places]',
  async ({ page, context }) => {
    await signIn(page, 'admin', inMode('session'));
    expect(await storedTokens(page)).toEqual({ local: null, session: expect.any(String), cookie: null });
    await page.reload();
    await expect(page.getByRole('button', { name: /admin/ })).toBeVisible();
    const other = await context.newPage();
    await other.goto(inMode('session', '/order/orderList'));
    await expect(other).toHaveURL(/#\/login/);
  },
);

journey(
  'token in a cookie: a reload and another window keep the login, logout removes it @release',
  async ({ page, context }) => {
    await signIn(page, 'admin', inMode('cookie'));
    expect(await storedTokens(page)).toEqual({ local: null, session: null, cookie: expect.any(String) });
    const other = await context.newPage();
    await other.goto(inMode('cookie', '/order/orderList'));
    await expect(other).toHaveURL(/#\/order\/orderList$/);
    await page.getByRole('button', { name: /admin/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(page).toHaveURL(/#\/login/);
    expect((await storedTokens(page)).cookie).toBeNull();
  },
);

journey('token in memory: nothing is stored, a reload asks for the login again @release', async ({ page }) => {
  await signIn(page, 'admin', inMode('memory', '/order/orderList'));
  await expect(page).toHaveURL(/#\/order\/orderList$/);
  expect(await storedTokens(page)).toEqual({ local: null, session: null, cookie: null });
  await page.reload();
  await expect(page).toHaveURL(/#\/login\?redirect=/);
});

journey('keepOnReload: the tabs come back after a reload of the browser @release', async ({ page }) => {
  await signIn(page, 'admin', inMode('keep-tabs', '/order/orderList'));
  await page.evaluate(() => window.location.assign('#/promotion/userList'));
  await expect(tabOf(page, '推广用户')).toBeVisible();
  await page.reload();
  for (const title of ['首页', '运单列表', '推广用户']) await expect(tabOf(page, title)).toBeVisible();
});

journey(
  'sessionExpiry dialog: another user who signs in there finds no tab, page or draft of the first user [another-user-in-login-dialog-of-product]',
  async ({ page, control }) => {
    await signIn(page, 'admin', inMode('expiry-dialog', '/order/quickOrder'));
    const go = (path: string) => page.evaluate((to) => window.location.assign(`#${to}`), path);
    const model = page.getByRole('main').getByRole('textbox', { name: '型号' }).first();
    await model.fill('孔雀石');
    await go('/promotion/userList');
    await expect(tabOf(page, '推广用户')).toHaveAttribute('aria-current', 'page');
    // A pending call of this page would consume the fault.
    await expect(recordsOf(page).first()).toBeVisible();
    await control.fault({ path: '/promotion/*', code: 401, times: 1 });
    await go('/promotion/visitorList');
    const dialog = page.getByRole('alertdialog', { name: '登录已过期' });
    await dialog.getByLabel('用户名', { exact: true }).fill('editor');
    await dialog.getByLabel('密码', { exact: true }).fill('waybill-editor');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /editor/ })).toBeVisible();
    for (const title of ['快速下单', '推广用户']) await expect(tabOf(page, title)).toHaveCount(0);
    for (const path of ['/order/quickOrder', '/promotion/userList'])
      await expect(page.locator(`[data-page="${path}"]`)).toHaveCount(0);
    await go('/order/quickOrder');
    await expect(model).toHaveValue('');
    // The offer of a draft would appear at the next idle moment.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.getByText(/有未保存的内容，填写于/)).toHaveCount(0);
  },
);

journey('settings of the title and of storage take effect [document-title-reversed]', async ({ page }) => {
  await page.goto(inMode('settings', '/login'));
  await expect(page).toHaveTitle('电动车、摩托车、三轮车专业托运 | 登录');
});

journey(
  'cachedPages: beyond the limit the least recently shown page remounts [cached-pages-configurable]',
  async ({ page }) => {
    await page.goto(inMode('cached-pages', '/login'));
    await fillLogin(page, 'admin');
    await expect(page).toHaveURL(/#\/index$/);
    const go = async (path: string, title: string) => {
      await page.evaluate((to) => window.location.assign(`#${to}`), path);
      await expect(tabOf(page, title)).toHaveAttribute('aria-current', 'page');
    };
    const cachedPages = page.locator('[data-page]');
    await go('/order/orderList', '运单列表');
    await go('/promotion/userList', '推广用户');
    await expect(cachedPages).toHaveCount(2);
    await go('/promotion/visitorList', 'H5 访问记录');
    await expect(cachedPages).toHaveCount(2);
    await expect(page.locator('[data-page="/order/orderList"]')).toHaveCount(0);
  },
);

journey('all: titles of the server follow the language at once @release', async ({ page }) => {
  await signIn(page, 'admin', inMode('all', '/order/orderList'));
  await page.getByRole('button', { name: '切换语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('link', { name: 'Order list', exact: true }).first()).toBeVisible();
  await expect(page).toHaveTitle(/^Order list - /);
});

journey(
  'sourceCode: the prompt reports a wrong secret, and the right one shows the link [wrong-secret-source-code-prompt]',
  async ({ page }) => {
    await page.goto(inMode('source-code', '/debugger'));
    await page.getByRole('button', { name: '查看源代码' }).click();
    const prompt = page.getByRole('dialog', { name: '查看源代码' });
    await prompt.getByLabel('密钥', { exact: true }).fill('guess');
    await page.keyboard.press('Enter');
    await expect(prompt.getByText('密钥不正确，请核对后重新输入')).toBeVisible();
    await expect(prompt.getByRole('link')).toHaveCount(0);
    await prompt.getByLabel('密钥', { exact: true }).fill('open sesame');
    await expect(prompt.getByText('密钥不正确，请核对后重新输入')).toHaveCount(0);
    await page.keyboard.press('Enter');
    const way = prompt.getByRole('link', { name: '打开源代码' });
    await expect(way).toHaveAttribute('href', 'https://code.example/waybill');
    await expect(way).toHaveAttribute('rel', /noopener/);
    await page.goto(inMode('settings', '/debugger'));
    await expect(page.getByRole('heading', { name: /调试信息/ })).toBeVisible();
    await expect(page.getByRole('button', { name: '查看源代码' })).toHaveCount(0);
  },
);

journey('all: addresses of the server’s routes paint no login, 403 or 404 on the way @release', async ({ page }) => {
  await signIn(page, 'admin', inMode('all'));
  await recordFrames(page);
  for (const address of [
    '/order/orderList',
    '/promotion/userList',
    '/promotion/pOrderDetail?id=1',
    '/vab/permission',
  ]) {
    await page.goto('about:blank');
    await page.goto(inMode('all', address));
    await expect.poll(async () => (await framesOf(page)).at(-1)?.shows, { intervals: [20] }).toContain('shell');
    const wrong = (await framesOf(page)).filter(({ shows }) => shows.some((sign) => sign !== 'shell'));
    expect(wrong, address).toEqual([]);
  }
});

journey(
  'social: a window of the provider signs in, and its response is sent to the server @release',
  async ({ page }) => {
    await page.goto(inMode('social', '/login'));
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: '演示账号' }).click();
    const popup = await opened;
    const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/socialLogin');
    await popup.getByRole('link', { name: 'editor' }).click();
    const request = await sent;
    expect(request.method()).toBe('POST');
    expect(request.postDataJSON()).toMatchObject({
      provider: 'demo',
      code: expect.any(String),
      state: expect.any(String),
    });
    await expect(page).toHaveURL(/#\/index$/);
    await expect(page.getByRole('button', { name: /editor/ })).toBeVisible();
    await expect.poll(() => popup.isClosed()).toBe(true);
  },
);

journey(
  'social: an answer without a token is refused with the message of the specification [words-social-login-register-failure]',
  async ({ page, control }) => {
    await control.fault({ path: '/socialLogin', code: 200, data: {} });
    await page.goto(inMode('social', '/login'));
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: '演示账号' }).click();
    const popup = await opened;
    await popup.getByRole('link', { name: 'editor' }).click();
    await expect(page.getByText(/登录核心接口异常/).first()).toBeVisible();
    await expect.poll(() => popup.isClosed()).toBe(true);
    await expect(page).toHaveURL(/#\/login$/);
  },
);

journey(
  'all: without a response to the routes the login stays, and a retry opens the page [lost-line-keeps-session] @release',
  async ({ page, control }) => {
    await control.fault({ path: '/router/getList', shape: 'drop' });
    await page.goto(inMode('all', '/order/orderList'));
    await fillLogin(page, 'admin');
    await expect(page.getByRole('alert')).toContainText('登录仍然有效');
    await control.clearFaults();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(tabOf(page, '运单列表')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('button', { name: /admin/ })).toBeVisible();
  },
);

journey(
  'RSA login: a missing key shows an error, nothing is sent unencrypted, and login works later @release',
  async ({ page, control }) => {
    await control.fault({ path: '/publicKey', shape: 'drop' });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/login')) sent.push(request.postData() ?? '');
    });
    await page.goto(inMode('rsa'));
    await fillLogin(page, 'admin');
    await expect(page.getByRole('alert').or(page.getByRole('status')).getByText(/\S/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled();
    expect(sent).toEqual([]);
    await control.clearFaults();
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(/#\/index$/);
    expect(sent).not.toEqual([]);
    expect(sent.join()).not.toContain('waybill-admin');
  },
);

journey(
  'all: an account without any page sees a message and can sign out [account-without-pages-can-log-out]',
  async ({ page, control }) => {
    await control.fault({ path: '/router/getList', code: 200, data: { list: [] } });
    await page.goto(inMode('all'));
    await fillLogin(page, 'admin');
    await expect(page.getByRole('heading', { name: '当前账号没有可用的页面' })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await control.clearFaults();
    await page.getByRole('button', { name: '换个账号登录' }).click();
    await expect(page).toHaveURL(/#\/login$/);
    expect(await storedTokens(page)).toEqual({ local: null, session: null, cookie: null });
    await fillLogin(page, 'editor');
    await expect(page).toHaveURL(/#\/index$/);
  },
);

journey(
  'all: a login whose route list is wrong shows only that error and no greeting [failed-login-no-greeting]',
  async ({ page, control }) => {
    await control.fault({ path: '/router/getList', code: 200, data: { list: 'none' }, times: 1 });
    await page.goto(inMode('all'));
    await fillLogin(page, 'admin');
    await expect(page.getByText('路由列表返回格式有误').first()).toBeVisible();
    await expect(page.getByText('欢迎登录', { exact: false })).toHaveCount(0);
    await expect(page).toHaveURL(/#\/login/);
    await fillLogin(page, 'admin');
    await expect(page.getByText('欢迎登录', { exact: false }).first()).toBeVisible();
  },
);

journey(
  'history: addresses are paths, which the same server answers; old ones behind the hash lead there @release',
  async ({ page }) => {
    await page.goto('/order/orderList?mode=paths');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await fillLogin(page, 'admin');
    await expect(page).toHaveURL(/\/order\/orderList(\?mode=paths)?$/);
    const sameDocument = await page.evaluateHandle(() => document);
    await page.evaluate(() => window.location.assign('#/promotion/userList'));
    await expect(page).toHaveURL(/\/promotion\/userList$/);
    await page.goBack();
    await expect(tabOf(page, '运单列表')).toHaveAttribute('aria-current', 'page');
    await expect(tabOf(page, '推广用户')).toHaveAttribute('href', '/promotion/userList');
    await tabOf(page, '推广用户').click();
    await expect(page).toHaveURL(/\/promotion\/userList$/);
    expect(await sameDocument.evaluate((was) => was === document)).toBe(true);
    await page.goto('/vab/table/customTable?mode=paths');
    await expect(tabOf(page, '自定义表格')).toHaveAttribute('aria-current', 'page');
    await page.goto('/no/such/page?mode=paths');
    await expect(page).toHaveURL(/\/404$/);
  },
);
