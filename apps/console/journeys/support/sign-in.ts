import { expect, type Page } from '@playwright/test';

export type Account = 'admin' | 'editor' | 'test' | 'agent';

/** Types an account's name and password into the login form that is shown, and submits with Enter as soon as the console has taken it over. */
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

/** Opens an address of the console, signs in and waits until the shell stands. */
export async function signIn(page: Page, account: Account = 'admin', address = '/#/'): Promise<void> {
  await page.goto(address);
  await logIn(page, account);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).not.toHaveURL(/#\/login/);
}

/** Opens the login form in a language, which stays that of the console; in the early form it cannot be chosen. */
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
 * Opens an address as someone who signed in a moment ago, and waits until the shell stands: the token comes straight from the server. For journeys
 * whose subject is not the login screen, which cost a second less each without it.
 */
export async function openSignedIn(page: Page, account: Account = 'admin', address = '/#/'): Promise<void> {
  const credentials = { username: account, password: `waybill-${account}` };
  const answer = await page.request.post('/api/cps/open/auth/login', { data: credentials });
  const { data } = (await answer.json()) as { data: { token: string } };
  // A file without a script: a page that loads itself anew would abort the next visit on a busy machine.
  await page.goto('/offline.css');
  await page.evaluate((token) => localStorage.setItem('token', token), data.token);
  await page.goto(address);
  await expect(page.getByRole('main')).toBeVisible({ timeout: 60_000 });
  await expect(page).not.toHaveURL(/#\/login/);
}

/** The tab of a page in the tabs bar. */
export const tabOf = (page: Page, title: string) =>
  page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: title, exact: true });
