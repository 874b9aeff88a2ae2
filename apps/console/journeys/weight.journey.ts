import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { goals } from '../../../bench/goals.mjs';
import { expect, journey } from './support/journey';
import { openSignedIn } from './support/sign-in';

journey.use({ leavesOut: { 'zoom-400': 'weighs the first screens of a wide window' } });

/** Records the markup, scripts and styles that a page receives, by file name, in bytes of gzip. */
function noteFiles(page: Page): Map<string, Promise<number>> {
  const files = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (!response.ok() || !['document', 'script', 'stylesheet'].includes(response.request().resourceType())) return;
    const name = new URL(response.url()).pathname.split('/').pop() || 'index.html';
    files.set(
      name,
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  });
  return files;
}

type Row = 'markup, JS and CSS of login' | 'markup, JS and CSS of home' | 'loaded by the first key on the login page';

/** Compares the noted files with the goals of a row. */
async function compare(noted: Map<string, Promise<number>>, row: Row) {
  const sizes = await Promise.all([...noted].map(async ([name, size]) => ({ name, size: await size })));
  const kilobytes = sizes.reduce((sum, { size }) => sum + size, 0) / 1000;
  const largest = sizes.sort((one, other) => other.size - one.size).slice(0, 8);
  const summary = `${row}: ${kilobytes.toFixed(1)} kB in ${sizes.length} files, largest ${largest.map(({ name, size }) => `${name} ${size}`).join(', ')}`;
  console.log(summary);
  expect(kilobytes, summary).toBeLessThanOrEqual(goals[`${row}, gzip`].most);
  expect(sizes.length, summary).toBeLessThanOrEqual(goals[`${row}, files`].most);
  return sizes.map(({ name }) => name);
}

/** Opens an address for the first time and compares all loaded files, idle loads included, with the goals. */
async function weigh(page: Page, screen: 'login' | 'home', address: string, stands: string) {
  const files = noteFiles(page);
  const idle = page.waitForResponse(/\/toaster-/);
  await page.goto(address);
  await expect(page.locator(stands).first()).toBeVisible();
  await idle;
  await page.waitForTimeout(1500);
  return compare(files, `markup, JS and CSS of ${screen}`);
}

const nameField = '#app input[autocomplete^="username"]';

journey(
  'the login page and its first key stay within their budgets, and load nothing that keeps drafts @smoke',
  async ({ page }) => {
    const names = await weigh(page, 'login', '/', nameField);
    expect(names.some((name) => name.startsWith('index-'))).toBe(true);
    expect(names.filter((name) => /drafts/.test(name))).toEqual([]);
    const files = noteFiles(page);
    const landing = page.waitForResponse(/\/home-/);
    await page.locator(nameField).pressSequentially('a');
    await landing;
    await compare(files, 'loaded by the first key on the login page');
  },
);

journey('the first page stays within its budget of bytes and of files @smoke', async ({ page, context }) => {
  await openSignedIn(page);
  const storageState = await context.storageState();
  await page.close();
  const visit = await context.browser()?.newContext({ storageState, serviceWorkers: 'block' });
  if (!visit) throw new Error('The browser is gone.');
  const first = await visit.newPage();
  await weigh(first, 'home', new URL('/#/index', page.url()).href, 'main h1, main h2');
  await visit.close();
});
