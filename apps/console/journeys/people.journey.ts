import type { Browser } from '@playwright/test';
import { expect, journey } from './support/journey';
import { pressIn, recordOf } from './support/lists';
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

journey('the personal center opens from the avatar, in a tab of its own @release', async ({ page }) => {
  await openSignedIn(page, 'agent');
  await page.getByRole('button', { name: /agent/ }).click();
  await page.getByRole('menuitem', { name: '个人中心' }).click();
  await expect(page).toHaveURL(/#\/setting\/personalCenter$/);
  await expect(page.getByRole('heading', { name: '个人中心', level: 1 })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: '已打开的页面' });
  await expect(tabs.getByRole('link', { name: '个人中心' })).toHaveAttribute('aria-current', 'page');

  const profile = page.getByRole('region', { name: '个人资料' });
  await profile.getByLabel('邮箱').fill('no-address');
  await profile.getByRole('button', { name: '保存' }).click();
  await expect(profile.getByLabel('邮箱')).toHaveAccessibleDescription('请输入正确的邮箱');
  await profile.getByLabel('邮箱').fill('agent@example.com');
  await profile.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('个人资料已保存', { exact: true })).toBeVisible();

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
  'a session that is ended elsewhere throws its window out [session-ended-elsewhere]',
  async ({ page, browser, baseURL }) => {
    const other = await elsewhere(browser, baseURL);
    const listening = other.waitForResponse(/\/live\/events/);
    await openSignedIn(other, 'agent', '/#/order/orderList');
    await openSignedIn(page, 'agent', '/#/setting/personalCenter');
    await listening;
    const sessions = page.getByRole('region', { name: '登录的设备' });
    await sessions.getByRole('button', { name: /^退出 Chrome/ }).click();
    await expect(other).toHaveURL(/#\/login/);
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await other.context().close();
  },
);

journey(
  'a right that a role loses disappears from the other screen without a reload [right-taken-away]',
  async ({ page, browser, baseURL }) => {
    const other = await elsewhere(browser, baseURL);
    await openSignedIn(other, 'test', '/#/setting/personalCenter');
    const listening = other.waitForResponse(/\/live\/events/);
    await other.evaluate(() => Reflect.set(window, 'sameWindow', true));
    const link = other
      .getByRole('complementary', { name: '侧边栏' })
      .getByRole('link', { name: '账号管理', exact: true });
    await expect(link).toBeVisible();

    await openSignedIn(page, 'admin', '/#/setting/roles');
    await recordOf(page, 'Test').getByRole('button', { name: '编辑' }).click();
    const dialog = page.getByRole('dialog', { name: '角色 Test' });
    await dialog.getByRole('treeitem', { name: '系统' }).click();
    await expect(dialog.getByRole('treeitem', { name: '系统' })).toHaveAttribute('aria-checked', 'true');
    await dialog.getByRole('treeitem', { name: '系统' }).click();
    await listening;
    await other.getByRole('button', { name: /^消息/ }).click();
    const messages = other.getByRole('dialog', { name: '消息' });
    await expect(messages).toBeVisible();
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(link).toBeHidden();
    await expect(messages).toBeVisible();
    expect(await other.evaluate(() => Reflect.get(window, 'sameWindow'))).toBe(true);

    await page.goto('/#/setting/actions');
    await expect(recordOf(page, /admin.*保存角色/)).toBeVisible();
    await other.goto('/#/setting/accounts');
    await expect(other).toHaveURL(/#\/403$/);
    await other.context().close();
  },
);

journey('an account is opened, disabled and let in again @release', async ({ page }) => {
  await openSignedIn(page, 'admin', '/#/setting/accounts');
  await page.getByRole('button', { name: '新建账号' }).click();
  const dialog = page.getByRole('dialog', { name: '新建账号' });
  await dialog.getByLabel('用户名').fill('clerk');
  await dialog.getByLabel('手机号').fill('139 0000 7777');
  await dialog.getByLabel('初始密码').fill('clerk-first-7');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请至少选择一个角色')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Agent' }).check();
  await dialog.getByRole('button', { name: '保存' }).click();
  const row = recordOf(page, /clerk/);
  await pressIn(row, '停用');
  await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click();
  await expect(page.getByText('账号 clerk 已停用', { exact: true })).toBeVisible();
  await expect(row.getByText('已停用', { exact: true })).toBeVisible();
  await pressIn(row, '启用');
  await expect(page.getByText('账号 clerk 已启用', { exact: true })).toBeVisible();
  await expect(row.getByText('已启用', { exact: true })).toBeVisible();
});
