import { call } from './support/call';
import { expect, journey } from './support/journey';
import { recordsOf } from './support/lists';
import { openSignedIn, tabOf } from './support/sign-in';

journey('shortcuts work until the person switches them off, on every device @release', async ({ page }) => {
  await openSignedIn(page, 'agent', '/#/promotion/userList');
  await expect(recordsOf(page).first()).toBeVisible();
  // The first Alt loads the shortcuts, which then handle that press.
  await page.keyboard.press('Alt+Period');
  await expect(page).toHaveURL(/#\/index$/);
  await page.keyboard.press('Alt+Comma');
  await expect(page).toHaveURL(/#\/promotion\/userList$/);
  await page.keyboard.press('Alt+KeyW');
  await expect(tabOf(page, '推广用户')).toHaveCount(0);

  await page.goto('/#/setting/personalCenter');
  const preferences = page.getByRole('region', { name: '偏好设置' });
  await preferences.getByRole('checkbox', { name: /快速下单/ }).uncheck();
  await preferences.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => call(page, '/personal/profile')).toMatchObject({ preferences: { keysOff: ['newOrder'] } });

  await page.evaluate(() => localStorage.removeItem('waybill.theme'));
  await page.goto('/offline.css');
  await page.goto('/#/setting/personalCenter');
  await expect(preferences.getByRole('checkbox', { name: /快速下单/ })).not.toBeChecked();
  await preferences.getByRole('heading', { name: '偏好设置' }).click();
  await page.keyboard.press('Alt+KeyN');
  await page.keyboard.press('Alt+Period');
  await expect(page).toHaveURL(/#\/index$/);
});
