import type { Page } from '@playwright/test';

/** When a text came into the document, and went again, in ms. */
interface Shown {
  came?: number;
  went?: number;
}

/** Notes in the page itself when a text comes and goes from now on: whoever steers the browser of a busy machine looks too late. */
export async function noteText(page: Page, text: string): Promise<() => Promise<Shown>> {
  const shown = await page.evaluateHandle((wanted) => {
    const times: Shown = {};
    new MutationObserver(() => {
      const isThere = document.body.textContent.includes(wanted);
      if (isThere) times.came ??= performance.now();
      else if (times.came !== undefined) times.went ??= performance.now();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return times;
  }, text);
  return () => shown.jsonValue();
}
