import type { Page } from '@playwright/test';
import { expect, journey } from './support/journey';
import { signIn } from './support/sign-in';

const drawer = (page: Page) => page.getByRole('dialog', { name: '主题设置' });

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: '主题设置' }).first().click();
  await expect(drawer(page).getByRole('group', { name: '布局' })).toBeVisible();
}

journey('the theme drawer changes the look at once, and only what is saved survives a reload', async ({ page }) => {
  await signIn(page, 'admin', '/#/index');
  await openDrawer(page);
  const box = await drawer(page).evaluate((element: HTMLElement) => element.offsetWidth);
  expect(box).toBe(280);
  await drawer(page).getByRole('radio', { name: '海洋', exact: true }).click();
  await expect(page.locator('body')).toHaveClass(/vab-theme-ocean/);
  await drawer(page).getByRole('radio', { name: '纵向', exact: true }).click();
  await expect(page.locator('[data-layout="vertical"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-layout="column"]')).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/vab-theme-blue-black/);
  await openDrawer(page);
  await drawer(page).getByRole('radio', { name: '海洋', exact: true }).click();
  await drawer(page).getByRole('radio', { name: '横向', exact: true }).click();
  await drawer(page).getByRole('button', { name: '保存' }).click();
  await page.reload();
  await expect(page.locator('[data-layout="horizontal"]')).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/vab-theme-ocean/);
  await openDrawer(page);
  await drawer(page).getByRole('button', { name: '恢复默认' }).click();
  await expect(page.locator('[data-layout="column"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-layout="column"]')).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/vab-theme-blue-black/);
});
