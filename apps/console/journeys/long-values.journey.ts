import type { Page } from '@playwright/test';
import { expect, journey } from './support/journey';
import { openShellPage } from './support/pages';
import { openSignedIn } from './support/sign-in';

const long = 'Wu0123456789'.repeat(25);
/** Fields that hold what users type. */
const typed =
  /"(title|author|name|nickname|username|orderNo|brand|model|detail|street|note|promoter|fromCity|toCity|company|description)":"[^"]*"/g;

/** Lets the first record of each answer, and a record by itself, have long values without a space. */
const makeLong = (page: Page) =>
  page.route(
    /\/(order|table|\w+Management|actionLog|promotion)\/\w*([lL]ist|detail|contacts|withdrawals)\b/,
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const end = text.indexOf('},{"id"');
      const first = end < 0 ? text : text.slice(0, end);
      // The console refuses contacts that are longer than the address book allows.
      const value = long.slice(0, route.request().url().includes('contacts') ? 50 : long.length);
      await route.fulfill({ response, body: first.replace(typed, `"$1":"${value}"`) + text.slice(first.length) });
    },
  );

/** What is wider than it may be: cells of tables, and parts of the page that nothing scrolls or cuts. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const say = (element: Element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`;
    for (const cell of document.querySelectorAll<HTMLElement>('td:not([data-part="controls"])'))
      if (cell.offsetWidth > 460) faults.push(`a cell of ${cell.offsetWidth} px: ${say(cell)}`);
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

const lists = [
  '/order/orderList',
  '/order/addressBook',
  '/vab/table/comprehensiveTable',
  '/setting/accounts',
  '/promotion/userList',
  '/promotion/withdrawals',
  '/setting/actions',
  '/order/orderDetail?id=1',
];

for (const width of [1440, 390])
  journey(
    `at ${width} px a value of 300 signs pushes nothing out of view in lists and on a record's page [long-value-leaves-columns]`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openSignedIn(page);
      await makeLong(page);
      for (const address of lists) {
        await openShellPage(page, address);
        await expect(page.getByText(long.slice(0, 50)).filter({ visible: true }).first()).toBeVisible();
        expect.soft(await faultsOf(page), address).toEqual([]);
      }
      const cell = page.locator('td').filter({ hasText: long }).filter({ visible: true }).first();
      if (width < 576) return;
      await openShellPage(page, '/vab/table/comprehensiveTable');
      await cell.hover();
      await expect(cell).toHaveAttribute('title', new RegExp(long));
    },
  );
