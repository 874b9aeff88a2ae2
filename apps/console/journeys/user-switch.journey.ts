import type { Page } from '@playwright/test';
import { holdBack } from './support/hold-back';
import { expect, journey } from './support/journey';
import { recordsOf } from './support/lists';
import { fillLogin, signIn, tabOf } from './support/sign-in';

const sections = (page: Page) => page.locator('[data-layout] nav').first();
const tabs = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link');

async function open(page: Page, path: string, title: string): Promise<void> {
  await page.evaluate((to) => window.location.assign(`#${to}`), path);
  await expect(tabOf(page, title)).toHaveAttribute('aria-current', 'page');
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: /admin/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/#\/login/);
}

/** Keys of both storages whose value contains the word. */
const traces = (page: Page, word: string) =>
  page.evaluate(
    (name) =>
      [localStorage, sessionStorage].flatMap((store) =>
        Object.entries(store).filter(([key, value]) => `${key} ${String(value)}`.includes(name)),
      ),
    word,
  );

journey(
  'editor after admin in one window: tabs, pages, rights and stored words of admin are gone [username-avatar-go-at-logout] @smoke',
  async ({ page }) => {
    await signIn(page);
    await open(page, '/vab/table/customTable', '自定义表格');
    await open(page, '/promotion/userList', '推广用户');
    await leave(page);
    await expect(page.locator('[data-page]')).toHaveCount(0);
    expect(await traces(page, 'admin')).toEqual([]);
    await page.evaluate(() => window.location.assign('#/login'));
    await fillLogin(page, 'editor');
    await expect(page.getByRole('button', { name: /editor/ })).toBeVisible();
    await expect(tabs(page)).toHaveText(['首页']);
    await expect(page.locator('[data-page="/promotion/userList"]')).toHaveCount(0);
    await expect(page.getByText('admin')).toHaveCount(0);
    await page.evaluate(() => window.location.assign('#/vab/table/customTable'));
    await expect(page).toHaveURL(/#\/403$/);
  },
);

journey('editor after admin in one window: data that admin fetched is requested again @release', async ({ page }) => {
  await signIn(page, 'admin', '/#/promotion/userList');
  await expect(recordsOf(page).first()).toBeVisible();
  await leave(page);
  const nextRequest = page.waitForRequest((request) => request.url().includes('/promotion/userList?'));
  await fillLogin(page, 'editor');
  await expect(page).toHaveURL(/#\/promotion\/userList$/);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  expect((await nextRequest).headers().token).toBe(token);
});

journey(
  'editor after admin in a second window: the first window follows with nothing left of admin @release',
  async ({ page, context }) => {
    await signIn(page);
    await open(page, '/vab/table/customTable', '自定义表格');
    await open(page, '/order/orderList', '运单列表');
    const other = await context.newPage();
    await other.goto('/#/index');
    await leave(other);
    await expect(page).toHaveURL(/#\/login/);
    await fillLogin(other, 'editor');
    await expect(page.getByRole('button', { name: /editor/ })).toBeVisible();
    await expect(tabOf(page, '自定义表格')).toHaveCount(0);
    await expect(sections(page).getByText('运单', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /admin/ })).toHaveCount(0);
  },
);

journey(
  'a plain token written over the login by another hand: every other window becomes the new user in place @release',
  async ({ page, context }) => {
    await signIn(page, 'admin', '/#/order/orderList');
    const other = await context.newPage();
    await other.goto('/#/index');
    await other.getByRole('button', { name: /admin/ }).waitFor();
    const tellUser = await holdBack(page, /\/userInfo/);
    const token = await page.evaluate(async () => {
      const answer = await fetch('/api/cps/open/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'editor', password: 'waybill-editor' }),
      });
      return ((await answer.json()) as { data: { token: string } }).data.token;
    });
    await other.evaluate((value) => localStorage.setItem('token', value), token);
    await expect(page.locator('[data-part="starting"]')).toBeVisible();
    tellUser();
    await expect(page.getByRole('button', { name: /editor/ })).toBeVisible();
    await expect(page).toHaveURL(/#\/order\/orderList$/);
    await expect(page.getByRole('button', { name: /admin/ })).toHaveCount(0);
    await page.evaluate(() => window.location.assign('#/vab/table/customTable'));
    await expect(page).toHaveURL(/#\/403$/);
  },
);

journey(
  'a stored return address applies to the next user only if they may open it [redirect-needs-rights]',
  async ({ page }) => {
    await signIn(page);
    await open(page, '/vab/table/customTable', '自定义表格');
    await leave(page);
    await expect(page).toHaveURL(/redirect=%2Fvab%2Ftable%2FcustomTable$/);
    await fillLogin(page, 'editor');
    await expect(page).toHaveURL(/#\/index$/);
  },
);
