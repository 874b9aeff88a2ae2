import type { Page } from '@playwright/test';
import { lostByZoom } from './support/audits';
import { leavesOut } from './support/conditions/leaves-out';
import { useEveryTool } from './support/every-tool';
import { hands, screenFor } from './support/hands';
import { expect, journey } from './support/journey';
import { openShellPage, openStandalonePage, shellPages, standalonePages, thirdOfPages } from './support/pages';
import { openLogin, openSignedIn, signIn, signInSpeaking } from './support/sign-in';
import { keepDensity, tooSmall } from './support/too-small';

journey.use({ leavesOut: { 'zoom-400': 'measures a window of 390 px, and sets zooms itself' } });

const phone = { width: 390, height: 844 };

journey.use(screenFor('finger'));

journey(
  'with a finger at 390 px: every panel of login, every tool of the header, and out again',
  { tag: '@release' },
  async ({ page, control }) => {
    await useEveryTool(page, hands.finger(page), control);
  },
);

const compact = 'in compact all targets stay 40 px high [compact-under-finger]';
const zoom = 'at 200 and 400 % zoom nothing is lost [200-400-zoom-every-page]';

/** Usual runs check a third of the screens and zoom a third of those; a release checks every screen. */
for (const { language, checks, pages = shellPages, tag } of [
  { language: 'zh' as const, checks: [compact, zoom], pages: thirdOfPages(1), tag: [] },
  { language: 'zh' as const, checks: [compact, zoom], tag: '@release' },
  { language: 'en' as const, checks: [zoom], tag: '@release' },
]) {
  const claim = `at 390 px no screen of ${pages.length} scrolls sideways, ${checks.join(', ')} [no-page-scrolls-sideways-on-phone]`;
  journey(`${claim} (${language})`, { tag }, async ({ page }) => {
    const isCompact = checks.includes(compact);
    const findings: string[] = [];
    let screens = 0;
    const measure = async () => {
      screens += 1;
      const small = isCompact ? await tooSmall(page, 40) : [];
      findings.push(...[...(await sidewaysScrollers(page)), ...small].map((each) => `${page.url()}: ${each}`));
      if (!checks.includes(zoom) || (isCompact && screens % 3 > 0)) return;
      findings.push(...(await lostByZoom(page, page.url())));
      await page.setViewportSize(phone);
    };
    await openLogin(page, language);
    for (const panel of await page.getByRole('tab').all()) {
      await panel.tap();
      // At an IP address the panel of passkeys has no button; it shows that passkeys need a host name.
      const sends = page.locator('form button[type="submit"]');
      await sends.or(page.getByText(/通行密钥需要域名|Passkeys need a host name/)).tap();
      await measure();
    }
    await signInSpeaking(page, language);
    if (isCompact) {
      await keepDensity(page, 'compact');
      await page.reload();
    }
    for (const path of pages) {
      await openShellPage(page, path);
      await measure();
    }
    for (const path of standalonePages) {
      await openStandalonePage(page, path);
      await measure();
    }
    expect(findings).toEqual([]);
  });
}

journey('at 390 px the side bar leads to a page @smoke', async ({ page }) => {
  await openSignedIn(page, 'admin', '/#/order/quickOrder');
  await page.getByRole('button', { name: '展开侧边栏' }).tap();
  const side = page.getByRole('complementary', { name: '侧边栏' });
  await side.getByRole('link', { name: /^运单列表/ }).tap();
  await expect(page).toHaveURL(/#\/order\/orderList$/);
});

journey(
  'a swipe to the left folds the open side bar, a swipe up or down only scrolls it @release',
  async ({ page }) => {
    await signIn(page, 'admin', '/#/order/orderList');
    const shell = page.locator('[data-layout]');
    await page.getByRole('button', { name: '展开侧边栏' }).tap();
    await expect(shell).toHaveAttribute('data-state', 'open');
    await swipe(page, { x: 200, y: 500 }, { x: 200, y: 200 });
    await expect(shell).toHaveAttribute('data-state', 'open');
    await swipe(page, { x: 220, y: 400 }, { x: 40, y: 410 });
    await expect(shell).toHaveAttribute('data-state', 'folded');
  },
);

/**
 * The parts of a page that scroll sideways, with the distance. Tables and rows of tabs may, because their edge
 * shows that there is more. Content clipped by the window counts, because users cannot reach it.
 */
const sidewaysScrollers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const allowed = 'table, [role="table"], [role="grid"], nav, [role="tablist"], [data-part="scroll-row"]';
    const scrolls = (element: Element) =>
      element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX);
    return [document.documentElement, ...document.body.querySelectorAll('*')]
      .filter((element) => element.scrollWidth > element.clientWidth && element.clientWidth > 0 && scrolls(element))
      .filter(
        (element) =>
          !element.matches(allowed) && !element.querySelector(':scope > :is(table, [role="table"], [role="grid"])'),
      )
      .map((element) => {
        const name = element.id || element.getAttribute('aria-label') || element.className;
        return `<${element.tagName.toLowerCase()}> ${name} by ${element.scrollWidth - element.clientWidth} px`;
      });
  });

interface Point {
  x: number;
  y: number;
}

/** Moves one finger in ten steps, as the browser sees it from a touch screen. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 10; step += 1) {
    const at = (start: number, end: number) => start + ((end - start) * step) / 10;
    await touch('touchMove', [{ x: at(from.x, to.x), y: at(from.y, to.y) }]);
  }
  await touch('touchEnd', []);
}

const lists = [
  '/order/orderList',
  '/promotion/userList',
  '/promotion/pOrderList',
  '/promotion/withdrawals',
  '/promotion/visitorList',
  '/setting/accounts',
  '/setting/roles',
  '/setting/actions',
  '/vab/table/comprehensiveTable',
  '/vab/table/inlineEditTable',
  '/vab/table/customTable',
];

for (const { language, tag } of [
  { language: 'zh' as const, tag: [] },
  { language: 'en' as const, tag: '@release' },
])
  journey(
    `at 390 px the first record of each of ${lists.length} lists begins in the upper half (${language}) [first-record-in-upper-half]`,
    { tag, ...leavesOut({ 'text-24px': 'measures at the usual text size' }) },
    async ({ page }) => {
      await signInSpeaking(page, language);
      await page.setViewportSize(phone);
      for (const path of lists) {
        await openShellPage(page, path);
        const first = page.locator('main [data-list] > li:visible').first();
        await expect(first).toBeVisible();
        expect.soft((await first.boundingBox())?.y, path).toBeLessThan(phone.height / 2);
      }
    },
  );
