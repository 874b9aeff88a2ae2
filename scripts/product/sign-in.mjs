/** Signs the demo administrator in on the login page that `page` shows, and waits for the home page's tab. */
export async function signIn(page) {
  await page.locator('input[autocomplete~="username"]').first().fill('admin');
  await page.locator('input[type="password"]').first().fill('waybill-admin');
  await page.locator('#waybill-early-login').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/index/);
  await waitForHome(page);
}

/** Resolves when the login form can be typed into. */
export const waitForLogin = (page) => page.locator('input[autocomplete~="username"]').first().waitFor();

/** Resolves when the first authenticated page stands: the shell with its main area and a heading in it. */
export const waitForHome = (page) => page.locator('main').getByRole('heading').first().waitFor();
