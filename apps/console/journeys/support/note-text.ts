import { expect, type Page } from '@playwright/test';

/** Whether a text came into the document, and went again. */
interface Shown {
  came: boolean;
  went: boolean;
}

/** Observes in the page whether a text appears and disappears, because the runner of a busy machine would look too late. */
export async function noteText(page: Page, text: string | RegExp): Promise<() => Promise<Shown>> {
  const shown = await page.evaluateHandle((expected) => {
    const states: Shown = { came: false, went: false };
    new MutationObserver(() => {
      const { textContent } = document.body;
      const isThere = typeof expected === 'string' ? textContent.includes(expected) : expected.test(textContent);
      states.went ||= states.came && !isThere;
      states.came ||= isThere;
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return states;
  }, text);
  return () => shown.jsonValue();
}

/** Observes whether a message of the console appears. The console mounts the messages once the page is idle; an earlier message may disappear before it was visible. */
export async function noteMessage(page: Page, text: string | RegExp): Promise<() => Promise<Shown>> {
  await expect(page.getByRole('region', { name: /F8/ })).toBeAttached();
  return noteText(page, text);
}
