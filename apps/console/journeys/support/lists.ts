import { expect, type Locator, type Page } from '@playwright/test';

/** The records of a list that is in view: rows of a table without its head, or cards in a window too narrow for one. */
export function recordsOf(within: Page | Locator, name?: string): Locator {
  const named = name === undefined ? '' : `[aria-label="${name}"]`;
  const row = `[role="grid"]${named} tr[aria-rowindex]:not([aria-rowindex="1"])`;
  return within.locator(`${row}, ul[data-list]${named} > li`).filter({ visible: true });
}

/** The record that contains the text. */
export const recordOf = (within: Page | Locator, words: string | RegExp): Locator =>
  recordsOf(within).filter({ hasText: words });

/** Presses an action of a record: its button, or its entry in the menu of a card. */
export async function pressIn(record: Locator, action: string): Promise<void> {
  const button = record.getByRole('button', { name: action, exact: true });
  const more = record.getByRole('button', { name: '更多操作' });
  await expect(button.or(more).filter({ visible: true })).not.toHaveCount(0);
  if (await button.isVisible()) return button.click();
  await more.click();
  await record.page().getByRole('menuitem', { name: action, exact: true }).click();
}

/** Opens the panel with the filters that have no room in the row of tools. */
export async function unfoldFilters(page: Page): Promise<void> {
  await page.getByRole('search').getByRole('button', { name: '更多筛选', exact: true }).click();
}
