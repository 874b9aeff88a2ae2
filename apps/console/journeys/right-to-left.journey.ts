import type { Locator } from '@playwright/test';
import { axeFindings } from './support/axe';
import { expect } from './support/journey';
import { inMode, modesJourney as journey } from './support/modes-journey';
import { openSignedIn } from './support/sign-in';

journey.use({ leavesOut: { 'zoom-400': 'sets windows of its own' } });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { left: box.x, right: box.x + box.width, middle: box.x + box.width / 2 };
}

journey(
  'Arabic mirrors everything: login, menu, tabs, table, drawer and keys [everything-is-mirrored-in-arabic]',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(inMode('arabic', '/login'));
    const html = page.locator('html');
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(html).toHaveAttribute('lang', 'ar');
    await expect(page.locator('#waybill-early-login')).toHaveCount(0);
    const findings = await axeFindings(page, 'login', { contrast: false });
    const panels = page.getByRole('tab');
    expect((await boxOf(panels.nth(1))).middle).toBeLessThan((await boxOf(panels.nth(0))).middle);
    await panels.nth(0).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(panels.nth(1)).toBeFocused();

    await openSignedIn(page, 'admin', inMode('arabic', '/order/orderList'));
    const main = page.getByRole('main');
    await expect(main.getByRole('row').nth(2)).toBeVisible();
    const menu = page.locator('[data-layout] nav').first();
    await expect(menu.getByText('الطلبات', { exact: true })).toBeVisible();
    const width = page.viewportSize()?.width ?? 0;
    expect((await boxOf(menu)).right).toBeGreaterThan(width - 10);
    expect((await boxOf(menu)).left).toBeGreaterThanOrEqual((await boxOf(main)).right - 1);

    const tab = (title: string) =>
      page.getByRole('navigation', { name: 'الصفحات المفتوحة' }).getByRole('link', { name: title, exact: true });
    expect((await boxOf(tab('الرئيسية'))).middle).toBeGreaterThan((await boxOf(tab('قائمة الطلبات'))).middle);
    await tab('الرئيسية').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tab('قائمة الطلبات')).toBeFocused();

    const headings = main.getByRole('columnheader');
    expect((await boxOf(headings.first())).middle).toBeGreaterThan((await boxOf(headings.last())).middle);
    // Numbers keep their direction: the digits of a phone are not reversed.
    await expect(main.getByText(/^17\d{9}$/).first()).toBeVisible();

    await page.getByRole('button', { name: 'إعدادات المظهر' }).click();
    const drawer = page.getByRole('dialog');
    await expect.poll(async () => (await boxOf(drawer)).left).toBeLessThan(1);
    findings.push(...(await axeFindings(page, 'list and drawer', { contrast: false })));
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);

    await page.getByRole('button', { name: 'تبديل اللغة' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(html).toHaveAttribute('dir', 'ltr');
    expect((await boxOf(menu)).left).toBeLessThan(10);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(main).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(findings).toEqual([]);
  },
);
