import { setTimeout as wait } from 'node:timers/promises';
import { droppedWhileScrolling } from '../measure/dropped-frames.mjs';
import { toPaint } from '../measure/painted.mjs';
import { readThread } from '../measure/thread.mjs';

/** The smallest phone of the rows, which the first cell shows after sorting. */
const firstPhone = '13800000000';
const firstCell = 'tbody tr:not([aria-hidden]) td';

/** A table with all rows in the browser: ms to its first paint and of sorting, frames dropped in a fast scroll, and the heap in MB. */
export const table = {
  variants: ['10000', '100000'],
  async measure({ site, variant, open }) {
    const page = await open(site.pages);
    await page.goto(`${site.pages.url}table/index.html?rows=${variant}`);
    const { heap } = await readThread(page);
    const rowsAlone = await heap();
    const shown = { event: 'click', selector: firstCell };
    const paint = await toPaint(page, shown, () => page.locator('#show').click());
    await wait(500);
    const drawn = await heap();
    if (variant === '10000') return { paint, rowsAlone, heap: drawn };
    const dropped = await droppedWhileScrolling(page, '[role="region"]');
    const sorted = { ...shown, text: firstPhone };
    const sort = await toPaint(page, sorted, () => page.locator('th button').first().click());
    return { paint, sort, dropped, rowsAlone, heap: drawn, heapSorted: await heap() };
  },
};
