import { leavesOut } from './support/conditions/leaves-out';
import { expect, journey } from './support/journey';
import { fillLogin, openSignedIn, signIn, tabOf } from './support/sign-in';

/** Opens a deep address of the console with a token that the server refuses. */
const expiredAtOrders = async (page: Parameters<typeof signIn>[0], refuse: () => Promise<unknown>) => {
  await openSignedIn(page, 'admin', '/#/index');
  await refuse();
  await page.goto('about:blank');
  await page.goto('/#/order/orderList?page=2');
  await expect(page).toHaveURL(/#\/login$/);
};

journey(
  'a session that expired at a deep link: the same user returns there [same-user-returns-after-expiry]',
  async ({ page, control }) => {
    await expiredAtOrders(page, () => control.fault({ path: '/userInfo', code: 401, times: 1 }));
    await page.reload();
    await fillLogin(page, 'admin');
    await expect(page).toHaveURL(/#\/order\/orderList\?page=2$/);
    await expect(tabOf(page, '运单列表')).toHaveAttribute('aria-current', 'page');
  },
);

journey(
  'a login that has run out at a deep link: another person finds nothing of it [another-user-finds-no-stored-state]',
  async ({ page, control }) => {
    await expiredAtOrders(page, () => control.fault({ path: '/userInfo', code: 401, times: 1 }));
    await fillLogin(page, 'editor');
    await expect(page).toHaveURL(/#\/index$/);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain('orderList');
  },
);

journey('a session that expires during work: the same user returns there @release', async ({ page, control }) => {
  await signIn(page, 'admin', '/#/promotion/userList');
  await control.fault({ path: '/order/getList', code: 401, times: 1 });
  await page.getByRole('link', { name: '运单', exact: true }).first().click();
  await page.evaluate(() => window.location.assign('#/order/orderList?page=2'));
  await expect(page).toHaveURL(/#\/login$/);
  await fillLogin(page, 'admin');
  await expect(page).toHaveURL(/#\/order\/orderList\?page=2$/);
});

journey(
  'a login that runs out: the same user finds the tabs in order and scrolled as before, another user finds no tabs [tabs-survive-expiry]',
  leavesOut({ 'zoom-400': 'sets a window of 1100 px' }),
  async ({ page, control }) => {
    const titles = () => page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link').allInnerTexts();
    await signIn(page, 'admin', '/#/promotion/userList');
    for (const address of ['#/vab/permission', '#/order/orderList?page=2'])
      await page.evaluate((to) => window.location.assign(to), address);
    await expect(tabOf(page, '运单列表')).toHaveAttribute('aria-current', 'page');
    await page.setViewportSize({ width: 1100, height: 500 });
    const scroll = (top?: number) =>
      page.evaluate((to) => {
        let at = document.querySelector('main [data-page][data-state="shown"]');
        while (at && getComputedStyle(at).overflowY !== 'auto') at = at.parentElement;
        if (at && to !== undefined) at.scrollTop = to;
        return at?.scrollTop;
      }, top);
    await expect.poll(() => scroll(60)).toBe(60);
    /** How far the table is scrolled to the side, which is a scroller in the page. */
    const sideways = (left?: number) =>
      page.evaluate((to) => {
        let at = document.querySelector('main [data-page][data-state="shown"] [role="grid"]');
        while (at && getComputedStyle(at).overflowX !== 'auto') at = at.parentElement;
        if (at && to !== undefined) at.scrollLeft = to;
        return at?.scrollLeft;
      }, left);
    await expect.poll(() => sideways(60)).toBe(60);
    const before = await titles();
    expect(before).toHaveLength(4);
    const runOut = async () => {
      await control.fault({ path: '/promotion/*', code: 401, times: 1 });
      await page.evaluate(() => window.location.assign('#/promotion/visitorList'));
      await expect(page).toHaveURL(/#\/login$/);
    };
    await runOut();
    await fillLogin(page, 'admin');
    await expect(page).toHaveURL(/#\/promotion\/visitorList$/);
    await expect.poll(titles).toEqual([...before, 'H5 访问记录']);
    await tabOf(page, '运单列表').click();
    await expect(page).toHaveURL(/#\/order\/orderList\?page=2$/);
    await expect.poll(() => scroll()).toBe(60);
    await expect.poll(() => sideways()).toBe(60);
    await page.getByRole('link', { name: 'H5 访问记录', exact: true }).first().click();
    await control.fault({ path: '/userInfo', code: 401, times: 1 });
    await page.reload();
    await expect(page).toHaveURL(/#\/login$/);
    await fillLogin(page, 'editor');
    await expect(page).toHaveURL(/#\/index$/);
    await expect.poll(titles).toEqual(['首页']);
  },
);

journey('signing out deliberately stores no return address @release', async ({ page }) => {
  await signIn(page, 'admin', '/#/order/orderList');
  await page.getByRole('button', { name: /admin/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('orderList');
  expect(stored).not.toContain('admin');
});
