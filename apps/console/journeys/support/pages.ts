import { expect, type Page } from '@playwright/test';

/** An address of every page that stands inside the shell, the detail pages with a record of the sandbox. */
export const shellPages = [
  '/index',
  '/order/orderList',
  '/order/quickOrder',
  '/promotion/promotionCenter',
  '/promotion/userList',
  '/promotion/pOrderList',
  '/promotion/pOrderDetail?id=1',
  '/promotion/visitorList',
  '/vab/permission',
  '/vab/table/comprehensiveTable',
  '/vab/table/detail?id=1',
  '/vab/table/inlineEditTable',
  '/vab/table/customTable',
  '/error/403',
  '/error/404',
  '/error/debugger',
] as const;

/** An address of every page outside the shell. */
export const standalonePages = ['/403', '/404', '/debugger', '/callback', '/no/such/page'] as const;

/** Goes to a page of the shell and waits until it stands with its data: pages that were open before stay in the document, hidden. */
export async function openShellPage(page: Page, address: string): Promise<void> {
  await page.goto(`/#${address}`);
  const [path] = address.split('?');
  const frame = page.locator(`[data-page^="${path}"][data-state="shown"]`);
  await expect(frame.getByRole('heading').first()).toBeVisible();
  await expect(frame.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** Goes to a page outside the shell and waits until it has come. */
export async function openStandalonePage(page: Page, address: string): Promise<void> {
  await page.goto(`/#${address}`);
  const main = page.getByRole('main').filter({ visible: true });
  await expect(main.locator('h1, [role="status"]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}
