import type { Page } from '@playwright/test';
import { expect, journey } from './support/journey';
import { recordsOf } from './support/lists';
import { openSignedIn } from './support/sign-in';

journey.use({ leavesOut: { 'zoom-400': 'sets a window of 390 px' } });

const cover = (page: Page) => page.getByRole('dialog', { name: '已锁定 · admin' });

async function give(page: Page, password: string): Promise<void> {
  await cover(page).getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

journey(
  'an idle user finds every window locked; Escape, back and a reload do not get past it, and the password restores the typed text [every-window-reload-back-phone]',
  async ({ page, context }) => {
    await context.clock.install();
    await openSignedIn(page, 'admin', '/#/setting/personalCenter');
    const preferences = page.getByRole('region', { name: '偏好设置' });
    await preferences
      .getByRole('radiogroup', { name: '离开多少分钟后锁定' })
      .getByRole('radio', { name: '5', exact: true })
      .click();
    await preferences.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByText('偏好设置已保存').first()).toBeVisible();
    await page.evaluate(() => window.location.assign('#/order/quickOrder'));
    const model = page.getByRole('main').getByRole('textbox', { name: '型号' }).first();
    await model.fill('孔雀石');
    const other = await context.newPage();
    await other.goto('/#/order/orderList');
    // The code of the page must load before the clock moves, because its load has a time limit.
    await expect(recordsOf(other).first()).toBeVisible();

    await context.clock.fastForward(5 * 60_000 + 1000);
    for (const window of [page, other]) {
      await expect(cover(window)).toBeVisible();
      expect(await window.evaluate(() => document.body.innerText)).not.toMatch(/订单|运单/);
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(cover(page)).toBeVisible();
    await page.goForward();
    await other.reload();
    await expect(cover(other)).toBeVisible();
    expect(await other.evaluate(() => document.body.innerText)).not.toMatch(/订单|运单/);
    await other.setViewportSize({ width: 390, height: 844 });
    expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await give(other, 'waybill-wrong');
    await expect(cover(other).getByRole('alert')).toHaveText('当前密码不正确');
    await give(other, 'waybill-admin');
    for (const window of [page, other]) await expect(cover(window)).toHaveCount(0);
    await expect(model).toHaveValue('孔雀石');
    await expect(other.getByRole('main')).toBeVisible();
  },
);
