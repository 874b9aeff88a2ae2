import { existsSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'playwright/test';
import { carryOut, filesIn, readTutorial } from '../docs/tutorial-edits.mjs';
import { browse, startProgram } from '../lib/browse.mjs';
import { mustPass } from '../lib/checks.mjs';
import { capture } from '../lib/run.mjs';
import { enter } from './example.mjs';
import { inNewFolder, installProject } from './pack.mjs';

/** Follows the tutorial: its command by npx from the tarballs, install, dev server, login, the edits, build. */
export const followTutorial = (packed) =>
  inNewFolder(async (place) => {
    const { command, edits } = readTutorial();
    const began = Date.now();
    await createByNpx(place, command, packed);
    const office = path.join(place, command[3]);
    await installFromTarballs(office, packed);
    await whileDeveloped(office, (url) => browse(url, signInAs('ann'), { isQuiet: false }));
    console.log(`      from the command to the signed-in page: ${Math.round((Date.now() - began) / 1000)} s`);
    carryOut(edits, filesIn(office));
    mustPass(await capture('npm', ['run', 'build', '--silent'], { cwd: office }));
    mustPass(await capture('npm', ['test', '--silent'], { cwd: office }));
    await whileDeveloped(office, provesEdits);
  });

// npx caches by file name, so a separate cache over a copy of the real one avoids running an older tarball.
async function createByNpx(place, [, , ...words], packed) {
  const { output } = mustPass(await capture('npm', ['config', 'get', 'cache'], { cwd: place }));
  const contents = path.join(output.trim().split('\n').pop(), '_cacache');
  const cache = mkdtempSync(path.join(place, 'cache-'));
  if (existsSync(contents)) symlinkSync(contents, path.join(cache, '_cacache'));
  const { tarball } = packed.find(({ name }) => name === 'ui-shell');
  const flags = ['--yes', '--prefer-offline', `--cache=${cache}`, `--package=${tarball}`];
  mustPass(await capture('npm', ['exec', ...flags, '--', 'ui-shell', ...words], { cwd: place }));
}

/** Installs an office by npm with the four packages from the tarballs and `versions` instead of its own. */
export async function installFromTarballs(office, packed, versions = {}) {
  const manifest = JSON.parse(readFileSync(path.join(office, 'package.json'), 'utf8'));
  for (const [name, version] of Object.entries(versions))
    (name in manifest.dependencies ? manifest.dependencies : manifest.devDependencies)[name] = version;
  await installProject(office, manifest, packed);
}

async function whileDeveloped(office, work) {
  const args = [path.join(office, 'node_modules/vite/bin/vite.js'), '--host', '127.0.0.1', '--port', '0'];
  const { url, stop } = await startProgram(process.execPath, args, /(http:\/\/127\.0\.0\.1:\d+\/)/, { cwd: office });
  try {
    await work(url);
  } finally {
    await stop();
  }
}

const signInAs = (name) => async (page) => {
  await enter(page, name, `${name}-demo`);
  await page.getByText('Read AGENTS.md').waitFor();
};

async function provesEdits(url) {
  const look = async (page) => {
    await signInAs('ann')(page);
    await expect(page.locator('body')).toHaveClass(/vab-theme-my-office/);
    await page.getByRole('link', { name: 'To do' }).first().click();
    await page.getByRole('listitem').filter({ hasText: 'Add a page' }).waitFor();
  };
  const lookAsBob = async (page) => {
    await signInAs('bob')(page);
    await expect(page.getByRole('link', { name: 'To do' })).toHaveCount(0);
    await page.goto(`${url}#/open`);
    await page.waitForURL(/403/);
  };
  for (const work of [look, lookAsBob]) await browse(url, work, { isQuiet: false });
}
