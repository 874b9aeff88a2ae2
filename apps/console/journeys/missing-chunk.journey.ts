import { expect, journey } from './support/journey';
import { signIn } from './support/sign-in';

// The service worker would have the page's code at hand.
journey.use({ serviceWorkers: 'block', provoked: /^PageLoadError: Loading chunk failed/ });

journey(
  'the code of a page is missing: it is said, the window is loaded anew once, then the page offers to try again',
  async ({ page }) => {
    await signIn(page);
    await page.route(/\/assets\/visitor-list[^/]*\.js/, (route) => route.abort());
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await page.evaluate(() => window.location.assign('#/promotion/visitorList'));
    await expect(page.getByText(/Loading chunk failed/).first()).toBeVisible();
    await expect.poll(() => loads).toBe(1);
    await expect(page.getByText(/Loading chunk failed/).first()).toBeVisible();
    await page.waitForTimeout(2500);
    expect(loads).toBe(1);
    await page.unroute(/\/assets\/visitor-list[^/]*\.js/);
    await page.getByRole('main').getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('main').getByRole('grid').first()).toBeVisible();
  },
);
