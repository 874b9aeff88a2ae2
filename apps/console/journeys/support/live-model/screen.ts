import type { Page } from '@playwright/test';

/** What a person sees of orders. */
export interface Screen {
  kind: 'list' | 'order' | 'other';
  /** The order whose page it is. */
  id: number;
  /** The rows of the list, by what they lead to. */
  rows: { id: number; text: string }[];
  /** Where a list is at its beginning, new orders are told of above it. */
  isBeginning: boolean;
  isFiltered: boolean;
}

/** What is to be seen of something that was done. */
export interface Sight {
  /** The row of the order, its page's history, or the button for new rows. */
  at: 'row' | 'history' | 'news';
  id: number;
  /** Each stands in it. */
  texts: readonly string[];
  /** A row that no longer fits the list's conditions may be told of above it instead. */
  orNews: boolean;
}

/** Reads what a page shows. */
export const readScreen = (page: Page): Promise<Screen> =>
  page.evaluate(() => {
    const shown = document.querySelector('[data-page][data-state="shown"]');
    const [path = '', search = ''] = window.location.hash.slice(1).split('?');
    const query = new URLSearchParams(search);
    const kind = path === '/order/orderList' ? 'list' : path === '/order/orderDetail' ? 'order' : 'other';
    const rows = [...(shown?.querySelectorAll('tbody tr') ?? [])].map((row) => ({
      id: Number(/orderDetail\?id=(\d+)/.exec(row.querySelector('a')?.href ?? '')?.[1]),
      text: row.textContent ?? '',
    }));
    return {
      kind,
      id: Number(query.get('id')),
      rows: kind === 'list' ? rows : [],
      isBeginning: kind === 'list' && (query.get('page') ?? '1') === '1',
      isFiltered: ['status', 'category'].some((name) => query.has(name)),
    };
  });

/** When a page shows something, by `Date.now()`; undefined where it does not within so many ms. */
export const whenSeen = (page: Page, sight: Sight, within: number): Promise<number | undefined> =>
  page.evaluate(
    async ({ at, id, texts, orNews, until }) => {
      const part = (): Element | null | undefined => {
        const shown = document.querySelector('[data-page][data-state="shown"]');
        if (at === 'row') return shown?.querySelector(`tbody a[href*="orderDetail?id=${id}"]`)?.closest('tr');
        if (at === 'history') return shown?.querySelector('[aria-label="历史"] li');
        return undefined;
      };
      const isNews = () =>
        [...document.querySelectorAll('[data-page][data-state="shown"] button')].some((button) =>
          /有 \d+ 条新记录|列表有变动/.test(button.textContent ?? ''),
        );
      const isSeen = () => {
        const said = part()?.textContent;
        if (said !== undefined && said !== null && texts.every((text) => said.includes(text))) return true;
        return (at === 'news' || orNews) && isNews();
      };
      while (!isSeen()) {
        if (Date.now() > until) return undefined;
        await new Promise((soon) => setTimeout(soon, 10));
      }
      return Date.now();
    },
    { ...sight, until: Date.now() + within },
  );

/** Waits until the page that is shown has what it asked for. */
export async function whenSettled(page: Page): Promise<void> {
  // A page that comes back shows the rows that it had, and asks for new ones in the frame after.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.waitForFunction(() => {
    const shown = document.querySelector('[data-page][data-state="shown"]');
    return shown?.querySelector('h1') && !shown.querySelector('[aria-busy="true"]');
  });
}

/** Shows the rows that a list announces above it: until then it keeps a row that no longer fits its conditions. */
export async function takeNews(page: Page): Promise<void> {
  await page.evaluate(() =>
    [...document.querySelectorAll<HTMLButtonElement>('[data-page][data-state="shown"] button')]
      .find((button) => /有 \d+ 条新记录|列表有变动/.test(button.textContent ?? ''))
      ?.click(),
  );
  await whenSettled(page);
}
