import type { Page } from '@playwright/test';

/** Whether a text came into the document, and went again. */
interface Shown {
  came: boolean;
  went: boolean;
}

/** Observes in the page whether a text appears and disappears, because the runner of a busy machine would look too late. */
export async function noteText(page: Page, text: string): Promise<() => Promise<Shown>> {
  const shown = await page.evaluateHandle((expected) => {
    const states: Shown = { came: false, went: false };
    new MutationObserver(() => {
      const isThere = document.body.textContent.includes(expected);
      states.went ||= states.came && !isThere;
      states.came ||= isThere;
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return states;
  }, text);
  return () => shown.jsonValue();
}
