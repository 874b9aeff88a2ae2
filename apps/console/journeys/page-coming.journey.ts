import type { Page } from '@playwright/test';
import { holdBack } from './support/hold-back';
import { expect, journey } from './support/journey';
import { recordsOf } from './support/lists';
import { openSignedIn, tabOf } from './support/sign-in';

// The service worker would have the page's code at hand.
journey.use({ serviceWorkers: 'block' });

const code = /\/assets\/visitor-list[^/]*\.js/;

/** Records whether a skeleton ever appeared and which parts of the shell moved. */
const watchScreen = (page: Page) =>
  page.evaluate(() => {
    const seen = { lines: false, moved: [] as string[] };
    Reflect.set(window, '__seen', seen);
    new PerformanceObserver((list) => {
      const nodes = list.getEntries().flatMap((entry) => Reflect.get(entry, 'sources') as { node: Node | null }[]);
      for (const { node } of nodes) {
        const element = node instanceof Element ? node : node?.parentElement;
        // Movement inside the page does not count.
        if (element && !element.closest('[data-page]')) seen.moved.push(element.outerHTML.slice(0, 200));
      }
    }).observe({ type: 'layout-shift' });
    const look = () => {
      const lines = document.querySelector('[data-page="/promotion/visitorList"] [data-part="page-coming"]');
      if (lines && getComputedStyle(lines).visibility === 'visible') seen.lines = true;
      requestAnimationFrame(look);
    };
    look();
  });

const linesOf = (page: Page) => page.locator('[data-page="/promotion/visitorList"] [data-part="page-coming"]');

const seen = (page: Page) => page.evaluate(() => Reflect.get(window, '__seen') as { lines: boolean; moved: string[] });

journey('a page with slow code shows a skeleton and a status; nothing moves @release', async ({ page }) => {
  await openSignedIn(page);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  const goOn = await holdBack(page, code);
  await watchScreen(page);
  await page.evaluate(() => window.location.assign('#/promotion/visitorList'));
  await expect(tabOf(page, 'H5 访问记录')).toHaveAttribute('aria-current', 'page');
  const lines = linesOf(page);
  await expect(lines).toBeVisible();
  await expect(page.locator('[data-page="/promotion/visitorList"]').getByRole('status')).toHaveText('正在打开');
  goOn();
  await expect(recordsOf(page).first()).toBeVisible();
  await expect(lines).toHaveCount(0);
  expect(await seen(page)).toEqual({ lines: true, moved: [] });
});

journey('a page with loaded code shows no skeleton @release', async ({ page }) => {
  await openSignedIn(page, 'admin', '/#/promotion/visitorList');
  await expect(recordsOf(page).first()).toBeVisible();
  await page.evaluate(() => window.location.assign('#/index'));
  await expect(tabOf(page, '首页')).toHaveAttribute('aria-current', 'page');
  await watchScreen(page);
  await tabOf(page, 'H5 访问记录').click({ button: 'middle' });
  await expect(tabOf(page, 'H5 访问记录')).toHaveCount(0);
  await page.evaluate(() => window.location.assign('#/promotion/visitorList'));
  await expect(recordsOf(page).first()).toBeVisible();
  expect((await seen(page)).lines).toBe(false);
});

journey('with reduced motion the skeleton does not fade @release', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSignedIn(page);
  const goOn = await holdBack(page, code);
  await page.evaluate(() => window.location.assign('#/promotion/visitorList'));
  const lines = linesOf(page);
  await expect(lines).toBeVisible();
  expect(await lines.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('1e-05s');
  goOn();
});
