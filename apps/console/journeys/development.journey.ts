import type { Page } from '@playwright/test';
import { routes } from '../src/routes';
import { leavesOut } from './support/conditions/leaves-out';
import { expect, journey as plainJourney } from './support/journey';
import { developmentJourney as journey } from './support/modes-journey';
import { fillLogin, openSignedIn } from './support/sign-in';
import { type Development, startDevelopment } from './support/start-development';
import { startSandbox } from './support/start-sandbox';

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

/** Console messages of React's development build and of the browser driver itself. */
const byItself =
  /Download the React DevTools|Service Worker registration blocked by Playwright|Rendering was performed in a subtree hidden/;

/** Collects all other console messages of a page, errors or not. */
function listen(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (!byItself.test(text)) messages.push(`${page.url()} ${message.type()}: ${text}`);
  });
  return messages;
}

for (const [build, inBuild, which, tag] of [
  ['a development build', journey, 'no', '@release'],
  ['the build that is shipped', plainJourney, 'no', '@release'],
  ['the build that is shipped', plainJourney, 'no third', ''],
] as const) {
  inBuild(
    `${which} page of the console puts anything into the console of ${build} [no-console-message-in-development]`,
    { tag: tag || [], ...leavesOut({ 'plain-http': 'the browser itself writes into the console there' }) },
    async ({ page }) => {
      const messages = listen(page);
      await page.goto('/#/login');
      for (const panel of ['验证码登录', '注册账号', '密码登录']) await page.getByRole('tab', { name: panel }).click();
      await fillLogin(page, 'admin');
      await expect(page).toHaveURL(/#\/index$/);
      const addresses = addressesOf(routes);
      expect(addresses.length).toBeGreaterThan(12);
      const records = ['/order/orderDetail?id=1', '/order/orderEdit?id=2', '/promotion/pOrderDetail?id=3'];
      const chosen = addresses.filter((_, place) => which === 'no' || place % 3 === 0);
      for (const address of [...chosen, ...records, ...addresses.slice(0, 3), '/403', '/404', '/debugger']) {
        await page.evaluate((to) => window.location.assign(`#${to}`), address);
        await expect(page.locator('main:visible').first()).toBeVisible();
        await expect(page.locator('[data-part="page-coming"]:visible')).toHaveCount(0);
        await expect.poll(() => page.url()).toMatch(new RegExp(`#${address.replace('?', '\\?')}$`));
      }
      expect(messages).toEqual([]);
    },
  );
}

/** The console as `npm run dev` serves it, over a copy that may be changed. */
const servedJourney = plainJourney.extend<object, { development: Development }>({
  development: [
    async ({ flags }, use) => {
      const sandbox = await startSandbox(flags);
      const development = await startDevelopment(sandbox.url);
      await use(development);
      await development.stop();
      await sandbox.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  product: [({ development }, use) => use(development), { scope: 'worker' }],
});

servedJourney(
  'a changed message or page shows at once without a reload [hot-reload-of-messages-and-pages]',
  leavesOut({ 'plain-http': 'Vite answers no other host name' }),
  async ({ page, development }) => {
    // The first visit has the packages bundled, and may be loaded again for it.
    await expect(async () => openSignedIn(page)).toPass({ timeout: 90_000 });
    await expect(page.getByText('近两周')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isTheSame: true }));
    const shows = async (text: string) => {
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
      expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
    };
    development.edit('modules/home/console/home/messages.ts', '近两周', '最近十四天');
    await shows('最近十四天');
    development.edit('modules/home/console/home/messages.ts', '最近十四天', '这十四天');
    await shows('这十四天');
    development.edit('modules/home/console/home.tsx', '<h1>{greeting}</h1>', '<h1>{greeting}</h1><p>NEXT</p>');
    await shows('NEXT');
    await shows('这十四天');
    // A module of words that exports more than its table.
    await page.evaluate(() => window.location.assign('#/order/orderList'));
    await shows('运单号');
    development.edit('modules/orders/console/shared/messages.ts', "'运单号'", "'票号'");
    await shows('票号');
  },
);
