import type { Browser } from '@playwright/test';
import { expect, journey } from './support/journey';
import { openSignedIn } from './support/sign-in';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4zwAE/wEHAAH/4iOeWQAAAABJRU5ErkJggg==',
  'base64',
);

/** Another browser on the same product. */
const elsewhere = async (browser: Browser, baseURL: string | undefined) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'zh-CN' });
  return context.newPage();
};

journey('the personal centre opens from the avatar, in a tab of its own', async ({ page }) => {
  await openSignedIn(page, 'agent');
  await page.getByRole('button', { name: /agent/ }).click();
  await page.getByRole('menuitem', { name: '个人中心' }).click();
  await expect(page).toHaveURL(/#\/setting\/personalCenter$/);
  await expect(page.getByRole('heading', { name: '个人中心', level: 1 })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: '已打开的页面' });
  await expect(tabs.getByRole('link', { name: '个人中心' })).toHaveAttribute('aria-current', 'page');

  const profile = page.getByRole('region', { name: '个人资料' });
  await profile.getByLabel('邮箱').fill('nobody');
  await profile.getByRole('button', { name: '保存' }).click();
  await expect(profile.getByLabel('邮箱')).toHaveAccessibleDescription('请输入正确的邮箱');
  await profile.getByLabel('邮箱').fill('agent@example.com');
  await profile.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();

  await profile.locator('input[type="file"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
  const crop = page.getByRole('dialog', { name: '裁剪头像' });
  await crop.getByRole('application').press('ArrowRight');
  await crop.getByRole('button', { name: '使用' }).click();
  await expect(page.getByRole('banner').locator('img[src^="/avatar/"]')).toBeVisible();

  const password = page.getByRole('region', { name: '修改密码' });
  await password.getByLabel('当前密码').fill('not-the-one');
  await password.getByLabel('新密码', { exact: true }).fill('Horse8cart!');
  await expect(password.getByText('强度：强')).toBeVisible();
  await password.getByRole('button', { name: '修改密码' }).click();
  await expect(password.getByLabel('当前密码')).toHaveAccessibleDescription('当前密码不正确');
});

journey(
  'a session that is ended elsewhere throws its window out within a second',
  async ({ page, browser, baseURL }) => {
    const other = await elsewhere(browser, baseURL);
    await openSignedIn(other, 'agent', '/#/order/orderList');
    const listening = other.waitForRequest(/\/live\/getNews\?known=\w/);
    await openSignedIn(page, 'agent', '/#/setting/personalCenter');
    await listening;
    const sessions = page.getByRole('region', { name: '登录的设备' });
    await sessions.getByRole('button', { name: /^退出 Chrome/ }).click();
    await expect(other).toHaveURL(/#\/login/, { timeout: 1000 });
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await other.context().close();
  },
);
