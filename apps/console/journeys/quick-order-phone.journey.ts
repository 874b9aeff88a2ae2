import type { Page } from '@playwright/test';
import { leavesOut } from './support/conditions/leaves-out';
import { screenFor } from './support/hands';
import { expect, journey } from './support/journey';
import { openSignedIn, signInSpeaking } from './support/sign-in';

journey.use({ leavesOut: { 'zoom-400': 'measures windows of 360 and 390 px' } });

const whole =
  '寄 吴迪 13500001234 苏州吴中区木渎镇金枫路32号 收 何秀 15800001202 盐城亭湖区希望大道88号 雅迪冠能Q9 2辆 到付 代收800 轻一点哈';

journey.use(screenFor('finger'));

const paste = (page: Page) =>
  page.locator('textarea').evaluate((box, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, whole);

const steps = (page: Page) => page.getByRole('navigation', { name: /步骤|Steps/ }).getByRole('button');

/** How far a step reaches below the upper edge of the price, in px. */
const below = (page: Page, step: number) =>
  page.evaluate((place) => {
    const bar = document.querySelector('form aside')?.getBoundingClientRect();
    const part = document.querySelector(`[data-step="${place}"]`)?.getBoundingClientRect();
    return Math.round((part?.bottom ?? 0) - (bar?.top ?? 0));
  }, step);

/** The fields of a step that the price or the header covers while they have the focus. */
const covered = (page: Page, step: number) =>
  page.evaluate(async (place) => {
    const part = document.querySelector(`[data-step="${place}"]`);
    const findings: string[] = [];
    for (const field of part?.querySelectorAll<HTMLElement>('input, select, textarea, button') ?? []) {
      if (!field.checkVisibility() || field.matches(':disabled')) continue;
      field.focus();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const { top, bottom, left } = field.getBoundingClientRect();
      const bar = document.querySelector('form aside')?.getBoundingClientRect();
      if (bottom > (bar?.top ?? 0) + 1 || top < 110) findings.push(`${field.outerHTML.slice(0, 60)} ${left} ${top}`);
    }
    return findings;
  }, step);

for (const language of ['zh', 'en'] as const)
  journey(
    `each step of the quick order is one screen at 390 px, empty, filled and collected, and no field lies under the price (${language}) [steps-are-one-screen]`,
    leavesOut({ 'text-24px': 'measures at the usual text size' }),
    async ({ page }) => {
      await page.goto('/#/login');
      await signInSpeaking(page, language);
      await page.goto('/#/order/quickOrder');
      await expect(page.locator('textarea')).toBeFocused();
      const findings: string[] = [];
      const measure = async (state: string) => {
        for (const step of [0, 1, 2]) {
          await steps(page).nth(step).tap();
          await expect(page.locator(`[data-step="${step}"]`)).toHaveAttribute('data-state', 'open');
          const over = await below(page, step);
          if (over > 0) findings.push(`${state}: step ${step + 1} reaches ${over} px under the price`);
        }
      };
      await measure('empty');
      await steps(page).first().tap();
      await paste(page);
      await expect(page.getByRole('complementary').getByText(/¥\d/).first()).toBeVisible();
      await measure('filled');
      await page
        .getByRole('radio', { name: /上门揽收|Collected/ })
        .first()
        .check({ force: true });
      await measure('collected');
      for (const size of [
        { width: 390, height: 664 },
        { width: 360, height: 740 },
      ]) {
        await page.setViewportSize(size);
        for (const step of [0, 1, 2]) {
          await steps(page).nth(step).tap();
          findings.push(...(await covered(page, step)).map((each) => `${size.height}: ${each}`));
        }
      }
      expect(findings).toEqual([]);
    },
  );

journey('on a phone the quick order begins in its paste box, and no keyboard comes up', async ({ page }) => {
  await openSignedIn(page, 'agent', '/#/order/quickOrder');
  const box = page.getByRole('textbox', { name: '粘贴识别' });
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute('inputmode', 'none');
  await box.tap();
  await expect(box).not.toHaveAttribute('inputmode');
});

journey(
  'a collapsed group on a phone shows a summary; an error in it opens its step and the group [folded-errors-are-shown]',
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/order/quickOrder');
    await expect(page.getByRole('textbox', { name: '粘贴识别' })).toBeFocused();
    await paste(page);
    const more = page.getByRole('button', { name: /^车牌、车架号、价值、钥匙等/ }).first();
    const keys = page.getByLabel('钥匙（把）').first();
    await expect(more).toContainText('钥匙 1 把');
    await expect(keys).toBeHidden();
    await more.tap();
    await keys.fill('77');
    await more.tap();
    await expect(keys).toBeHidden();
    await steps(page).nth(2).tap();
    await page.getByRole('button', { name: '提交运单' }).tap();
    await expect(keys).toBeFocused();
    await expect(keys).toHaveAttribute('aria-invalid', 'true');
    await more.tap();
    await page.getByRole('button', { name: '提交运单' }).tap();
    await expect(keys).toBeFocused();
  },
);
