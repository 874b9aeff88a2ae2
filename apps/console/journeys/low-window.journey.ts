import type { Page } from '@playwright/test';
import { expect, journey } from './support/journey';
import { openSignedIn } from './support/sign-in';

journey.use({ viewport: { width: 320, height: 256 } });

/** The fields of the page that other parts cover wholly while they have the focus: no corner of them is to be seen. */
const covered = (page: Page) =>
  page.evaluate(async () => {
    const findings: string[] = [];
    for (const field of document.querySelectorAll<HTMLElement>('main :is(input, select, textarea, button, a[href])')) {
      if (!field.checkVisibility({ opacityProperty: true }) || field.matches(':disabled')) continue;
      field.focus();
      if (document.activeElement !== field) continue;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      // For a key the browser scrolls after the message of the field before has come, for a script before it.
      field.scrollIntoView({ block: 'nearest' });
      const { left, right, top, bottom } = field.getBoundingClientRect();
      const points = [left + 3, (left + right) / 2, right - 3].flatMap((x) =>
        [top + 3, (top + bottom) / 2, bottom - 3].map((y) => document.elementFromPoint(x, y)),
      );
      const around = field.closest('label, td, th') ?? field;
      if (!points.some((hit) => hit && (around.contains(hit) || hit.contains(field))))
        findings.push(field.outerHTML.slice(0, 90));
    }
    return findings;
  });

for (const address of ['/order/quickOrder', '/order/orderList?pageSize=10', '/setting/personalCenter'])
  journey(
    `at 400 % zoom nothing covers the field with the focus on ${address} [low-window-covers-no-focus]`,
    async ({ page }) => {
      await openSignedIn(page, 'admin', `/#${address}`);
      await expect(page.locator('main :is(input, textarea, button):visible').nth(3)).toBeVisible();
      expect(await covered(page)).toEqual([]);
    },
  );
