import type { Page } from '@playwright/test';
import { holdBack } from './support/hold-back';
import { expect, journey } from './support/journey';
import { fillLogin, openSignedIn } from './support/sign-in';

/** Names of the scripts that a page asks for from now on, without their hashes. */
function noteScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    names.push(new URL(request.url()).pathname.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, ''));
  });
  return names;
}

const entry = /\/assets\/index-/;
const early = '#waybill-early-login';

// A service worker would have everything at hand.
journey.use({ serviceWorkers: 'block' });

journey('the login screen is fetched beside the entry, and brings nothing of what comes after it', async ({ page }) => {
  const scripts = noteScripts(page);
  const release = await holdBack(page, entry);
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
  const releaseEntry = await holdBack(page, entry);
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

journey('what is typed before the console has come signs in when it has', async ({ page }) => {
  const release = await holdBack(page, entry);
  await page.goto('/#/order/orderList', { waitUntil: 'commit' });
  await fillLogin(page, 'editor');
  await expect(page.locator(early).getByRole('button', { name: '登录', exact: true })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(page).toHaveURL(/#\/order\/orderList$/);
  release();
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  await expect(page.locator(early)).toHaveCount(0);
});

journey('focus, caret, a chosen tab and a chosen language pass over to the console', async ({ page }) => {
  const release = await holdBack(page, entry);
  await page.goto('/', { waitUntil: 'commit' });
  const name = page.getByLabel('用户名', { exact: true });
  await name.fill('edtor');
  await name.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  release();
  await expect(page.locator(early)).toHaveCount(0);
  await page.keyboard.type('i');
  await expect(name).toHaveValue('editor');
  await expect(name).toBeFocused();

  const releaseAgain = await holdBack(page, entry);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator(early).getByRole('tab', { name: '注册账号' }).click();
  releaseAgain();
  await expect(page.getByRole('button', { name: '注册并登录' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();

  const releaseEnglish = await holdBack(page, entry);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator(early).getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.locator(early).getByRole('button', { name: '中文' }).click();
  releaseEnglish();
  await expect(page.getByRole('heading', { name: '登录运单台' })).toBeVisible();
});

journey('a key or a button that is held down ends where it began', async ({ page }) => {
  const release = await holdBack(page, entry);
  await page.goto('/', { waitUntil: 'commit' });
  const english = await page.locator(early).getByRole('button', { name: 'English' }).boundingBox();
  await page.mouse.move((english?.x ?? 0) + 10, (english?.y ?? 0) + 10);
  await page.mouse.down();
  release();
  await expect(page.locator('#app form')).toBeAttached();
  await expect(page.locator(early)).toHaveCount(1);
  await page.mouse.up();
  await expect(page.locator(early)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Sign in to Waybill' })).toBeVisible();
});

journey(
  'a sign-in before the picture code is known asks for the code and keeps what was typed',
  async ({ page, control }) => {
    const picture = { captchaEnabled: true, img: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', uuid: 'a' };
    await control.fault({ path: '/captchaImage', data: picture });
    const release = await holdBack(page, entry);
    await page.goto('/', { waitUntil: 'commit' });
    await fillLogin(page, 'admin');
    release();
    await expect(page.getByText('请输入图片验证码')).toBeVisible();
    await expect(page.getByLabel('图片验证码', { exact: true })).toBeFocused();
    await expect(page.getByLabel('密码', { exact: true })).toHaveValue('waybill-admin');
  },
);

journey('the console does not come: the form says so and offers to try again', async ({ page }) => {
  await page.route(entry, (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText('页面加载失败');
  await page.unroute(entry);
  await page.getByRole('alert').getByRole('button', { name: '重试' }).click();
  await expect(page.locator(early)).toHaveCount(0);
  await expect(page.getByLabel('用户名', { exact: true })).toBeVisible();
});

journey('no login form flashes where people are signed in, or where the address is open', async ({ page }) => {
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
