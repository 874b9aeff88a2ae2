import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browse, whileServed } from '../lib/browse.mjs';
import { fromRoot } from '../lib/root.mjs';
import { serveFiles } from '../lib/serve-files.mjs';
import { mustBeBuiltOwn, mustBeOwn, provesMissingScripts } from './own-brand.mjs';

/** Builds a console of examples/ beside a consumer's installed tarballs; resolves to its folder. */
export async function buildExample(name, home, build) {
  const folder = path.join(home, name);
  rmSync(folder, { recursive: true, force: true });
  const filter = (file) => !/[\\/](node_modules|dist)$/.test(file);
  cpSync(fromRoot('examples', name), folder, { recursive: true, filter });
  await build(folder);
  return folder;
}

/** Builds with Vite; a build that prints a warning about one of our files has failed. */
export async function buildQuietly(run, tool, ...flags) {
  const built = await run(tool('vite/bin/vite.js'), 'build', ...flags);
  const complaints = built.output.split('\n').filter((line) => /warn|@waybill.*error/i.test(line));
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  return built;
}

/** Serves a built console with its API below one or more prefixes and runs `work`. Throws its error, an error of the page, or a trace of the shipped product. */
export async function workIn(folder, { api, prefix, refusals }, work) {
  const name = path.basename(folder);
  const files = serveFiles(path.join(folder, 'dist'));
  const listener = (request, response) =>
    [prefix].flat().some((start) => request.url.startsWith(start)) ? api(request, response) : files(request, response);
  const workAsOwn = (url) => async (page) => {
    await page.locator('#app').getByRole('heading', { level: 1 }).waitFor();
    await mustBeOwn(page, `${name}-login`);
    await work(page);
    await mustBeOwn(page, `${name}-worked`);
    await provesMissingScripts(page.context().browser(), url, `${name}-without-scripts`);
  };
  mustBeBuiltOwn(path.join(folder, 'dist'));
  await whileServed(listener, (url) => browse(url, workAsOwn(url), { refusals, isQuiet: false }));
}

/** Begins a login and ends it at the provider of the examples. */
export async function enterAtProvider(page, name) {
  await page.context().route('https://fonts.googleapis.com/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Continue to sign-in' }).click();
  await page.locator('input[name="login"]').fill(name);
  await page.locator('input[name="password"]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Logs out by the menu of the user who is called that. */
export async function leave(page, name) {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** Fills in the login form and sends it. */
export async function enter(page, name, password, label = 'User name') {
  await page.getByLabel(label, { exact: true }).fill(name);
  await page.locator('input[type="password"]').fill(password);
  await page.keyboard.press('Enter');
}
