import { routes } from '../src/routes';
import { expect } from './support/journey';
import { developmentJourney as journey } from './support/modes-journey';
import { openSignedIn } from './support/sign-in';

interface Entry {
  path: string;
  name?: string;
  page?: unknown;
  children?: readonly Entry[];
}

/** Addresses of all pages of the console. */
const addressesOf = (entries: readonly Entry[], above = ''): string[] =>
  entries.flatMap(({ path, children, page }) => {
    const address = path.startsWith('/') ? path : `${above.replace(/\/$/, '')}/${path}`;
    return [...(page === undefined ? [] : [address]), ...addressesOf(children ?? [], address)];
  });

journey('no page of the console puts an error into the console of a development build', async ({ page }) => {
  await openSignedIn(page);
  const addresses = addressesOf(routes);
  expect(addresses.length).toBeGreaterThan(12);
  for (const address of [...addresses, ...addresses.slice(0, 3), '/403', '/404', '/debugger']) {
    await page.evaluate((to) => window.location.assign(`#${to}`), address);
    await expect(page.locator('main:visible').first()).toBeVisible();
    await expect(page.locator('[data-part="page-coming"]:visible')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`#${address}$`));
  }
});

journey('the login screen puts no error into the console of a development build', async ({ page }) => {
  await page.goto('/#/login');
  for (const panel of ['验证码登录', '注册账号']) {
    await page.getByRole('tab', { name: panel }).click();
  }
  await expect(page.getByRole('main')).toBeVisible();
});
