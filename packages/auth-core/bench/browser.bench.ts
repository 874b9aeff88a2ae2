import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../../../scripts/lib/chromium.mjs';

const scripts = {
  '/guarded.js': await bundle('guarded-page.tsx'),
  '/windows.js': await bundle('windows-page.ts'),
} as Record<string, string>;
const server = createServer((request, response) => {
  const script = scripts[request.url ?? ''];
  response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
  response.end(script ?? `<!doctype html><script type="module" src="${request.url}.js"></script>`);
}).listen(0);
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch(chromiumLaunch());
const context = await browser.newContext();

try {
  await measureGuards(await open('/guarded'));
  await measureWindows(await open('/windows'), await open('/windows'));
} finally {
  await browser.close();
  server.close();
}

async function measureGuards(page: Page): Promise<void> {
  await page.waitForFunction(() => 'measure' in window);
  const results = await page.evaluate(() => window.measure());
  print(
    '500 guarded elements turn: script',
    results.map(({ script }) => script),
    'ms',
  );
  print(
    '500 guarded elements turn: frames until shown (target 1)',
    results.map(({ frames }) => frames),
    'frames',
  );
}

async function measureWindows(one: Page, other: Page): Promise<void> {
  for (const page of [one, other]) await page.waitForFunction(() => 'act' in window);
  for (const [what, status] of [
    ['in', 'unknown'],
    ['out', 'signedOut'],
  ] as const) {
    const times: number[] = [];
    for (let round = 0; round < 20; round++) {
      if (what === 'out') await step(one, other, 'in', 'unknown');
      times.push(await step(one, other, what, status));
      if (what === 'in') await step(one, other, 'out', 'signedOut');
    }
    print(`another window follows a ${what === 'in' ? 'login' : 'logout'} (target 200 ms)`, times, 'ms');
  }
}

async function step(one: Page, other: Page, what: 'in' | 'out', status: string): Promise<number> {
  const start = await one.evaluate((action) => window.act(action), what);
  const heard = await other.waitForFunction((expected) => {
    const last = window.lastHeard();
    return last?.status === expected && last;
  }, status);
  const { at } = (await heard.jsonValue()) as { at: number };
  return at - start;
}

async function open(path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(base + path);
  return page;
}

async function bundle(name: string): Promise<string> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL(name, import.meta.url))],
    bundle: true,
    format: 'esm',
    write: false,
    conditions: ['@waybill/source'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return result.outputFiles[0]?.text ?? '';
}

function print(title: string, values: readonly number[], unit: string): void {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
  console.log(`${title.padEnd(60)} median ${at(0.5)} ${unit}   p95 ${at(0.95)} ${unit}   most ${at(1)} ${unit}`);
}
