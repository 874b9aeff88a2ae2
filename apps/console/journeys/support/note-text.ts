import type { Page } from '@playwright/test';

/** Whether a text came into the document, and went again. */
interface Shown {
  came: boolean;
  went: boolean;
}

/** Notes in the page itself whether a text comes and goes from now on: a runner on a busy machine looks too late. */
export async function noteText(page: Page, text: string): Promise<() => Promise<Shown>> {
  const shown = await page.evaluateHandle((wanted) => {
    const states: Shown = { came: false, went: false };
    new MutationObserver(() => {
      const isThere = document.body.textContent.includes(wanted);
      states.went ||= states.came && !isThere;
      states.came ||= isThere;
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return states;
  }, text);
  return () => shown.jsonValue();
}
