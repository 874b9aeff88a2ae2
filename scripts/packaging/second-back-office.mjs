import { cpSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../lib/chromium.mjs';
import { fromRoot } from '../lib/root.mjs';
import { serveFiles } from '../lib/serve-files.mjs';

const example = fromRoot('examples/second-back-office');

/** Builds the second back office beside a consumer's installed tarballs; resolves to its folder. */
export async function buildSecondBackOffice(home, build) {
  const folder = path.join(home, 'second-back-office');
  rmSync(folder, { recursive: true, force: true });
  cpSync(example, folder, { recursive: true, filter: (file) => !/[\\/](node_modules|dist)$/.test(file) });
  await build(folder);
  return folder;
}

/** Serves the built second back office with its API and works in it; throws unless brand, API and roles are its own. */
export async function runSecondBackOffice(folder) {
  const { harbourApi } = await import(pathToFileURL(path.join(folder, 'api.mjs')).href);
  const files = serveFiles(path.join(folder, 'dist'));
  const server = createServer((request, response) =>
    request.url.startsWith('/v2/') ? harbourApi(request, response) : files(request, response),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const wrong = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('response', (answer) => answer.ok() || wrong.push(`${answer.status()} ${answer.url()}`));
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    await provesBrand(page);
    await provesApi(page);
    await provesRoles(page);
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

async function provesBrand(page) {
  await page.getByLabel('User name', { exact: true }).waitFor();
  await mustBe('the title of the login page', () => page.title(), 'Sign in - Berths and ships');
  await page.getByText('Harbour', { exact: true }).first().waitFor();
  const classes = await page.evaluate(() => document.body.className);
  if (!classes.includes('vab-theme-harbour')) throw new Error(`The body carries "${classes}", not the harbour theme.`);
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  const fill = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await mustBe('the fill of the primary button', fill, 'rgb(15, 118, 110)');
}

async function provesApi(page) {
  await enter(page, 'dock', 'not-the-password');
  await page.getByText('Unknown name or password').first().waitFor();
  await enter(page, 'dock', 'harbour-dock');
  await page.getByText('North quay: free').waitFor();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  const foreign = keys.filter((key) => !/^(accessToken|harbour)(\.|$)/.test(key));
  if (!keys.includes('accessToken') || foreign.length > 0) throw new Error(`The storage holds ${keys.join(', ')}.`);
}

async function provesRoles(page) {
  const fees = page.getByRole('link', { name: 'Fees', exact: true }).first();
  if ((await fees.count()) > 0) throw new Error('A dispatcher sees the fees in the menu.');
  await page.goto(`${new URL('/', page.url())}#/fees`);
  await page.getByRole('heading', { name: 'You may not open this page' }).waitFor();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.goto(`${new URL('/', page.url())}#/berths`);
  await page.getByRole('button', { name: 'dock' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await enter(page, 'purse', 'harbour-purse');
  await fees.click();
  await page.getByText('Only the treasurer sees this page.').waitFor();
  await mustBe('the title of the fees', () => page.title(), 'Fees - Berths and ships');
}

async function enter(page, name, password) {
  await page.getByLabel('User name', { exact: true }).fill(name);
  await page.locator('input[type="password"]').fill(password);
  await page.keyboard.press('Enter');
}

async function mustBe(what, read, wanted) {
  const deadline = Date.now() + 5000;
  let found = await read();
  while (found !== wanted && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    found = await read();
  }
  if (found !== wanted) throw new Error(`${what} is "${found}", not "${wanted}".`);
}
