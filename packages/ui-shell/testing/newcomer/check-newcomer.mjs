import assert from 'node:assert/strict';
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { expect as expectSoon } from 'playwright/test';
import { browse, whileServed } from '../../../../scripts/lib/browse.mjs';
import { chromiumLaunch } from '../../../../scripts/lib/chromium.mjs';
import { serveFiles } from '../../../../scripts/lib/serve-files.mjs';
import { buildQuietly } from '../../../../scripts/packaging/example.mjs';
import { createRegistryApi } from './create-registry-api.mjs';

// Time limit in ms for a hanging step.
const expect = expectSoon.configure({ timeout: 60_000 });

/** Builds the first office of a newcomer from the tarballs, without a plugin and without axios, and checks one promise after another in it. */
export async function checkNewcomer({ home, check, inFolder, tool }) {
  const folder = path.join(home, 'newcomer');
  const dist = await check(
    'a newcomer builds an office from the tarballs, without plugin and without axios',
    async () => {
      assert.ok(!existsSync(tool('axios')), 'axios is installed, so that nothing is proved without it.');
      rmSync(folder, { recursive: true, force: true });
      cpSync(path.join(import.meta.dirname, 'office'), folder, { recursive: true });
      await inFolder(folder)(tool('typescript/bin/tsc'));
      await buildQuietly(inFolder(folder), tool);
      return path.join(folder, 'dist');
    },
  );
  if (!dist) return;
  const browser = await chromium.launch(chromiumLaunch());
  for (const [promise, prove] of Object.entries(promises))
    await check(`a newcomer's office ${promise}`, () => inOffice(browser, dist, prove));
  await browser.close();
}

/** The promises to a newcomer's office, each with its proof. */
const promises = {
  'is drawn in its colours, alone and inside another app': drawsColours,
  'says a broken rule in English, German and Spanish': saysBrokenRules,
  'uploads with progress': uploads,
  'hears of a change in seven windows over HTTP/1.1': followsChanges,
  'shows a day as the same day in New York': showsDays,
  'signs in by a token field of another name': signsIn,
};

/** Serves the built office over HTTP/1.1 with a separate API server, and uses it; throws the errors of the page. */
function inOffice(browser, dist, work) {
  const api = createRegistryApi();
  const files = serveFiles(dist);
  const listener = (request, response) =>
    request.url.startsWith('/api/') ? api.answer(request, response) : files(request, response);
  return whileServed(listener, (url) => browse(url, (page) => work(page, { url, api }), { refusals: [401], browser }));
}

/** Opens a place of the office; signs in where it asks for that. */
async function enterOffice(page, address) {
  await page.goto(address);
  await page.locator('input[autocomplete~="username"]').fill('ann');
  await page.locator('input[type="password"]').fill('ann-demo');
  await page.keyboard.press('Enter');
  await page.getByRole('main').waitFor();
}

async function drawsColours(page, { url }) {
  const save = page.getByRole('button', { name: 'Save' });
  await enterOffice(page, `${url}?language=en#/entry`);
  await expect(save).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.goto(`${url}?inside#/entry`);
  await page.getByText('The app around').waitFor();
  await expect(save).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
}

async function saysBrokenRules(page, { url }) {
  await enterOffice(page, `${url}?language=en#/entry`);
  for (const [language, sentence] of [
    ['en', 'Length must be at most 5'],
    ['de', 'Darf höchstens 5 Zeichen lang sein'],
    ['es', 'Como máximo 5 caracteres'],
  ]) {
    await page.goto(`${url}?language=${language}#/entry`);
    await page.getByLabel('Name', { exact: true }).fill('Annabel');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(sentence).waitFor();
  }
}

async function uploads(page, { url }) {
  await enterOffice(page, `${url}#/entry`);
  const buffer = Buffer.alloc(200_000, 'x');
  await page.locator('input[type="file"]').setInputFiles({ name: 'deed.txt', mimeType: 'text/plain', buffer });
  await page.getByRole('link', { name: 'deed.txt' }).waitFor();
  await page.getByText('Progress: 1').waitFor();
}

async function followsChanges(page, { url, api }) {
  await enterOffice(page, `${url}#/people`);
  const windows = [page];
  const shows = (name) => Promise.all(windows.map((window) => window.getByRole('grid').getByText(name).waitFor()));
  await shows('Ann');
  for (let more = 0; more < 6; more += 1) {
    const window = await page.context().newPage();
    await window.goto(`${url}#/people`);
    windows.push(window);
    await shows('Ann');
  }
  assert.equal(await page.evaluate(() => performance.getEntriesByType('navigation')[0].nextHopProtocol), 'http/1.1');
  api.rename('Maria');
  await shows('Maria');
  assert.equal(api.streams(), 1);
}

async function showsDays(page, { url }) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setTimezoneOverride', { timezoneId: 'America/New_York' });
  await enterOffice(page, `${url}#/people`);
  await page.getByRole('grid').getByText('Feb 28, 1990').waitFor();
  assert.equal(await page.evaluate(() => new Date('1990-02-28').getDate()), 27);
  await page.goto(`${url}#/entry`);
  await expect(page.getByLabel('Born', { exact: true })).toHaveValue('1990-02-28');
}

async function signsIn(page, { url }) {
  await enterOffice(page, `${url}#/people`);
  await page.getByRole('grid').getByText('Ann', { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('grid').getByText('Ann', { exact: true }).waitFor();
  assert.ok(await page.evaluate(() => localStorage.getItem('registry.session') !== null));
}
