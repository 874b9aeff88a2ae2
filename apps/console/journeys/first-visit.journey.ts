import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { holdBack } from './support/hold-back';
import { expect, journey } from './support/journey';
import { recordsOf } from './support/lists';
import { fillLogin, openSignedIn } from './support/sign-in';
import { consoleFolder } from './support/start-sandbox';

const withoutHash = (file: string) => file.replace(/-[\w-]{8}\.js$/, '');

/** Collects the names of the scripts that a page requests from now on, without their hashes. */
function noteScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    names.push(withoutHash(new URL(request.url()).pathname.replace(/^.*\//, '')));
  });
  return names;
}

const entry = /\/assets\/index-/;
const early = '#waybill-early-login';

// A service worker would have everything at hand.
journey.use({ serviceWorkers: 'block' });

journey(
  'the login screen loads in parallel with the entry, and the next screen with the first key @release',
  async ({ page }) => {
    const scripts = noteScripts(page);
    const release = await holdBack(page, entry);
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => scripts).toContain('login-page');
    release();
    await expect(page.locator('#app input[autocomplete~="username"]')).toBeVisible();
    const built = readdirSync(path.join(consoleFolder, 'assets')).map(withoutHash);
    for (const later of ['connected-shell', 'home', 'create-renewal']) {
      expect(built).toContain(later);
      expect(scripts).not.toContain(later);
    }
    await page.locator('#app').getByLabel('用户名', { exact: true }).press('e');
    for (const next of ['connected-shell', 'home']) await expect.poll(() => scripts).toContain(next);
    expect(scripts).not.toContain('order-list');
  },
);

journey(
  'the first paint has set the look and the language: the loaded console changes neither [first-paint-has-console-language] @smoke',
  async ({ page }) => {
    const release = await holdBack(page, entry);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator(`${early} input`).first()).toBeVisible();
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
    await page.evaluate(() => {
      const changes: string[] = [];
      const note = (records: MutationRecord[]) =>
        changes.push(...records.map(({ target, attributeName }) => `${target.nodeName} ${attributeName}`));
      for (const element of [document.documentElement, document.body])
        new MutationObserver(note).observe(element, { attributes: true });
      Object.assign(window, { changes });
    });
    release();
    await expect(page.locator('#app input[autocomplete~="username"]')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
  },
);

journey('with a token and no address the first page is requested beside the entry @release', async ({ page }) => {
  await openSignedIn(page);
  const scripts = noteScripts(page);
  const release = await holdBack(page, entry);
  await page.goto('about:blank');
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => scripts).toContain('home');
  release();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
});

journey(
  'with a token the shell is fetched beside the entry, and the page beside the user @release',
  async ({ page }) => {
    await openSignedIn(page);
    const scripts = noteScripts(page);
    const releaseEntry = await holdBack(page, entry);
    const releaseUser = await holdBack(page, /\/userInfo/);
    await page.goto('about:blank');
    await page.goto('/#/order/orderList', { waitUntil: 'commit' });
    await expect.poll(() => scripts).toContain('connected-shell');
    for (const other of ['login-page', 'home']) expect(scripts).not.toContain(other);
    releaseEntry();
    await expect.poll(() => scripts).toContain('order-list');
    await expect(page.locator('main')).toHaveCount(0);
    releaseUser();
    await expect(recordsOf(page).first()).toBeVisible();
  },
);

journey(
  'what is typed before the console has come is kept, with focus and caret, and signs in @smoke',
  async ({ page }) => {
    const release = await holdBack(page, entry);
    await page.goto('/#/order/orderList', { waitUntil: 'commit' });
    await page.getByLabel('密码', { exact: true }).fill('waybill-editor');
    const name = page.getByLabel('用户名', { exact: true });
    await name.fill('edtor');
    await name.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
    await expect(page.locator(early).getByRole('button', { name: 'English' })).toBeDisabled();
    release();
    await expect(page.locator(early)).toHaveCount(0);
    await expect(name).toBeFocused();
    await page.keyboard.type('i');
    await expect(name).toHaveValue('editor');
    await page.keyboard.press('Enter');
    await expect(recordsOf(page).first()).toBeVisible();
  },
);

journey(
  'Enter before the console has come is answered at once and signs in when it is there, once [press-before-console-loaded]',
  async ({ page }) => {
    const logins: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/login')) logins.push(request.postData() ?? '');
    });
    const release = await holdBack(page, entry);
    await page.goto('/#/order/orderList', { waitUntil: 'commit' });
    await page.getByLabel('用户名', { exact: true }).fill('editor');
    await page.getByLabel('密码', { exact: true }).fill('waybill-edit');
    const submit = page.locator(early).getByRole('button', { name: '登录', exact: true });
    await page.keyboard.press('Enter');
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    // Further typing postpones the search.
    await page.keyboard.type('or');
    await expect(submit).toHaveAttribute('aria-busy', 'false');
    await page.keyboard.press('Enter');
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    expect(logins).toEqual([]);
    release();
    await expect(recordsOf(page).first()).toBeVisible();
    expect(logins.map((text) => JSON.parse(text))).toEqual([{ username: 'editor', password: 'waybill-editor' }]);
  },
);

journey(
  'a press on an incomplete form before the console has loaded shows the missing fields [early-press-with-empty-field]',
  async ({ page }) => {
    const release = await holdBack(page, entry);
    await page.goto('/', { waitUntil: 'commit' });
    const password = page.getByLabel('密码', { exact: true });
    await page.getByLabel('用户名', { exact: true }).fill('editor');
    await page.locator(early).getByRole('button', { name: '登录', exact: true }).click();
    await expect(password).toBeFocused();
    release();
    await expect(page.getByText('密码不能少于 6 位')).toBeVisible();
    await expect(page.getByText('用户名不能为空')).toHaveCount(0);
    await expect(password).toBeFocused();
  },
);

journey(
  'an error in a field left before the console has loaded is shown [field-blurred-before-console-loaded]',
  async ({ page }) => {
    const release = await holdBack(page, entry);
    await page.goto('/', { waitUntil: 'commit' });
    const name = page.getByLabel('用户名', { exact: true });
    await name.focus();
    await name.blur();
    const password = page.getByLabel('密码', { exact: true });
    await password.fill('12345');
    await password.blur();
    release();
    await expect(page.getByText('用户名不能为空')).toBeVisible();
    await expect(page.getByText('密码不能少于 6 位')).toBeVisible();
  },
);

journey("the early form is in the user's language @release", async ({ page }) => {
  await page.goto('/');
  await page.locator('#app').getByRole('button', { name: 'English' }).click();
  const release = await holdBack(page, entry);
  await page.goto('about:blank');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator(early).getByRole('button', { name: 'Sign in' })).toBeVisible();
  release();
  await expect(page.locator(early)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Sign in to Waybill' })).toBeVisible();
});

journey(
  'a sign-in that needs a picture code asks for it and keeps what was typed early @release',
  async ({ page, control }) => {
    const picture = { captchaEnabled: true, img: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', uuid: 'a' };
    await control.fault({ path: '/captchaImage', data: picture });
    const release = await holdBack(page, entry);
    await page.goto('/', { waitUntil: 'commit' });
    const signingIn = fillLogin(page, 'admin');
    await expect(page.locator(early).getByLabel('密码', { exact: true })).toHaveValue('waybill-admin');
    release();
    await signingIn;
    await expect(page.getByText('请输入图片验证码')).toBeVisible();
    await expect(page.getByLabel('图片验证码', { exact: true })).toBeFocused();
    await expect(page.getByLabel('密码', { exact: true })).toHaveValue('waybill-admin');
  },
);

journey('a console that fails to load: the form shows it and offers a retry @release', async ({ page }) => {
  await page.route(entry, (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText('页面加载失败');
  const retry = page.getByRole('alert').getByRole('button', { name: '重试' });
  await expect(retry).toBeVisible();
  await page.unroute(entry);
  await retry.click();
  await expect(page.locator(early)).toHaveCount(0);
  await expect(page.getByLabel('用户名', { exact: true })).toBeVisible();
});

journey('no login form flashes where people are signed in, or where the address is open @release', async ({ page }) => {
  const release = await holdBack(page, entry);
  await page.goto('/#/404', { waitUntil: 'commit' });
  await expect(page.locator('#app')).toBeAttached();
  await expect(page.locator(early)).toHaveCount(0);
  release();
  await openSignedIn(page);
  const releaseAgain = await holdBack(page, entry);
  await page.goto('about:blank');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#app')).toBeAttached();
  await expect(page.locator(early)).toHaveCount(0);
  releaseAgain();
  await expect(page.getByRole('main')).toBeVisible();
});
