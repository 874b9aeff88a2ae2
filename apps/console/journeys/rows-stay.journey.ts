import type { Page } from '@playwright/test';
import { expect, journey } from './support/journey';
import { openSignedIn } from './support/sign-in';

journey.use({ leavesOut: { 'zoom-400': 'measures rows in wide windows' } });

/** The distance from the page's title to the first row or card, which is independent of scrolling. */
const firstRow = (page: Page) =>
  page.locator('[data-page][data-state="shown"]').evaluate((shown) => {
    const topOf = (part: string) => shown.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN;
    return Math.round(topOf('tbody tr, [data-look="cards"] ul > li') - topOf('h1'));
  });

/** The position of the first row after each step, by the step's name. */
async function placesOf(page: Page, steps: Record<string, () => Promise<unknown>>): Promise<Record<string, number>> {
  const places: Record<string, number> = {};
  for (const [name, take] of Object.entries(steps)) {
    await take();
    await expect(page.locator('[data-page][data-state="shown"] [aria-busy="true"]')).toHaveCount(0);
    places[name] = await firstRow(page);
  }
  return places;
}

const lists = {
  zh: { next: '下一页', tick: '选择此行', clear: '取消选择' },
  en: { next: 'Next page', tick: 'Select row', clear: 'Clear selection' },
};

for (const [language, width] of [
  ['zh', 1366],
  ['en', 1366],
  ['en', 1920],
  ['zh', 768],
  ['zh', 390],
] as const) {
  const says = lists[language];
  journey(
    `no row moves by ticking, filtering, paging and loading at ${width} px (${language})`,
    { tag: '@release' },
    async ({ page }) => {
      await page.addInitScript((chosen) => {
        localStorage.setItem('waybill.theme', JSON.stringify({ version: 1, settings: { language: chosen } }));
      }, language);
      await page.setViewportSize({ width, height: 900 });
      await openSignedIn(page, 'admin', '/#/order/orderList');
      await expect(page.locator('tbody tr, [data-look="cards"] ul > li').nth(5)).toBeAttached();
      const boxes = page.getByRole('checkbox', { name: says.tick });
      // On a phone, the button of the filter panel shows the number of filters that are set.
      const conditions =
        width < 576
          ? page.getByRole('search').getByText('3', { exact: true })
          : page.getByRole('list', { name: /筛选条件|Conditions/ });
      const places = await placesOf(page, {
        'as it came': async () => {},
        'first ticked': () => boxes.nth(0).check(),
        'second ticked': () => boxes.nth(1).check(),
        'none ticked': () => page.getByRole('button', { name: says.clear }).click(),
        filtered: async () => {
          await page.goto('/#/order/orderList?category=ebike&keyword=TY&toCity=%E5%8C%97%E4%BA%AC&from=2020-01-01');
          await expect(conditions).toBeVisible();
        },
        'not filtered': async () => {
          await page.goto('/#/order/orderList');
          await expect(conditions).toHaveCount(0);
        },
        'next page': () => page.getByRole('button', { name: says.next }).click(),
        reloaded: () => page.reload(),
      });
      expect(new Set(Object.values(places)), JSON.stringify(places)).toEqual(new Set([places['as it came']]));
    },
  );
}

journey('the first and the last page keep the focus on what led there @release', async ({ page }) => {
  await openSignedIn(page, 'admin', '/#/order/orderList?pageSize=100');
  for (const [name, key, address] of [
    ['下一页', 'Enter', /[?&]page=3/],
    ['上一页', ' ', /\?pageSize=100$/],
  ] as const) {
    await page.goto('/#/order/orderList?pageSize=100&page=2');
    const button = page.getByRole('navigation', { name: '分页' }).getByRole('button', { name });
    // While rows load, the button does nothing but keeps the focus.
    await expect(button).toBeEnabled();
    await button.focus();
    await page.keyboard.press(key);
    await expect(button).toBeDisabled();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(address);
    const before = page.url();
    await page.keyboard.press(key);
    expect(page.url()).toBe(before);
  }
});

for (const language of ['zh', 'en'] as const)
  for (const density of ['default', 'compact'] as const)
    journey(
      `pinned actions cover no date at 1366 px (${language}, ${density})`,
      { tag: '@release' },
      async ({ page }) => {
        await page.addInitScript(
          (settings) => {
            localStorage.setItem('waybill.theme', JSON.stringify({ version: 1, settings }));
          },
          { language, density },
        );
        await page.setViewportSize({ width: 1366, height: 900 });
        await openSignedIn(page);
        for (const address of [
          '/order/orderList?pageSize=50',
          '/promotion/pOrderList',
          '/vab/table/comprehensiveTable',
        ]) {
          await page.goto(`/#${address}`);
          const rows = page.locator('[data-page][data-state="shown"] tbody tr');
          await expect(rows.nth(5)).toBeVisible();
          const overlaps = await rows.evaluateAll((all) =>
            all.map((row) => {
              const [actions, date] = [...row.children].reverse();
              // The date itself: a wide month may push the room beside it below the actions.
              const text = document.createRange();
              if (date) text.selectNodeContents(date);
              return text.getBoundingClientRect().right - (actions?.getBoundingClientRect().left ?? 0);
            }),
          );
          expect(Math.max(...overlaps), address).toBeLessThan(1);
          const cut = await rows
            .locator('time span, time small')
            .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1).length);
          expect(cut, address).toBe(0);
        }
      },
    );

journey('in compact two lines, tags and pictures keep clear of the lines of a table @release', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('waybill.theme', JSON.stringify({ version: 1, settings: { density: 'compact' } }));
  });
  await openSignedIn(page);
  for (const address of ['/order/orderList?pageSize=50', '/vab/table/comprehensiveTable', '/promotion/userList']) {
    await page.goto(`/#${address}`);
    await expect(page.locator('[data-page][data-state="shown"] tbody tr').nth(5)).toBeVisible();
    const tight = await page.locator('[data-page][data-state="shown"] tbody td:not([data-part])').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const { top, bottom } = cell.getBoundingClientRect();
        // An inline part is as high as its font; the block around it is as high as its line, and cuts it.
        return [...cell.querySelectorAll('span, small, img')]
          .filter((part) => getComputedStyle(part).display !== 'inline')
          .map((part) => part.getBoundingClientRect())
          .filter((part) => part.height > 0 && (part.top < top + 2.5 || part.bottom > bottom - 2.5))
          .map((part) => `${cell.textContent}: ${part.top - top} px above, ${bottom - part.bottom} px below`);
      }),
    );
    expect(tight, address).toEqual([]);
  }
});
