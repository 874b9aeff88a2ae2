import type { Page } from '@playwright/test';
import { expect, journey } from './support/journey';
import { recordOf, recordsOf } from './support/lists';
import { fillLogin, openSignedIn } from './support/sign-in';

/** Redirects to another origin are tested in `@waybill/http`, because journeys must not call other origins. */
const ways = {
  'its page': { status: 200, contentType: 'text/html; charset=utf-8', body: '<!doctype html><title>Sign in</title>' },
  'its page as 401': { status: 401, contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' },
};
/** Addresses of the server's calls, and of no file. */
const isCall = ({ pathname }: URL) => pathname !== '/' && !/\.\w+$/.test(pathname);
const sentence = (page: Page) =>
  page.getByText(/收到的是网页而不是数据。如果来自登录代理，请刷新页面并在那里重新登录，草稿已保留/);

for (const [way, answer] of Object.entries(ways)) {
  journey(
    `a login proxy whose session has ended answers with ${way}: lists, forms and refresh name it, the session and the draft stay [login-proxy-is-named]`,
    async ({ page }) => {
      await openSignedIn(page, 'admin', '/#/vab/table/comprehensiveTable');
      await expect(recordsOf(page, '综合表格').nth(4)).toBeVisible();
      await page.getByRole('button', { name: '新增' }).click();
      const dialog = page.getByRole('dialog', { name: '新增文章' });
      await dialog.getByLabel('标题').fill('留下的标题');
      await dialog.getByLabel('作者').fill('王五');
      const token = await page.evaluate(() => localStorage.getItem('token'));

      await page.route(isCall, (route) => route.fulfill(answer));
      await dialog.getByRole('button', { name: '保存' }).click();
      await expect(dialog.getByRole('alert').filter({ hasText: '收到的是网页而不是数据' })).toBeVisible();
      await expect(dialog.getByLabel('标题')).toHaveValue('留下的标题');
      await expect(sentence(page).last()).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
      await expect(page).toHaveURL(/comprehensiveTable/);

      // With the proxy's session restored, the same form succeeds.
      await page.unroute(isCall);
      await dialog.getByRole('button', { name: '保存' }).click();
      await expect(dialog).toBeHidden();
      await expect(recordOf(page, '留下的标题').first()).toBeVisible();
    },
  );

  journey(`at login, ${way} is no wrong password [login-proxy-is-named]`, async ({ page }) => {
    await page.goto('/#/login');
    await page.route(isCall, (route) => route.fulfill(answer));
    await fillLogin(page, 'admin');
    await expect(sentence(page).first()).toBeVisible();
    await expect(page.getByText('用户名或密码错误')).toHaveCount(0);
    await page.unroute(isCall);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(/#\/index$/);
  });
}
