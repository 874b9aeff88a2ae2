import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunch } from '../../../scripts/lib/chromium.mjs';
import type { Bench } from './tabs-page/main';

declare global {
  interface Window {
    bench: Bench;
  }
}

const root = fileURLToPath(new URL('./tabs-page', import.meta.url));
const pages = 20;
const switches = Number(process.env.SWITCHES ?? 40);

await build({
  root,
  logLevel: 'error',
  resolve: { conditions: ['@waybill/source', 'module', 'browser', 'production'] },
  build: { outDir: '/tmp/waybill-tabs-bench', emptyOutDir: true },
});
const server = await preview({
  root,
  logLevel: 'warn',
  build: { outDir: '/tmp/waybill-tabs-bench' },
  preview: { port: 0, host: '127.0.0.1' },
});
const origin = server.resolvedUrls?.local[0] ?? '';
const launch = chromiumLaunch();
const browser = await chromium.launch({
  ...launch,
  args: [...launch.args, '--js-flags=--expose-gc', '--enable-precise-memory-info'],
});

const quantile = (values: number[], q: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? Number.NaN;
const figures = (values: number[]) =>
  `median ${quantile(values, 0.5).toFixed(1)} ms, p95 ${quantile(values, 0.95).toFixed(1)} ms, n ${values.length}`;

async function fill(rows: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}?rows=${rows}`);
  for (let n = 0; n < pages; n += 1) {
    await page.evaluate((name) => window.bench.open(name), `A${n}`);
    await page.waitForTimeout(30);
  }
  await page.waitForTimeout(300);
  return page;
}

async function timed(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    Object.assign(window, { pending: window.bench.paint() });
  });
  await act();
  return page.evaluate(() => (window as unknown as { pending: Promise<number> }).pending);
}

for (const rows of [50, 200, 1000]) {
  const page = await fill(rows);
  const mounted = await page.evaluate(() => window.bench.mounted());
  const before = await page.evaluate(() => window.bench.renders());
  const times: number[] = [];
  for (let n = 0; n < switches; n += 1) {
    const tab = page.locator(`[data-tab="/order/A${(n * 7) % pages}"]`);
    const box = await tab.boundingBox();
    if (!box) throw new Error('A tab is not in view.');
    times.push(await timed(page, () => page.mouse.click(box.x + 8, box.y + 8)));
    await page.waitForTimeout(60);
  }
  const renders = (await page.evaluate(() => window.bench.renders())) - before;
  console.log(`switch, ${mounted} cached pages of ${rows} x 6: ${figures(times)}; renders in all pages: ${renders}`);

  const typed: number[] = [];
  await page.locator('[data-page]:visible input').first().focus();
  for (let n = 0; n < switches; n += 1) {
    typed.push(await timed(page, () => page.keyboard.press('a')));
    await page.waitForTimeout(20);
  }
  console.log(`keystroke, ${mounted} cached pages of ${rows} x 6: ${figures(typed)}`);
  await page.close();
}

await browser.close();
await server.close();
