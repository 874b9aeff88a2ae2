import type { Locator, Page } from '@playwright/test';

const shownPage = (page: Page) => page.locator('[data-page][data-state="shown"]');

/** The head of an order's page, which names its present state. */
export const statusOf = (page: Page): Locator => shownPage(page).locator('header');

/** The line of an order's states with its next step. */
export const progressOf = (page: Page): Locator => shownPage(page).getByRole('region', { name: '运单进度' });

/** Chooses an action from the menu of a record's page. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await shownPage(page).getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
