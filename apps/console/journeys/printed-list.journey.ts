import { expect, journey } from './support/journey';
import { recordsOf } from './support/lists';
import { openSignedIn } from './support/sign-in';

journey(
  'a list is printed with all rows that are loaded and "n of m", without the frame [list-is-printed]',
  async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/order/orderList?pageSize=100');
    await expect(recordsOf(page).nth(99)).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/已取 100 \/ \d+ 条/)).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const paper = await page.evaluate(() => {
      const last = [...document.querySelectorAll('tbody tr, ul[data-list] > li')].at(-1) as Element;
      const clips = (element: Element | null): string[] =>
        !element || element === document.documentElement
          ? []
          : [
              ...(/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowY)
                ? [element.outerHTML.slice(0, 80)]
                : []),
              ...clips(element.parentElement),
            ];
      return {
        clips: clips(last.parentElement),
        reaches: last.getBoundingClientRect().bottom - document.documentElement.getBoundingClientRect().bottom,
      };
    });
    expect(paper.clips).toEqual([]);
    expect(paper.reaches).toBeLessThanOrEqual(0);
    const pdf = await page.pdf();
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(2);
  },
);
