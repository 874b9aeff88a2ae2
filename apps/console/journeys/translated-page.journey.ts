import { translatePage } from '../../../packages/ui-shell/testing/translate-page';
import { call } from './support/call';
import { expect, journey } from './support/journey';
import { fillLogin } from './support/sign-in';

journey(
  'on a page that a browser translates a wrong password is refused, the right one signs in, and a form saves [translated-page]',
  async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto('/#/login');
    await expect(page.locator('#waybill-early-login')).toHaveCount(0);
    await page.evaluate(`(${translatePage})(document.body)`);
    await fillLogin(page, 'admin', 'wrong-password');
    await expect(page.getByRole('alert')).toBeVisible();
    await fillLogin(page, 'admin');
    await expect(page.getByRole('main')).toBeVisible();

    await page.goto('/#/setting/personalCenter');
    const preferences = page.getByRole('region', { name: '偏好设置' });
    await preferences.getByRole('checkbox', { name: /快速下单/ }).uncheck();
    await preferences.getByRole('button', { name: '保存' }).click();
    await expect.poll(() => call(page, '/personal/profile')).toMatchObject({ preferences: { keysOff: ['newOrder'] } });
    expect(errors).toEqual([]);
  },
);
