import type { Page } from '@playwright/test';
import { whenQuiet } from '../../../scripts/lib/when-quiet';
import { axeFindings } from './support/axe';
import { leavesOut } from './support/conditions/leaves-out';
import { type Hand, hands, screenFor } from './support/hands';
import { expect } from './support/journey';
import { inMode, modesJourney as journey } from './support/modes-journey';
import { noteMessage } from './support/note-text';
import { logIn } from './support/sign-in';

const enter = async (page: Page, address = '/order/orderList') => {
  await page.goto(inMode('tools', address));
  await logIn(page, 'admin');
  // Rows, and cards on a phone.
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^TY\d+/ })
      .first(),
  ).toBeVisible();
};

for (const name of ['mouse', 'keyboard', 'finger'] as const)
  journey.describe(`by ${name}`, () => {
    journey.use(screenFor(name));
    // The other two hands run before a release.
    const tag = name === 'mouse' ? [] : '@release';

    journey(
      'the error log counts, lists page, message and stack, leads to three engines, and clears [error-log-widget-list-search]',
      { tag, ...leavesOut({ 'zoom-400': 'a low window hides the floating entry of the themes' }) },
      async ({ page, control }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const hand = hands[name](page);
        await enter(page);
        const bug = page.getByRole('button', { name: /^错误日志/ });
        await expect(bug).toHaveAccessibleName('错误日志');
        await control.fault({ path: '/order/getList', code: 500, message: '仓库着火，请拨 13812345678', times: 1 });
        await hand.press(page.getByRole('button', { name: '刷新页面' }));
        await expect(page.getByText('仓库着火，请拨 13812345678').first()).toBeVisible();
        await expect(bug).toHaveAccessibleName('错误日志 1');
        await hand.press(bug);
        const dialog = page.getByRole('dialog', { name: '错误日志' });
        const entry = dialog.getByRole('listitem');
        await expect(entry).toContainText('?mode=tools#/order/orderList');
        await expect(entry).toContainText('GET /order/getList');
        await expect(entry).toContainText('仓库着火');
        await expect(entry).not.toContainText('13812345678');
        // A foreign engine gets the message without the number, in plain characters.
        const message = 'GET /order/getList answered 200 with code 500: 仓库着火,请拨 …';
        await expect(entry.locator('div').first()).toHaveText(/仓库着火，请拨 138\*{4}5678$/);
        for (const [engine, host] of [
          ['百度', 'www.baidu.com'],
          ['Google', 'www.google.com'],
          ['必应', 'www.bing.com'],
        ] as const) {
          const link = entry.getByRole('link', { name: new RegExp(engine) });
          const url = new URL((await link.getAttribute('href')) ?? '');
          expect([url.hostname, [...url.searchParams.values()].join()]).toEqual([host, message]);
          await expect(link).toHaveAttribute('rel', /noopener/);
          await expect(link).toHaveAttribute('target', '_blank');
        }
        await expect(entry.getByText(/^\s*at .+/)).toBeHidden();
        await hand.press(entry.locator('summary'));
        await expect(entry.getByText(/\n\s+at .+/)).toBeVisible();
        const findings = await axeFindings(page, 'error log');
        await hand.press(dialog.getByRole('button', { name: '清空日志' }));
        await expect(dialog.getByText('暂无错误，一切正常。')).toBeVisible();
        expect([...findings, ...(await axeFindings(page, 'empty error log'))]).toEqual([]);
        await hand.away();
        await expect(dialog).toBeHidden();
        await expect(bug).toHaveAccessibleName('错误日志');
        await hand.press(page.getByRole('button', { name: '打开主题设置' }));
        await expect(page.getByRole('dialog', { name: '主题设置' })).toBeVisible();
      },
    );

    journey(
      'a social provider signs in through its window and /callback, which closes [social-login] [sociallogin]',
      { tag },
      async ({ page, product }) => {
        const hand = hands[name](page);
        await page.goto(inMode('tools', '/login'));
        const popup = await openPopup(page, hand);
        const back = new URL(popup.url()).searchParams.get('back');
        expect(back).toBe(new URL('/?mode=tools#/callback', product.url).href);
        const closed = popup.waitForEvent('close');
        const greeting = await noteMessage(page, /好，editor/);
        await hands[name](popup).press(popup.getByRole('link', { name: 'editor' }));
        await closed;
        await expect(page.getByRole('button', { name: /editor/ })).toBeVisible();
        await expect.poll(async () => (await greeting()).came).toBe(true);
      },
    );
  });

async function openPopup(page: Page, hand: Hand): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await hand.press(page.getByRole('button', { name: '微信' }));
  const popup = await opened;
  await popup.waitForURL(/\/social\/authorize/);
  return popup;
}

journey(
  'a social login that is closed, blocked, forged or without a token shows an error and no session @release',
  async ({ page, control }) => {
    const hand = hands.mouse(page);
    await page.goto(inMode('tools', '/login'));
    const expectText = (words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible();
    await (await openPopup(page, hand)).close();
    await expectText('登录窗口已关闭');

    const forged = await openPopup(page, hand);
    await page.evaluate(() => new BroadcastChannel('waybill.social').postMessage({ code: 'forged', state: 'another' }));
    await control.fault({ path: '/socialLogin', shape: 'wrong-token', times: 1 });
    await forged.getByRole('link', { name: 'editor' }).click();
    await expectText('登录核心接口异常，请检查返回的 JSON 格式以及是否正确返回 token');
    await expect(page).toHaveURL(/#\/login$/);

    await page.evaluate(() => {
      window.open = () => null;
    });
    await hand.press(page.getByRole('button', { name: '微信' }));
    await expectText('浏览器拦截了登录窗口，请允许弹出窗口后重试');
  },
);

/** Counts the library's checks instead of running them: under a test driver the first one would find its tools open and leave the page. */
const countChecks = (page: Page) =>
  page.addInitScript(() => {
    const { setInterval: set, clearInterval: clear } = window;
    const checks = { begun: 0, ended: 0 };
    const ids = new Set<number | undefined>();
    Object.assign(window, {
      checks,
      setInterval: (run: () => void, wait: number) => {
        const id = set(wait === 500 ? () => {} : run, wait);
        if (wait === 500) {
          checks.begun += 1;
          ids.add(id);
        }
        return id;
      },
      clearInterval: (id: number | undefined) => {
        if (ids.delete(id)) checks.ended += 1;
        clear(id);
      },
    });
  });
const checksOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'checks') as { begun: number; ended: number });
const refusesF12 = (page: Page) =>
  page.evaluate(() => {
    const press = Object.assign(new KeyboardEvent('keydown', { key: 'F12', bubbles: true, cancelable: true }));
    Object.defineProperty(press, 'keyCode', { value: 123 });
    return !document.body.dispatchEvent(press);
  });

for (const [device, ended, use] of [
  ['a PC', 0, {}],
  [
    'a phone',
    1,
    {
      ...screenFor('finger'),
      userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    },
  ],
] as const)
  journey.describe(`developer tools blocked, on ${device}`, () => {
    journey.use(use);

    journey(
      `their keys are refused and they are looked for every 500 ms, ${ended ? 'for 5000 ms' : 'without an end'} @release`,
      async ({ page }) => {
        // The library treats a device with several touch points as a phone; the driver emulates only one.
        if (ended) await page.addInitScript(() => Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 }));
        await page.clock.install();
        await countChecks(page);
        const nextRequest = page.waitForRequest(/disable-devtool/);
        await page.goto(inMode('block-devtools', '/login'));
        await nextRequest;
        await expect.poll(() => checksOf(page)).toEqual({ begun: 1, ended: 0 });
        expect(await refusesF12(page)).toBe(true);
        await page.clock.runFor(6000);
        expect(await checksOf(page)).toEqual({ begun: 1, ended });
      },
    );
  });

journey(
  'a window with developer tools open is left where they are blocked, for no foreign address [developer-tools-blocked-on-request]',
  async ({ page }) => {
    // Uses tools inside the page, whose state the library can query. It infers the browser's tools from print times,
    // which a busy machine distorts for good.
    await page.addInitScript(() => Object.assign(window, { eruda: { _devTools: { _isShow: true } } }));
    await page.goto(inMode('block-devtools', '/login'));
    await expect(page).toHaveURL('about:blank');
  },
);

journey('the shipped configuration does not even load the blocker @release', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await enter(page);
  await whenQuiet(page);
  expect(requests.filter((url) => url.includes('disable-devtool'))).toEqual([]);
  expect(await refusesF12(page)).toBe(false);
});
