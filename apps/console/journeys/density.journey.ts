import type { Page } from '@playwright/test';
import { screenFor } from './support/hands';
import { expect, journey } from './support/journey';
import { openShellPage, shellPages } from './support/pages';
import { openSignedIn } from './support/sign-in';

type Density = 'compact' | 'default' | 'roomy';

const keepDensity = (page: Page, density: Density) =>
  page.evaluate((wanted) => {
    localStorage.setItem('waybill.theme', JSON.stringify({ version: 1, settings: { density: wanted } }));
  }, density);

/** Rows of the list that are seen whole. */
async function rowsSeen(page: Page, density: Density): Promise<number> {
  await keepDensity(page, density);
  await page.reload();
  await expect(page.locator('table tbody tr').nth(40)).toBeAttached();
  return page.locator('table').evaluate((table) => {
    const box = (table.parentElement as Element).getBoundingClientRect();
    const end = Math.min(box.bottom, window.innerHeight);
    return [...table.querySelectorAll('tbody tr')].filter((row) => row.getBoundingClientRect().bottom <= end).length;
  });
}

/** What is too small to read or to hit: text under 12 px, targets under `least` px. Links in a sentence are as high as its line. */
const tooSmall = (page: Page, least: number) =>
  page.evaluate((wanted) => {
    const shown = (element: Element) => element.getClientRects().length > 0 && !element.closest('[aria-hidden="true"]');
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 20)}`;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      // Paper is read in the hand, in its own sizes.
      if (
        !parent ||
        !texts.currentNode.textContent?.trim() ||
        !shown(parent) ||
        parent.closest('svg, [data-part="paper"]')
      )
        continue;
      const px = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (px < 12) found.push(`${name(parent)} is written in ${px} px`);
    }
    for (const target of document.querySelectorAll(
      'main :is(button, select, input:not([type="checkbox"], [type="radio"]))',
    )) {
      const box = (
        target.matches('input, select') ? (target.closest('[data-state]') ?? target) : target
      ).getBoundingClientRect();
      if (shown(target) && box.height < wanted) found.push(`${name(target)} is ${box.height} px high`);
    }
    return found;
  }, least);

journey(
  'compact shows at least 35 % more rows of a list at 900 px than the usual density, roomy fewer',
  async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/order/orderList?pageSize=50');
    const usual = await rowsSeen(page, 'default');
    const compact = await rowsSeen(page, 'compact');
    expect(compact / usual, `${compact} rows instead of ${usual}`).toBeGreaterThanOrEqual(1.35);
    expect(await rowsSeen(page, 'roomy')).toBeLessThan(usual);
  },
);

journey('in compact no text is under 12 px and no target under 24 px', async ({ page }) => {
  journey.slow();
  await openSignedIn(page, 'admin', '/#/index');
  await keepDensity(page, 'compact');
  await page.reload();
  const found: string[] = [];
  for (const path of shellPages) {
    await openShellPage(page, path);
    found.push(...(await tooSmall(page, 24)).map((each) => `${path}: ${each}`));
  }
  expect(found).toEqual([]);
});

journey.describe('for fingers', () => {
  journey.use(screenFor('finger'));

  journey('compact targets of lists and forms stay 40 px high', async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/order/orderList');
    await keepDensity(page, 'compact');
    await page.reload();
    for (const path of ['/order/orderList', '/order/quickOrder']) {
      await openShellPage(page, path);
      expect(await tooSmall(page, 40), path).toEqual([]);
    }
  });
});
