import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumLaunch } from '../lib/chromium.mjs';
import { fromRoot } from '../lib/root.mjs';
import { loadScreen } from '../product/load-screen.mjs';
import { signIn, waitForHome, waitForLogin } from '../product/sign-in.mjs';
import { startSandbox } from '../product/start-sandbox.mjs';
import { inlinePart, partOf, shareOut } from './screen-parts.mjs';

/** Builds the console, loads its first screens and says what each part of them weighs: `{ login: { part: bytes of gzip }, home }`. The sandbox has to be built. */
export async function measureScreens() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-screens-'));
  try {
    const alone = await buildInto(folder);
    const loaded = await load(folder);
    return Object.fromEntries(Object.entries(loaded).map(([screen, files]) => [screen, addUp(files, alone)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The weight of each part alone, by file. */
async function buildInto(folder) {
  const found = new Map();
  const collect = {
    name: 'parts',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') found.set(path.basename(file.fileName), await weighParts(file.modules));
    },
  };
  await build({
    root: fromRoot('apps/console'),
    configFile: fromRoot('apps/console/vite.config.ts'),
    logLevel: 'silent',
    plugins: [collect],
    build: { outDir: folder, emptyOutDir: true },
  });
  return found;
}

async function weighParts(modules) {
  const codes = {};
  for (const [id, { code }] of Object.entries(modules))
    if (code) codes[partOf(id)] = `${codes[partOf(id)] ?? ''}${code}\n`;
  const weighed = Object.entries(codes).map(async ([part, code]) => {
    const { code: small } = await transform(code, { minify: true, format: 'esm', target: 'es2022' });
    return [part, gzipSync(small, { level: 9 }).length];
  });
  return Object.fromEntries(await Promise.all(weighed));
}

async function load(folder) {
  const sandbox = await startSandbox(['--console', folder]);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const context = await browser.newContext();
    const login = await loadScreen(context, sandbox.url, waitForLogin);
    const page = await context.newPage();
    await page.goto(sandbox.url);
    await signIn(page);
    const signedIn = await browser.newContext({ storageState: await context.storageState({ indexedDB: true }) });
    const home = await loadScreen(signedIn, `${sandbox.url}#/index`, waitForHome);
    return { login: login.whole.parts, home: home.whole.parts };
  } finally {
    await browser.close();
    await sandbox.stop();
  }
}

function addUp(files, alone) {
  const sums = {};
  for (const { name, bytes } of files)
    for (const [part, share] of Object.entries(shareOut(bytes, alone.get(name) ?? { [inlinePart[0]]: 1 })))
      sums[part] = (sums[part] ?? 0) + share;
  return sums;
}
