import { noteSeen, seenIn } from '../measure/seen.mjs';
import { slowDown, slowDownWorkers } from '../measure/slow-line.mjs';
import { homeHeading } from './selectors.mjs';

/** Home with all files in the service worker: ms until it is shown, over a fast line and over a slow one. */
export const cachedHome = {
  variants: ['once'],
  async measure({ site: { start }, open, browser }) {
    const first = await open(start, { signedIn: true });
    await first.goto(`${start.url}#/index`);
    await first.locator(homeHeading).first().waitFor();
    await first.evaluate(untilServed);
    const local = await visitAgain(first, start.url);
    const wire = await slowDownWorkers(browser, start.url);
    const slow = await visitAgain(first, start.url, slowDown);
    await wire.detach();
    return { local, slow };
  },
};

async function visitAgain(first, url, prepare) {
  const page = await first.context().newPage();
  await noteSeen(page, { stands: homeHeading });
  await prepare?.(page);
  await page.goto(`${url}#/index`, { waitUntil: 'commit' });
  const { stands } = await seenIn(page);
  const served = await page.evaluate(() => navigator.serviceWorker.controller !== null);
  await page.close();
  if (!served) throw new Error('The visit was not served by the service worker.');
  return stands;
}

/** Runs in the page: waits until a worker has filled its cache and controls the next load. */
async function untilServed() {
  const { active } = await navigator.serviceWorker.ready;
  if (active.state === 'activated') return;
  await new Promise((resolve) => {
    active.addEventListener('statechange', () => active.state === 'activated' && resolve());
  });
}
