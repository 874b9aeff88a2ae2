import { leavesOut } from './support/conditions/leaves-out';
import { noteOpened } from './support/every-tool';
import { expect, journey } from './support/journey';
import { recordsOf } from './support/lists';
import { noteText } from './support/note-text';
import { openSignedIn, signIn, tabOf } from './support/sign-in';

journey(
  'the magnifier opens the palette, which asks after 500 ms and opens a suggestion or the engine in an independent window [search-getlist] [search-is-one]',
  async ({ page }) => {
    const opened = await noteOpened(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/search/getList')) requests.push(request.url());
    });
    await openSignedIn(page);
    await page.getByRole('button', { name: '搜索', exact: true }).click();
    const line = page.getByRole('combobox', { name: '命令' });
    const suggestions = page.getByRole('group', { name: '搜索建议' }).getByRole('option');
    const engine = page.getByRole('option', { name: /用百度搜索/ });
    await expect(line).toBeFocused();
    await line.pressSequentially('运单', { delay: 60 });
    await expect.poll(() => requests.length).toBe(1);
    expect(new URL(requests[0] ?? '').searchParams.get('query')).toBe('运单');
    await suggestions.filter({ hasText: '运单列表' }).first().click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect((await opened())[0]).toEqual([
      expect.stringMatching(/\/#\/order\/orderList$/),
      '_blank',
      'noopener,noreferrer',
    ]);

    await page.getByRole('button', { name: '搜索', exact: true }).click();
    await line.fill('a&b 行情');
    await expect(engine).toBeVisible();
    await expect(engine).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('Enter');
    await expect(line).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    expect((await opened())[1]).toEqual([
      `https://www.baidu.com/s?wd=${encodeURIComponent('a&b 行情')}`,
      '_blank',
      'noopener,noreferrer',
    ]);
  },
);

journey(
  'an answer to earlier words that comes late takes nothing from the suggestions of the present ones @release',
  async ({ page, control }) => {
    await openSignedIn(page);
    await page.getByRole('button', { name: '搜索', exact: true }).click();
    const line = page.getByRole('combobox', { name: '命令' });
    const option = (words: string) =>
      page.getByRole('group', { name: '搜索建议' }).getByRole('option').filter({ hasText: words });
    await control.fault({ path: '/search/getList', delayMs: 2000, times: 1 });
    const early = page.waitForRequest(/\/search\/getList/);
    await line.fill('推广');
    await early;
    await line.fill('运单列表');
    await expect(option('运单列表').first()).toBeVisible();
    const shown = await page.getByRole('option').allTextContents();
    await page.waitForTimeout(2500);
    expect(await page.getByRole('option').allTextContents()).toEqual(shown);
    expect(shown.join()).not.toContain('推广中心');
  },
);

journey(
  'the notice popover counts, opens on hover, reloads on a change of tab and clears [notice-popover] [notice-getlist] [avatar-45]',
  async ({ page }) => {
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().includes('/notice/getList')) requests += 1;
    });
    await openSignedIn(page);
    const bell = page.getByRole('button', { name: /^消息/ });
    await expect(bell).toHaveAccessibleName('消息 10');
    const panel = page.getByRole('dialog', { name: '消息' });
    await bell.hover();
    await expect(panel).toBeVisible();
    await expect.poll(async () => (await panel.boundingBox())?.width).toBe(300);
    await expect(panel.getByText('今晚 20:00 起恢复正常发车')).toBeVisible();
    const picture = panel.locator('img').first();
    expect(await picture.evaluate((image: HTMLElement) => [image.offsetWidth, image.offsetHeight])).toEqual([45, 45]);
    await expect(panel.getByRole('link', { name: '查看推广运单' })).toHaveAttribute('href', '#/promotion/pOrderList');
    const before = requests;
    await panel.getByRole('tab', { name: '邮件' }).click();
    await expect(panel.getByText('新线路价格表见附件。')).toBeVisible();
    await expect.poll(() => requests).toBeGreaterThan(before);
    await page.getByRole('main').hover();
    await expect(panel).toBeHidden();
    await bell.hover();
    await panel.getByRole('button', { name: '清空消息' }).click();
    await expect(page.getByText('清空消息成功', { exact: true }).first()).toBeVisible();
    await expect(panel.getByText('暂无消息')).toBeVisible();
    await expect(bell).toHaveAccessibleName('消息');
    await page.getByRole('main').hover();
    await expect(panel).toBeHidden();
    await bell.hover();
    await expect(panel.getByText('暂无消息')).toBeVisible();
    await page.getByRole('button', { name: /admin/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await signIn(page, 'agent', '/#/login');
    await expect(bell).toHaveAccessibleName('消息 10');
  },
);

journey('full screen turns on and off, and a refusal shows a message [full-screen]', async ({ page }) => {
  await openSignedIn(page);
  await page.getByRole('button', { name: '进入全屏' }).click();
  await expect(page.getByRole('button', { name: '退出全屏' })).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
  await page.getByRole('button', { name: '退出全屏' }).click();
  await expect(page.getByRole('button', { name: '进入全屏' })).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.requestFullscreen = () => Promise.reject(new TypeError('no'));
  });
  const shown = await noteText(page, '进入全屏失败');
  await page.getByRole('button', { name: '进入全屏' }).click();
  await page.mouse.move(700, 850);
  await expect.poll(async () => (await shown()).went).toBe(true);
});

journey(
  'the avatar menu leads to the personal center; from an address that does not exist the way home can be stopped @release',
  async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/order/quickOrder');
    await page.getByRole('button', { name: /admin/ }).click();
    await page.getByRole('menuitem', { name: '个人中心' }).click();
    await expect(page).toHaveURL(/#\/setting\/personalCenter$/);
    await page.goto('/#/no/such/page');
    await expect(page).toHaveURL(/#\/404$/);
    await expect(page.getByText(/^[1-5] 秒后自动返回首页$/)).toBeVisible();
    await page.getByRole('button', { name: '留在此页' }).click();
    await expect(page.getByText('已取消自动返回')).toBeVisible();
    await page.goto('/#/403');
    await expect(page.getByRole('heading', { name: '您没有访问权限' })).toBeVisible();
    await expect(page).toHaveURL(/#\/(index)?$/);
  },
);

journey(
  'refresh, the active tab and the current menu entry reload the page under the progress bar @release',
  async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/order/orderList');
    await expect(recordsOf(page).nth(2)).toBeVisible();
    const bar = page.locator('[data-part="progress-bar"] *').first();
    const reloads = async (act: () => Promise<void>) => {
      const nextRequest = page.waitForRequest(/\/order\/getList/);
      await act();
      await expect(bar).toBeAttached();
      await nextRequest;
      await expect(recordsOf(page).nth(2)).toBeVisible();
      await expect(bar).not.toBeAttached();
    };
    await reloads(() => page.getByRole('button', { name: '刷新页面' }).click());
    await reloads(() => tabOf(page, '运单列表').click());
    const entry = page.locator('[data-layout] nav').getByRole('link', { name: /^运单列表/ });
    await reloads(() => entry.first().click());
  },
);

journey(
  'back to top brings the app container up, a change of route too, and the footer tells year and title @release',
  leavesOut({ 'zoom-400': 'sets windows of its own' }),
  async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/order/quickOrder');
    const scrolled = () =>
      page.evaluate(() => Math.max(...[...document.querySelectorAll('[data-layout] *')].map((each) => each.scrollTop)));
    await expect(page.getByRole('contentinfo')).toContainText(await page.evaluate(() => `${new Date().getFullYear()}`));
    await expect(page.getByRole('contentinfo')).toContainText('运单台');
    const scrollDown = async () => {
      await page.getByRole('main').hover();
      await expect(async () => {
        await page.mouse.wheel(0, 5000);
        expect(await scrolled()).toBeGreaterThan(200);
      }).toPass();
    };
    await page.setViewportSize({ width: 1440, height: 500 });
    await scrollDown();
    await page.getByRole('button', { name: '回到顶部' }).click();
    await expect.poll(scrolled).toBe(0);
    await scrollDown();
    await page.goto('/#/index');
    await expect.poll(scrolled).toBe(0);
  },
);

journey(
  'the debugger shows session, rights and verdicts, copies them as JSON and shows no token @release',
  leavesOut({ 'plain-http': 'reads the clipboard' }),
  async ({ page, context, product }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
    await openSignedIn(page, 'editor');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.goto('/#/debugger');
    await expect(page.getByRole('heading', { name: '路由校验' })).toBeVisible();
    await page.getByRole('button', { name: '复制为 JSON' }).click();
    await expect(page.getByText('已复制', { exact: true }).first()).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const report = JSON.parse(copied) as {
      session: { username: string };
      routes: { path: string; reachable: boolean }[];
    };
    expect(report.session.username).toBe('editor');
    expect(report.routes.find(({ path }) => path === '/vab/table')?.reachable).toBe(false);
    expect(copied).not.toContain(token);
    expect(await page.locator('body').textContent()).not.toContain(token);
  },
);
