import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunch } from '../../../scripts/lib/chromium.mjs';
import type { Bench } from './lists-page/main';

declare const window: Window & { bench: Bench };

const root = fileURLToPath(new URL('./lists-page', import.meta.url));
const outDir = '/tmp/waybill-lists-bench';
await build({
  root,
  logLevel: 'error',
  resolve: { conditions: ['@waybill/source', 'module', 'browser', 'production'] },
  build: { outDir, emptyOutDir: true },
});
const server = await preview({ root, logLevel: 'warn', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
const origin = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch(chromiumLaunch());
try {
  for (const format of ['xlsx', 'csv'] as const) {
    const page = await browser.newPage();
    await page.goto(origin);
    const { took, longest, bytes } = await page.evaluate((chosen) => window.bench.write(chosen), format);
    console.log(
      `100,000 rows x 12 columns to ${format.toUpperCase()}: ${took.toFixed(0)} ms, longest task ${longest.toFixed(1)} ms, ${(bytes / 1e6).toFixed(1)} MB`,
    );
    await page.close();
  }
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(origin);
  console.log(`100,000 rows x 12 columns drawn: ${(await page.evaluate(() => window.bench.draw())).toFixed(0)} ms`);
  const { times, rows } = await page.evaluate(() => window.bench.scroll(240, 400));
  if (rows < 15 || rows > 60) throw new Error(`The table of 100,000 rows has ${rows} rows in the document.`);
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1);
  console.log(
    `frame while 100,000 rows scroll, 400 px a frame: median ${at(0.5)} ms, p95 ${at(0.95)} ms, n ${times.length}; ${rows} rows in the document`,
  );
} finally {
  await browser.close();
  await server.close();
}
