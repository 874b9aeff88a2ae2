import { noteSeen, seenIn } from '../measure/seen.mjs';
import { slowDown, slowDownWorkers } from '../measure/slow-line.mjs';
import { homeHeading } from './selectors.mjs';

/** Home once more, when the service worker has all files: ms until it stands. */
export const cachedHome = {
  variants: ['local', 'slow'],
  async measure({ site, variant, open, browser }) {
    const first = await open(site.start, { signedIn: true });
    await first.goto(`${site.start.url}#/index`);
    await first.locator(homeHeading).first().waitFor();
    await first.evaluate(untilServed);
    const page = await first.context().newPage();
    await first.close();
    await noteSeen(page, { stands: homeHeading });
    const wire = variant === 'slow' ? await slowDownWorkers(browser, site.start.url) : undefined;
    if (variant === 'slow') await slowDown(page);
    await page.goto(`${site.start.url}#/index`, { waitUntil: 'commit' });
    const { stands } = await seenIn(page);
    if (!(await page.evaluate(() => navigator.serviceWorker.controller)))
      throw new Error('The second visit was not served by the service worker.');
    await wire?.detach();
    return { stands };
  },
};

/** In the page: waits until a worker has filled its cache and serves what comes next. */
async function untilServed() {
  const { active } = await navigator.serviceWorker.ready;
  if (active.state === 'activated') return;
  await new Promise((resolve) => {
    active.addEventListener('statechange', () => active.state === 'activated' && resolve());
  });
}
