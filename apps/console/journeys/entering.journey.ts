import { expect, journey } from './support/journey';
import { signIn, tabOf } from './support/sign-in';

journey(
  'a signed-in user who opens /login is taken to the first page [login-leads-home-when-signed]',
  async ({ page }) => {
    await signIn(page, 'admin', '/#/order/orderList');
    await page.evaluate(() => window.location.assign('#/login'));
    await expect(page).toHaveURL(/#\/index$/);
    await expect(tabOf(page, '首页')).toHaveAttribute('aria-current', 'page');
    await page.goto('/#/login?redirect=%2Fpromotion%2FuserList');
    await expect(page).toHaveURL(/#\/promotion\/userList$/);
  },
);

journey('an unexpected callback shows a message and redirects to login @release', async ({ page }) => {
  await page.goto('/#/callback?code=abc&state=unexpected');
  await expect(page.getByText('没有找到发起登录的窗口，请返回登录页重新登录')).toBeVisible();
  await page.getByRole('button', { name: '返回登录' }).click();
  await expect(page).toHaveURL(/#\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

journey.describe('with Internet Explorer’s engine', () => {
  journey.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko' });

  journey(
    'the friendly reminder suggests to update or to switch the engine, and can be closed [old-browsers-are-warned]',
    async ({ page }) => {
      await page.goto('/');
      const reminder = page.getByRole('alertdialog', { name: /温馨提示/ });
      await expect(reminder).toContainText('请升级浏览器，或将浏览器切换到极速模式');
      await expect(reminder).toContainText('Friendly reminder');
      await reminder.getByRole('button').click();
      await expect(reminder).toHaveCount(0);
      await expect(page.getByLabel('用户名', { exact: true })).toBeVisible();
    },
  );
});
