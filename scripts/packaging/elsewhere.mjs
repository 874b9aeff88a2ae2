import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { browse, startProgram, whileServed } from '../lib/browse.mjs';
import { fromRoot } from '../lib/root.mjs';
import { serveFiles } from '../lib/serve-files.mjs';

const { dependencies } = JSON.parse(readFileSync(fromRoot('examples/reach/package.json'), 'utf8'));

/** The packages that examples/reach needs beside the consumer's. */
export const elsewherePackages = Object.fromEntries(
  ['next', 'vue', 'hono', '@hono/node-server', '@rspack/core'].map((name) => [name, dependencies[name]]),
);

/** The places: how each is built with the consumer's tools and proved. */
export const places = [
  { name: 'hono', does: 'refuses a body by rules, in the language of the caller', build: () => {}, open: openHono },
  { name: 'vue', does: 'a session and its guards are followed', build: buildByVite, open: openVue },
  { name: 'react-router', does: 'a loader asks a guard', build: buildByVite, open: openReactRouter },
  { name: 'worker', does: 'reads a workbook in a worker under a policy', build: buildByItself, open: openWorker },
  { name: 'next', does: 'drawn on the server and hydrated in the browser', build: buildNext, open: openNext },
];

const telemetry = { NEXT_TELEMETRY_DISABLED: '1' };

function buildByVite(folder, { run, tool }, name) {
  return run(tool('vite/bin/vite.js'), 'build', name, '--config', path.join(folder, 'vite.config.ts'));
}

function buildByItself(folder, { run }, name) {
  return run(path.join(folder, name, 'build.mjs'));
}

function buildNext(folder, { inFolder, tool }) {
  return inFolder(path.join(folder, 'next'), telemetry)(tool('next/dist/bin/next'), 'build');
}

async function openHono(folder) {
  const { start } = await import(pathToFileURL(path.join(folder, 'hono/server.mjs')).href);
  const { url, stop } = await start();
  try {
    const post = (body, language) =>
      fetch(`${url}/contacts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify(body),
      });
    const saved = await post({ name: 'Ann', mail: 'ann@example.com' }, 'en');
    assert.deepEqual([saved.status, await saved.json()], [201, { saved: 'Ann' }]);
    const refused = await post({ name: '', mail: 'nowhere' }, 'zh');
    const { issues } = await refused.json();
    assert.deepEqual([refused.status, issues.map(({ path: [field] }) => field)], [422, ['name', 'mail']]);
    for (const { message } of issues) assert.match(message, /\p{Script=Han}/u);
  } finally {
    stop();
  }
}

function openVue(folder) {
  return openFiles(path.join(folder, 'vue/dist'), async (page) => {
    await page.getByText('Guest: signedOut').waitFor();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Ann: signedIn').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Edit prices' }).count(), 0);
    await page.getByRole('button', { name: 'Promote' }).click();
    await page.getByRole('button', { name: 'Edit prices' }).waitFor();
  });
}

function openReactRouter(folder) {
  return openFiles(path.join(folder, 'react-router/dist'), async (page) => {
    await page.getByText('Ningbo').waitFor();
    await page.getByRole('button', { name: 'New parcel' }).waitFor();
    await page.getByRole('link', { name: 'Fees' }).click();
    await page.getByRole('alert').getByText('needs any of: Treasurer; holds: Agent').waitFor();
  });
}

async function openWorker(folder) {
  for (const bundler of ['vite', 'webpack', 'rspack'])
    await openFiles(path.join(folder, 'worker/dist', bundler), async (page) => {
      await page.getByLabel('Workbook').setInputFiles(path.join(folder, 'worker/ships.xlsx'));
      await page.getByText('Name Ship Ann Aurora: 4 words').waitFor();
    });
}

function openFiles(folder, work) {
  const files = serveFiles(folder);
  const policy = ['content-security-policy', "script-src 'self'; worker-src 'self'"];
  const serve = (request, response) => files(request, response.setHeader(...policy));
  return whileServed(serve, (url) => browse(url, work));
}

async function openNext(folder, { tool }) {
  const args = [tool('next/dist/bin/next'), 'start', '--hostname', '127.0.0.1', '--port', '0'];
  const options = { cwd: path.join(folder, 'next'), env: { ...process.env, ...telemetry } };
  const ready = /(http:\/\/127\.0\.0\.1:[1-9]\d*)[\s\S]*Ready/;
  const { url, stop } = await startProgram(process.execPath, args, ready, options);
  try {
    const drawn = await (await fetch(url)).text();
    for (const text of ['needs any of: Editor; holds: Agent', 'a mobile number', 'Hangzhou'])
      assert.ok(drawn.includes(text), `The server has not drawn "${text}".`);
    await browse(url, async (page) => {
      await page.getByRole('button', { name: 'Sent: 0' }).click();
      await page.getByRole('button', { name: 'Sent: 1' }).waitFor();
    });
  } finally {
    await stop();
  }
}
