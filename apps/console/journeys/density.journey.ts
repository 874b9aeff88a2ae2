import type { Page } from '@playwright/test';
import { leavesOut } from './support/conditions/leaves-out';
import { expect, journey } from './support/journey';
import { openShellPage, shellPages, thirdOfPages } from './support/pages';
import { openSignedIn } from './support/sign-in';
import { type Density, keepDensity, tooSmall } from './support/too-small';

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

journey(
  'compact shows at least 35 % more rows of a list at 900 px than the usual density, roomy fewer [compact-shows-third-more-rows]',
  leavesOut({ 'zoom-400': 'counts the rows of a window that is 900 px high' }),
  async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/order/orderList?pageSize=50');
    const usual = await rowsSeen(page, 'default');
    const compact = await rowsSeen(page, 'compact');
    expect(compact / usual, `${compact} rows instead of ${usual}`).toBeGreaterThanOrEqual(1.35);
    expect(await rowsSeen(page, 'roomy')).toBeLessThan(usual);
  },
);

for (const { pages, tag } of [
  { pages: thirdOfPages(2), tag: [] },
  { pages: shellPages, tag: '@release' },
])
  journey(
    `in compact no text is under 12 px and no target under 24 px on ${pages.length} pages [compact-stays-readable-easy-to-hit]`,
    { tag },
    async ({ page }) => {
      await openSignedIn(page, 'admin', '/#/index');
      await keepDensity(page, 'compact');
      await page.reload();
      const findings: string[] = [];
      for (const path of pages) {
        await openShellPage(page, path);
        findings.push(...(await tooSmall(page, 24)).map((each) => `${path}: ${each}`));
      }
      expect(findings).toEqual([]);
    },
  );
