import type { Page } from '@playwright/test';
import { leavesOut } from './support/conditions/leaves-out';
import { expect, journey } from './support/journey';
import { openShellPage } from './support/pages';
import { openSignedIn } from './support/sign-in';

const long = 'Wu0123456789'.repeat(25);
/** Fields with text that users typed. */
const typed =
  /"(title|author|name|nickname|username|orderNo|brand|model|detail|street|note|promoter|fromCity|toCity|company|description)":"[^"]*"/g;

/** Lets the first record of each answer, and a record by itself, have long values without a space. */
const makeLong = (page: Page) =>
  page.route(/\/order\/getList\b/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const end = text.indexOf('},{"id"');
    const first = end < 0 ? text : text.slice(0, end);
    await route.fulfill({ response, body: first.replace(typed, `"$1":"${long}"`) + text.slice(first.length) });
  });

/** Names the cells and parts of the page that overflow without scrolling or truncation. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    // The widest cell follows the browser's text size.
    const widest = 460 * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16);
    const say = (element: Element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`;
    for (const cell of document.querySelectorAll<HTMLElement>('td:not([data-part="controls"])'))
      if (cell.offsetWidth > widest) faults.push(`a cell of ${cell.offsetWidth} px: ${say(cell)}`);
    const isHeld = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    for (const part of document.querySelectorAll('main *, [role="dialog"] *')) {
      const { right, width } = part.getBoundingClientRect();
      if (width > 0 && right > innerWidth + 1 && !isHeld(part)) faults.push(`beyond the window: ${say(part)}`);
    }
    return [...new Set(faults)].slice(0, 8);
  });

for (const width of [1440, 390])
  journey(
    `at ${width} px a value of 300 signs pushes nothing out of view in the list of orders [long-value-leaves-columns]`,
    leavesOut({
      'zoom-400': `sets a window of ${width} px`,
      'plain-http': 'fetches responses outside the browser, which alone knows the host name',
    }),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openSignedIn(page);
      await makeLong(page);
      await openShellPage(page, '/order/orderList');
      await expect(page.getByText(long.slice(0, 50)).filter({ visible: true }).first()).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    },
  );
