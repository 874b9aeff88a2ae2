import type { Page } from '@playwright/test';

/** The orders that a window shows. */
export interface Screen {
  kind: 'list' | 'order' | 'other';
  /** The id of the order on a detail page. */
  id: number;
  /** The rows of the list, with the id of the order that each links to. */
  rows: { id: number; text: string }[];
  /** Whether the list shows its first page; only there a notice above it announces new orders. */
  isBeginning: boolean;
  isFiltered: boolean;
}

/** The visible effect of a deed. */
export interface Sight {
  /** The row of the order, its page's history, or the button for new rows. */
  at: 'row' | 'history' | 'news';
  id: number;
  /** Texts that the part contains. */
  texts: readonly string[];
  /** Whether the notice above the list may replace a row that no longer matches the filters. */
  orNews: boolean;
}

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

/** Returns the time at which a page shows something, by `Date.now()`; undefined after the timeout in ms. */
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
        const content = part()?.textContent;
        if (content !== undefined && content !== null && texts.every((text) => content.includes(text))) return true;
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

/** Waits until the shown page has received all its responses. */
export async function whenSettled(page: Page): Promise<void> {
  // A page that returns from the cache shows its old rows and refetches one frame later.
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
