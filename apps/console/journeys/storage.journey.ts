import { leavesOut } from './support/conditions/leaves-out';
import { expect, journey } from './support/journey';
import { recordsOf } from './support/lists';
import { fillLogin, signIn } from './support/sign-in';

const garbage: Record<string, string> = {
  garbage: '{"version":1,"settings":{',
  'a wrong type': '[1,null,{"a":2}]',
  'wrong fields':
    '{"version":1,"settings":{"layout":7,"themeName":["x"],"collapse":"yes","language":"xx","__proto__":{"a":1}}}',
  'a version to come': '{"version":99,"settings":{"layout":"vertical"}}',
  'a huge value': 'x'.repeat(1_000_000),
};

/** The others run before a release. */
const usual = ['garbage'];

for (const [name, value] of Object.entries(garbage)) {
  journey(
    `${name} at every key: the defaults apply, and login works [default-language-zh]`,
    {
      tag: usual.includes(name) ? [] : '@release',
      ...leavesOut({ 'zoom-400': 'a narrow window has the vertical layout only' }),
    },
    async ({ page }) => {
      await page.addInitScript((text) => {
        if (sessionStorage.getItem('journey-corrupted')) return;
        for (const store of [localStorage, sessionStorage]) {
          for (const key of [
            'waybill.theme',
            'waybill.tabs',
            'token.login',
            'waybill.token',
            'waybill.reloaded.shell',
          ]) {
            store.setItem(key, text);
          }
        }
        sessionStorage.setItem('journey-corrupted', 'done');
      }, value);
      await signIn(page, 'admin', '/#/order/orderList');
      await expect(page).toHaveURL(/#\/order\/orderList$/);
      await expect(page.locator('body')).toHaveClass(/vab-theme-blue-black/);
      await expect(page.locator('[data-layout="column"]')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    },
  );
}

for (const [name, value] of Object.entries({
  garbage: '\u0000"{<script>',
  'header injection': 'abc\r\nx-admin: 1',
  'letters no header may carry': '令牌',
  'a huge token': 'x'.repeat(1_000_000),
  'the word null': 'null',
})) {
  journey(
    `${name} as the token: the console opens the login page, and a login works`,
    { tag: usual.includes(name) ? [] : '@release' },
    async ({ page }) => {
      await page.addInitScript((text) => {
        if (sessionStorage.getItem('journey-corrupted')) return;
        localStorage.setItem('token', text);
        sessionStorage.setItem('journey-corrupted', 'done');
      }, value);
      await page.goto('/#/order/orderList');
      await expect(page).toHaveURL(/#\/login/);
      await fillLogin(page, 'admin');
      await expect(page.getByRole('button', { name: /admin/ })).toBeVisible();
    },
  );
}

journey('a storage that throws at every access: login and work continue in this window @release', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await page.goto('/#/order/orderList');
  await fillLogin(page, 'admin');
  await expect(page).toHaveURL(/#\/order\/orderList$/);
  await expect(page.getByRole('button', { name: /admin/ })).toBeVisible();
});

journey(
  'all site data blocked: the console starts, and a token that expires is refreshed [site-data-blocked]',
  async ({ page, control }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
        Object.defineProperty(window, name, { get: refuse });
      Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
      Object.defineProperty(navigator, 'serviceWorker', { get: refuse });
      window.BroadcastChannel = class {
        constructor() {
          refuse();
        }
      } as unknown as typeof BroadcastChannel;
      navigator.locks.request = (async () => refuse()) as typeof navigator.locks.request;
    });
    await page.goto('/#/order/orderList');
    await fillLogin(page, 'admin');
    await expect(page).toHaveURL(/#\/order\/orderList$/);
    await expect(page.getByRole('button', { name: /admin/ })).toBeVisible();
    await control.expireAll();
    const refreshed = page.waitForResponse(/\/refreshToken/);
    await page.evaluate(() => window.location.assign('#/promotion/userList'));
    await refreshed;
    await expect(recordsOf(page).nth(1)).toBeVisible();
    await expect(page).toHaveURL(/#\/promotion\/userList$/);
  },
);

journey('a full storage: login and work continue in this window @release', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/#/order/orderList');
  await fillLogin(page, 'admin');
  await expect(page).toHaveURL(/#\/order\/orderList$/);
});

journey('a token that is removed by hand ends the session at the next step @release', async ({ page }) => {
  await signIn(page, 'admin', '/#/order/orderList');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page).toHaveURL(/#\/login\?redirect=%2Forder%2ForderList$/);
});

journey('garbage at every key of the console: work continues after a reload @release', async ({ page }) => {
  await signIn(page, 'admin', '/#/order/orderList');
  await page
    .getByRole('button', { name: /收起|折叠/ })
    .first()
    .click();
  const spoiled = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((store) =>
      Object.keys(store)
        .filter((key) => key !== 'token')
        .map((key) => {
          store.setItem(key, '{"version":1,');
          return key;
        }),
    ),
  );
  await expect(page.getByRole('button', { name: /admin/ })).toBeVisible();
  expect(spoiled).toEqual(expect.arrayContaining(['token.login', 'waybill.theme']));
  await page.reload();
  await expect(page).toHaveURL(/#\/order\/orderList$/);
  await expect(page.getByRole('button', { name: /admin/ })).toBeVisible();
});
