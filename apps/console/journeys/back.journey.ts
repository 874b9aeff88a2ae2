import { screenFor } from './support/hands';
import { expect, journey } from './support/journey';
import { recordsOf } from './support/lists';
import { openSignedIn } from './support/sign-in';

journey.describe(() => {
  journey.use(screenFor('finger'));

  journey('on a phone Back closes a menu and a form step first [back-closes-first]', async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/index');
    await page.goto('/#/order/quickOrder');
    const steps = page.getByRole('navigation', { name: '步骤' }).getByRole('button');
    await steps.nth(1).tap();
    await steps.nth(2).tap();
    await page.goBack();
    await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');

    await page.getByRole('banner').getByRole('button', { name: /admin/ }).tap();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');

    await page.goBack();
    await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step');
    await expect(page).toHaveURL(/quickOrder/);
    await page.goBack();
    await expect(page).toHaveURL(/#\/index/);
  });
});

journey('Back leaves no palette of the page before over the next one [back-leaves-no-overlay]', async ({ page }) => {
  await openSignedIn(page, 'admin', '/#/index');
  await page.goto('/#/order/orderList');
  await expect(recordsOf(page).first()).toBeVisible();
  await page.keyboard.press('Control+KeyK');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#\/index/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
