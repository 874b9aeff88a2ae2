import type { Page } from '@playwright/test';
import type { Condition } from './condition';

/** The lists of a page with rows missing on paper. */
const missingRows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** The part of an element that no box around it cuts off. */
    const isPrinted = (element: Element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let box = element.parentElement; box && box !== document.documentElement; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        const edge = box.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      return element.checkVisibility({ visibilityProperty: true }) && right - left > 1 && bottom - top > 1;
    };
    return [...document.querySelectorAll('[role="grid"][aria-rowcount], ul[data-list]')].flatMap((list) => {
      // React hides the shell below a page outside it by an inline style; the lock covers it.
      const hidden =
        '[aria-hidden="true"], [data-covered], [hidden], [data-page]:not([data-state="shown"]), [style*="display: none"]';
      const isHidden = list.closest(hidden) !== null;
      const isGrid = list.matches('[role="grid"]');
      const rows = [...list.querySelectorAll(isGrid ? '[aria-rowindex]:not([aria-rowindex="1"])' : ':scope > li')];
      const loaded = isGrid ? Number(list.getAttribute('aria-rowcount')) - 1 : rows.length;
      const printed = rows.filter(isPrinted).length;
      const name = list.getAttribute('aria-label') ?? location.hash;
      return isHidden || printed === loaded ? [] : [`${printed} of ${loaded} rows of "${name}" are printed`];
    });
  });

/** Paper: a list prints as many rows as are loaded. The condition dispatches the browser's print events. */
export const print: Condition = {
  faultsOf: async (page) => {
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const faults = await missingRows(page);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null });
    return faults;
  },
};

/** The number of table rows, header included, in the page's PDF; Chromium tags every painted row. */
export async function rowsOnPaper(page: Page): Promise<number> {
  const file = await page.pdf({ tagged: true });
  return file.toString('latin1').match(/\/S\s*\/TR\b/g)?.length ?? 0;
}
