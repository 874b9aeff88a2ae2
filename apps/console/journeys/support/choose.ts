import type { Locator } from '@playwright/test';

/** Chooses an option by its label: in the own list of a select, or in the list of the device on a touch screen. */
export async function choose(select: Locator, label: string): Promise<void> {
  if (await select.evaluate((control) => control.tagName === 'SELECT'))
    return void (await select.selectOption({ label }));
  await select.click();
  await select.page().getByRole('option', { name: label, exact: true }).click();
}
