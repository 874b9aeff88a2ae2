import { expect, type Locator } from '@playwright/test';

/** Presses a button of an order's next step, which rests for pointers for a moment after the step before it. */
export async function pressNext(button: Locator): Promise<void> {
  await expect(button).not.toHaveAttribute('data-state', 'resting');
  await button.click();
}
