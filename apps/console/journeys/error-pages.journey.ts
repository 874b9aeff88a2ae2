import { test as plain } from '@playwright/test';
import { expect, journey } from './support/journey';
import { openSignedIn, tabOf } from './support/sign-in';
import { startStaticHost } from './support/static-host';

journey(
  'the error section is in no menu, and its pages open inside the shell in separate tabs [error-section]',
  async ({ page }) => {
    await openSignedIn(page);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await expect(page.getByText('错误页', { exact: true })).toHaveCount(0);
    for (const [path, tab, heading] of [
      ['/error/403', '403', '您没有访问权限'],
      ['/error/404', '404', '这个页面不存在'],
      ['/error/debugger', '调试', '调试信息'],
    ] as const) {
      await page.goto(`/#${path}`);
      await expect(page.getByRole('main').getByRole('heading', { name: heading })).toBeVisible();
      await expect(tabOf(page, tab)).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('main').getByRole('timer')).toHaveCount(0);
    }
    await page.goto('/#/error');
    await expect(page).toHaveURL(/#\/error\/403$/);
    await page.getByRole('main').getByRole('button', { name: '返回首页' }).click();
    await expect(page).toHaveURL(/#\/index$/);
  },
);

for (const [what, fault] of [
  ['with code 403', { code: 403 }],
  ['with the HTTP status 403', { status: 403 }],
] as const)
  journey(
    `a call that is answered ${what} leads to /403, and one step back leaves it [403-call-leads-to-403]`,
    { tag: 'code' in fault ? [] : '@release' },
    async ({ page, control }) => {
      await openSignedIn(page, 'admin', '/#/order/orderList');
      await control.fault({ path: '/order/getList', ...fault });
      await page.reload();
      await expect(page).toHaveURL(/#\/403$/);
      await expect(page.getByRole('heading', { name: '您没有访问权限' })).toBeVisible();
      await expect(page.locator('[data-layout]')).toBeHidden();
      await page.getByRole('button', { name: '留在此页' }).click();
      await control.clearFaults();
      await page.goBack();
      await expect(page).toHaveURL(/#\/order\/orderList$/);
      await expect(tabOf(page, '运单列表')).toHaveAttribute('aria-current', 'page');
    },
  );

plain(
  'the debugger page opens on a separate host without a session or an API [debugger-on-separate-host]',
  async ({ page }) => {
    const host = await startStaticHost();
    try {
      const wrong: string[] = [];
      page.on('pageerror', ({ message }) => wrong.push(message));
      page.on('response', (response) => {
        if (!response.ok()) wrong.push(`${response.status()} ${response.url()}`);
      });
      await page.goto(`${host.url}/#/debugger`);
      await expect(page.getByRole('heading', { name: '调试信息' })).toBeVisible();
      await expect(page).toHaveTitle('调试 - 电动车、摩托车、三轮车专业托运');
      await expect(page.getByText('登录后显示路由')).toBeVisible();
      await expect(page.locator('dl').filter({ hasText: 'supportVisit' })).toContainText('intelligence');
      expect(wrong).toEqual([]);
    } finally {
      await host.stop();
    }
  },
);
