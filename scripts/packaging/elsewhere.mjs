import { spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../lib/chromium.mjs';
import { fromRoot } from '../lib/root.mjs';
import { serveFiles } from '../lib/serve-files.mjs';

const { dependencies } = JSON.parse(readFileSync(fromRoot('examples/reach/package.json'), 'utf8'));

/** What examples/reach needs beyond the consumer's own packages. */
export const elsewherePackages = Object.fromEntries(
  ['next', 'vue', 'hono', '@hono/node-server'].map((name) => [name, dependencies[name]]),
);

/** Copies examples/reach beside the consumer's packages; resolves to its folder. */
export function copyElsewhere(home) {
  const folder = path.join(home, 'reach');
  rmSync(folder, { recursive: true, force: true });
  cpSync(fromRoot('examples/reach'), folder, { recursive: true });
  const config = `import react from '@vitejs/plugin-react';\nexport default { plugins: [react()], base: './', build: { target: 'es2022', chunkSizeWarningLimit: 2000 } };\n`;
  writeFileSync(path.join(folder, 'vite.config.mjs'), config);
  return folder;
}

/** Each place: how it is built with the consumer's tools, and what proves that it works. */
export const places = [
  { name: 'hono', does: 'refuses a body by rules, in the language of the caller', build: () => {}, open: openHono },
  { name: 'vue', does: 'a session and its guards are followed', build: buildByVite, open: openVue },
  { name: 'react-router', does: 'a loader asks a guard', build: buildByVite, open: openReactRouter },
  { name: 'next', does: 'drawn on the server and taken up in the browser', build: buildNext, open: openNext },
];

function buildByVite(folder, { run, tool }, name) {
  return run(tool('vite/bin/vite.js'), 'build', name, '--config', path.join(folder, 'vite.config.mjs'));
}

function buildNext(folder, { inFolder, tool }) {
  return inFolder(path.join(folder, 'next'), { NEXT_TELEMETRY_DISABLED: '1' })(tool('next/dist/bin/next'), 'build');
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
    mustEqual([saved.status, await saved.json()], [201, { saved: 'Ann' }]);
    const refused = await post({ name: '', mail: 'nowhere' }, 'zh');
    const { issues } = await refused.json();
    mustEqual([refused.status, issues.map(({ path: [field] }) => field)], [422, ['name', 'mail']]);
    if (!issues.every(({ message }) => /\p{Script=Han}/u.test(message))) throw new Error(JSON.stringify(issues));
  } finally {
    stop();
  }
}

function openVue(folder) {
  return openFiles(path.join(folder, 'vue/dist'), async (page) => {
    await page.getByText('Nobody: signedOut').waitFor();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Ann: signedIn').waitFor();
    mustEqual(await page.getByRole('button', { name: 'Edit prices' }).count(), 0);
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

async function openNext(folder, { tool }) {
  const cwd = path.join(folder, 'next');
  const args = [tool('next/dist/bin/next'), 'start', '--hostname', '127.0.0.1', '--port', '0'];
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let said = '';
  try {
    const url = await new Promise((resolve, reject) => {
      const clock = setTimeout(() => reject(new Error(`Next.js did not start:\n${said}`)), 30_000);
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          said += chunk;
          const found = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(said);
          if (!found || !said.includes('Ready')) return;
          clearTimeout(clock);
          resolve(found[0]);
        });
    });
    const drawn = await (await fetch(url)).text();
    for (const text of ['needs any of: Editor; holds: Agent', 'a mobile number', 'Hangzhou'])
      if (!drawn.includes(text)) throw new Error(`The server has not drawn "${text}".`);
    await openPage(url, async (page) => {
      await page.getByRole('button', { name: 'Sent: 0' }).click();
      await page.getByRole('button', { name: 'Sent: 1' }).waitFor();
    });
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function openFiles(folder, work) {
  const server = createServer(serveFiles(folder));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await openPage(`http://127.0.0.1:${server.address().port}/`, work);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function openPage(url, work) {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage();
    const wrong = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('console', (line) => line.type() === 'error' && wrong.push(line.text()));
    await page.goto(url);
    await work(page);
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  } finally {
    await browser.close();
  }
}

function mustEqual(found, wanted) {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`It is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}.`);
}
