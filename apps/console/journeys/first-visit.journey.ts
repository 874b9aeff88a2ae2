import type { Page } from '@playwright/test';
import { holdBack } from './support/hold-back';
import { expect, journey } from './support/journey';
import { openSignedIn } from './support/sign-in';

/** Names of the scripts that a page asks for from now on, without their hashes. */
function noteScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    names.push(new URL(request.url()).pathname.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, ''));
  });
  return names;
}

// A service worker would have everything at hand.
journey.use({ serviceWorkers: 'block' });

journey('the login screen is fetched beside the entry, and brings nothing of what comes after it', async ({ page }) => {
  const scripts = noteScripts(page);
  const release = await holdBack(page, /\/assets\/index-/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => scripts).toContain('login-page');
  release();
  await expect(page.locator('input[autocomplete="username"]')).toBeVisible();
  for (const later of ['connected-shell', 'shell-parts', 'home', 'replace-token', 'open-refresh-lock'])
    expect(scripts).not.toContain(later);
});

journey('with a token the shell is fetched beside the entry, and the page beside the user', async ({ page }) => {
  await openSignedIn(page);
  const scripts = noteScripts(page);
  const releaseEntry = await holdBack(page, /\/assets\/index-/);
  const releaseUser = await holdBack(page, /\/userInfo/);
  await page.goto('about:blank');
  await page.goto('/#/order/orderList', { waitUntil: 'commit' });
  await expect.poll(() => scripts).toContain('connected-shell');
  expect(scripts).not.toContain('login-page');
  releaseEntry();
  await expect.poll(() => scripts).toContain('order-list');
  await expect(page.locator('main')).toHaveCount(0);
  releaseUser();
  await expect(page.locator('main').getByRole('table')).toBeVisible();
});
