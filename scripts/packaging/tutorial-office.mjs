import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromium } from 'playwright';
import { carryOut, readTutorial } from '../docs/tutorial-edits.mjs';
import { mustPass } from '../lib/checks.mjs';
import { chromiumLaunch } from '../lib/chromium.mjs';
import { capture } from '../lib/run.mjs';
import { enter, mustBe } from './example.mjs';

const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];

/** Goes through docs/tutorial.md as a reader does: its command by npx from the tarballs, install, dev server, login, the edits one after another, build. */
export async function followTutorial(packed) {
  const place = mkdtempSync(path.join(os.tmpdir(), 'waybill-tutorial-'));
  const servers = [];
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const { command, edits } = readTutorial();
    const lap = stopwatch();
    await createByNpx(place, command, packed);
    const office = path.join(place, command[3]);
    lap('command');
    await installFromTarballs(office, packed);
    lap('install');
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    servers.push(await startDevelopment(office));
    lap('server');
    await page.goto(servers[0].url);
    await enter(page, 'ann', 'ann-demo');
    await page.getByText('Read AGENTS.md').waitFor();
    console.log(`      from the command to the signed-in page: ${lap('signed in')}`);
    await edit(office, edits);
    await servers.pop().stop();
    mustPass(await capture('npm', ['run', 'build', '--silent'], { cwd: office }));
    mustPass(await capture('npm', ['test', '--silent'], { cwd: office }));
    servers.push(await startDevelopment(office));
    await provesEdits(browser, servers[0].url);
  } finally {
    await browser.close();
    for (const { stop } of servers) await stop();
    rmSync(place, { recursive: true, force: true });
  }
}

/** Tells at each lap what came since the start, and in the laps before: `31 s (command 3, install 20)`. */
function stopwatch() {
  const began = Date.now();
  const laps = [];
  let last = began;
  return (name) => {
    const now = Date.now();
    laps.push(`${name} ${((now - last) / 1000).toFixed(1)}`);
    last = now;
    return `${((now - began) / 1000).toFixed(0)} s (${laps.join(', ')})`;
  };
}

// npx keeps what it has fetched under the name of the file: a cache of its own, over the real one's contents, so that never an older tarball is run.
async function createByNpx(place, [, , ...words], packed) {
  const { output } = mustPass(await capture('npm', ['config', 'get', 'cache'], { cwd: place }));
  const contents = path.join(output.trim().split('\n').pop(), '_cacache');
  const cache = mkdtempSync(path.join(place, 'cache-'));
  if (existsSync(contents)) symlinkSync(contents, path.join(cache, '_cacache'));
  const { tarball } = packed.find(({ name }) => name === 'ui-shell');
  const run = ['exec', '--yes', ...quiet, `--cache=${cache}`, `--package=${tarball}`, '--', 'ui-shell', ...words];
  mustPass(await capture('npm', run, { cwd: place }));
}

/** What differs from a reader's install: the four packages are the tarballs. */
async function installFromTarballs(office, packed) {
  const file = path.join(office, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  for (const { manifest: own, tarball } of packed) manifest.dependencies[own.name] = `file:${tarball}`;
  writeFileSync(file, JSON.stringify(manifest, undefined, 2));
  mustPass(await capture('npm', ['install', ...quiet], { cwd: office }));
}

const edit = (office, edits) =>
  carryOut(edits, {
    read: (file) => readFileSync(path.join(office, file), 'utf8'),
    write: (file, text) => writeFileSync(path.join(office, file), text),
  });

async function startDevelopment(office) {
  const vite = path.join(office, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, '--host', '127.0.0.1', '--port', '0'], { cwd: office });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let said = '';
  const url = await new Promise((resolve, reject) => {
    const clock = setTimeout(() => reject(new Error(`The development server did not come:\n${said}`)), 30_000);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
        const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(stripVTControlCharacters(said));
        if (!found) return;
        clearTimeout(clock);
        resolve(found[0]);
      });
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { url, stop };
}

async function provesEdits(browser, url) {
  const open = async (name) => {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    await page.goto(url);
    await enter(page, name, `${name}-demo`);
    await page.getByText('Read AGENTS.md').waitFor();
    return page;
  };
  const ann = await open('ann');
  await mustBe(
    'the class of the theme',
    () => ann.evaluate(() => document.body.classList.contains('vab-theme-my-office')),
    true,
  );
  await ann.getByRole('link', { name: 'To do' }).first().click();
  await ann.getByRole('listitem').filter({ hasText: 'Add a page' }).waitFor();
  const bob = await open('bob');
  if ((await bob.getByRole('link', { name: 'To do' }).count()) > 0) throw new Error('Bob sees what his guard denies.');
  await bob.goto(`${url}#/open`);
  await bob.waitForURL(/403/);
}
