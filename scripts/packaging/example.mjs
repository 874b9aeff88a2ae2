import { cpSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../lib/chromium.mjs';
import { fromRoot } from '../lib/root.mjs';
import { serveFiles } from '../lib/serve-files.mjs';
import { mustBeBuiltOwn, mustBeOwn, provesMissingScripts } from './own-brand.mjs';

/** Builds a console of examples/ beside a consumer's installed tarballs; resolves to its folder. */
export async function buildExample(name, home, build) {
  const folder = path.join(home, name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(fromRoot('examples', name), folder, {
    recursive: true,
    filter: (file) => !/[\\/](node_modules|dist)$/.test(file),
  });
  await build(folder);
  return folder;
}

/** Serves a built console with its API, which lies below a prefix or several, and works in it; throws what the work throws, when the page met an error, and when anything in it is the shipped product's. `refusals` are statuses that belong to the work. */
export async function workIn(folder, { api, prefix, refusals = [] }, work) {
  mustBeBuiltOwn(path.join(folder, 'dist'));
  const files = serveFiles(path.join(folder, 'dist'));
  const server = createServer((request, response) =>
    [prefix].flat().some((start) => request.url.startsWith(start)) ? api(request, response) : files(request, response),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const wrong = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400 && !refusals.includes(response.status()))
        wrong.push(`${response.status()} ${response.url()}`);
    });
    const name = path.basename(folder);
    const address = `http://127.0.0.1:${server.address().port}/`;
    await page.goto(address);
    await page.locator('#app').getByRole('heading', { level: 1 }).waitFor();
    await mustBeOwn(page, `${name}-login`);
    await work(page);
    await mustBeOwn(page, `${name}-worked`);
    await provesMissingScripts(browser, address, `${name}-without-scripts`);
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

/** Fills in the login form and sends it. */
export async function enter(page, name, password, label = 'User name') {
  await page.getByLabel(label, { exact: true }).fill(name);
  await page.locator('input[type="password"]').fill(password);
  await page.keyboard.press('Enter');
}

/** Waits up to 5 s until something reads as it should. */
export async function mustBe(what, read, wanted) {
  const deadline = Date.now() + 5000;
  let found = await read();
  while (found !== wanted && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    found = await read();
  }
  if (found !== wanted) throw new Error(`${what} is "${found}", not "${wanted}".`);
}
