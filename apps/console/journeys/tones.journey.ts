import type { Locator } from '@playwright/test';
import { expect, journey } from './support/journey';
import { recordsOf } from './support/lists';
import { openShellPage, shellPages } from './support/pages';
import { openSignedIn } from './support/sign-in';

journey.use({ leavesOut: { 'zoom-400': 'counts the buttons of wide windows' } });

/** The fill of each visible button or link in a place: `accent`, `danger` or `plain`. */
const fillsOf = (place: Locator) =>
  place.locator('button, a').evaluateAll((buttons) => {
    const fillOf = (token: string) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.background = `var(--wb-color-${token})`;
      const { backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return backgroundColor;
    };
    const names = new Map([
      [fillOf('primary-fill'), 'accent'],
      [fillOf('danger-fill'), 'danger'],
    ]);
    return buttons
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map((button) => names.get(getComputedStyle(button).backgroundColor) ?? 'plain');
  });

journey('every page has at most one filled button @release', async ({ page }) => {
  await openSignedIn(page, 'admin');
  for (const address of shellPages) {
    await openShellPage(page, address);
    const fills = await fillsOf(page.locator('[data-page][data-state="shown"]'));
    expect(fills.filter((fill) => fill !== 'plain').length, address).toBeLessThanOrEqual(1);
  }
});

const final = [
  { address: '/order/orderList?status=pending', press: '取消', tone: 'danger' },
  { address: '/order/orderList?status=out-for-delivery', press: '签收', tone: null },
  { address: '/promotion/withdrawals?state=requested', press: '拒绝', tone: 'danger' },
  { address: '/setting/accounts', press: '停用', tone: 'danger' },
];

for (const { address, press, tone } of final)
  journey(
    `${press} in ${address} is confirmed in the danger tone, and never with the accent fill`,
    async ({ page }) => {
      await openSignedIn(page, 'admin', `/#${address}`);
      const button = recordsOf(page).getByRole('button', { name: press, exact: true, disabled: false }).first();
      expect(await button.getAttribute('data-tone')).toBe(tone);
      await button.click();
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await expect(dialog).toBeVisible();
      await expect.poll(() => fillsOf(dialog)).toContain('danger');
      expect(await fillsOf(dialog)).not.toContain('accent');
    },
  );
