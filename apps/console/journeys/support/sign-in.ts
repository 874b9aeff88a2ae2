import { expect, type Page } from '@playwright/test';

export type Account = 'admin' | 'editor' | 'test' | 'agent';

/** Fills the login form and submits it with Enter as soon as the console has hydrated it. */
export async function fillLogin(page: Page, account: string, password = `waybill-${account}`): Promise<void> {
  await page.getByLabel('用户名', { exact: true }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await expect(page.locator('#waybill-early-login')).toHaveCount(0);
  await page.keyboard.press('Enter');
}

/** Signs in through the login form that is shown, and waits until it is left. */
export async function logIn(page: Page, account: Account): Promise<void> {
  await fillLogin(page, account);
  await expect(page).not.toHaveURL(/#\/login/);
}

/** Opens an address of the console, signs in and waits for the shell. */
export async function signIn(page: Page, account: Account = 'admin', address = '/#/'): Promise<void> {
  await page.goto(address);
  await logIn(page, account);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).not.toHaveURL(/#\/login/);
}

/** Opens the login form in a language; the prerendered form has no choice of language. */
export async function openLogin(page: Page, language: 'zh' | 'en'): Promise<void> {
  await page.goto('/#/login');
  await expect(page.locator('#waybill-early-login')).toHaveCount(0);
  await page.getByRole('button', { name: language === 'en' ? 'English' : '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
}

/** Signs in through the login form in a language. */
export async function signInSpeaking(page: Page, language: 'zh' | 'en', account: Account = 'admin'): Promise<void> {
  await openLogin(page, language);
  await page.getByRole('tab').first().click();
  await page.locator('input[autocomplete~="username"]').fill(account);
  await page.locator('input[type="password"]').fill(`waybill-${account}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/index$/);
}

/**
 * Opens an address with a token straight from the server and waits for the shell.
 * Saves a second in journeys that do not test the login screen.
 */
export async function openSignedIn(page: Page, account: Account = 'admin', address = '/#/'): Promise<void> {
  const credentials = { username: account, password: `waybill-${account}` };
  const answer = await page.request.post('/api/cps/open/auth/login', { data: credentials });
  const { data } = (await answer.json()) as { data: { token: string } };
  // A file without a script, because a page that reloads itself could abort the next visit.
  await page.goto('/offline.css');
  await page.evaluate((token) => localStorage.setItem('token', token), data.token);
  await page.goto(address);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).not.toHaveURL(/#\/login/);
}

/** The tab of a page in the tabs bar. */
export const tabOf = (page: Page, title: string) =>
  page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: title, exact: true });
