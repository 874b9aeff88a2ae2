/**
 * Prints how long a key takes until it is painted, and how often React draws for it, in the last of 20 tabs that all hold drafts; beside it the same
 * without the code that keeps drafts.
 */
import { chromium } from 'playwright';
import { chromiumLaunch } from '../scripts/lib/chromium.mjs';
import { signIn, waitForHome, waitForLogin } from '../scripts/product/sign-in.mjs';
import { startSandbox } from '../scripts/product/start-sandbox.mjs';

const tabs = 20;
const keys = 120;

const sandbox = await startSandbox();
const browser = await chromium.launch(chromiumLaunch());
try {
  const kept = await measure(true);
  const without = await measure(false);
  tell(`${tabs} tabs with ${kept.drafts} drafts`, kept.took);
  tell(`${tabs} tabs without drafts`, without.took);
  console.log(
    `React draws with drafts, of the times without: ${((100 * kept.commits) / without.commits).toFixed(1)} %`,
  );
} finally {
  await browser.close();
  await sandbox.stop();
}

function tell(where, took) {
  const sorted = [...took].sort((a, b) => a - b);
  const at = (part) => sorted[Math.ceil(sorted.length * part) - 1].toFixed(1);
  console.log(`typing in ${where}, from key to paint: p95 ${at(0.95)} ms, median ${at(0.5)} ms`);
}

async function measure(kept) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(countCommits);
  if (!kept) await page.route(/\/drafts-[^/]+\.js$/, (route) => route.abort());
  await page.goto(sandbox.url);
  await waitForLogin(page);
  await signIn(page);
  await waitForHome(page);
  const ids = await orderIds(page);
  for (const id of ids) {
    await page.evaluate((hash) => window.location.assign(hash), `#/order/orderEdit?copy=${id}`);
    const shown = page.locator(`[data-page="/order/orderEdit?copy=${id}"][data-state="shown"]`);
    await shown.locator('input[name="remark"]').fill('Draft of this order');
  }
  // The last of them is written down, too.
  await page.waitForTimeout(1000);
  const commits = await page.evaluate(() => window.__commits);
  const field = page.locator('[data-page][data-state="shown"] input[name="remark"]');
  await field.focus();
  const took = [];
  for (let key = 0; key < keys; key += 1) {
    await page.evaluate(armKey);
    await page.keyboard.press('a');
    took.push(await page.evaluate(() => window.__painted));
  }
  await page.waitForTimeout(1000);
  const after = await page.evaluate(() => window.__commits);
  const drafts = await page.evaluate(countDrafts);
  await context.close();
  if (kept && drafts < tabs) throw new Error(`Only ${drafts} of ${tabs} tabs have a draft.`);
  if (!kept && drafts > 0) throw new Error(`${drafts} drafts were kept where none should be.`);
  return { took, commits: after - commits, drafts };
}

async function orderIds(page) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.get(`${sandbox.url}order/getList?pageSize=${tabs}`, {
    headers: { token },
  });
  const { list } = (await answer.json()).data;
  if (list.length < tabs) throw new Error(`Only ${list.length} orders can be copied.`);
  return list.slice(0, tabs).map(({ id }) => id);
}

/** In the page: React tells whoever waits for it like this of each drawing, in production builds too. */
function countCommits() {
  window.__commits = 0;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    isDisabled: false,
    supportsFiber: true,
    inject: () => 1,
    checkDCE() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot() {
      window.__commits += 1;
    },
  };
}

/** In the page: the milliseconds from the next key until the frame after it is painted. */
function armKey() {
  window.__painted = new Promise((resolve) => {
    const note = ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - timeStamp);
        channel.port2.postMessage(null);
      });
    window.addEventListener('keydown', note, { once: true, capture: true });
  });
}

/** In the page: the drafts that lie in the browser's database. */
async function countDrafts() {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'waybill.drafts')) return 0;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('waybill.drafts');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const count = opening.result.transaction('drafts').objectStore('drafts').count();
      count.onsuccess = () => resolve(count.result);
    };
  });
}
