import { expect, type Locator } from '@playwright/test';

/** Chooses a region inside of a part of the page by typing its names from the province down. */
export async function chooseRegion(part: Locator, ...names: readonly string[]): Promise<void> {
  const field = part.getByRole('button', { name: /^(所在地区|Region)/ });
  await field.click();
  await part.getByRole('combobox', { name: /^(搜索|Search)$/ }).fill(names.join(' '));
  await part.getByRole('option', { name: names.join(' / ') }).click();
  await expect(field).toContainText(names.join(' / '));
}
