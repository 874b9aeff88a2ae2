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
/** In ms; two frames, so that neither the hover nor the last switch is measured. */
const rest = 34;

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
const browser = await chromium.launch(launch);

const quantile = (values: number[], q: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? Number.NaN;
const figures = (values: number[]) =>
  `median ${quantile(values, 0.5).toFixed(1)} ms, p95 ${quantile(values, 0.95).toFixed(1)} ms, n ${values.length}`;

async function fill(rows: number, kind: 'plain' | 'data' = 'plain'): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1920, height: 900 } });
  await page.goto(`${origin}?rows=${rows}&kind=${kind}`);
  for (let n = 0; n < pages; n += 1) {
    await page.evaluate((name) => window.bench.open(name), `A${n}`);
    await page.waitForTimeout(30);
  }
  await page.waitForTimeout(300);
  await checkRows(page, rows, kind);
  return page;
}

/** Throws unless the visible table has all its rows, or a long `DataTable` the rows that fill its box. */
async function checkRows(page: Page, rows: number, kind: 'plain' | 'data'): Promise<void> {
  const { first, count } = await page.evaluate(() => window.bench.shown());
  const inBox = 600 / 40;
  const expected = kind === 'data' && rows > 100 ? [inBox, inBox + 20] : [rows, rows];
  if (!first?.startsWith('Order ') || count < (expected[0] ?? 0) || count > (expected[1] ?? 0))
    throw new Error(`The table of ${rows} rows (${kind}) shows ${count} rows, the first of them "${first}".`);
}

async function timed(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    Object.assign(window, { pending: window.bench.paint() });
  });
  await act();
  return page.evaluate(() => (window as unknown as { pending: Promise<number> }).pending);
}

const sizes = (process.env.ROWS ?? '50,200,1000').split(',').map(Number);
for (const [rows, kind] of sizes.flatMap((size) => [[size, 'plain'] as const, [size, 'data'] as const])) {
  const named = `${rows} x 6 ${kind === 'data' ? 'in a DataTable' : 'plain cells'}`;
  const page = await fill(rows, kind);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  let worked = 0;
  const mounted = await page.evaluate(() => window.bench.mounted());
  const before = await page.evaluate(() => window.bench.renders());
  const times: number[] = [];
  for (let n = 0; n < switches; n += 1) {
    const tab = page.locator(`[data-tab="/order/A${(n * 7) % pages}"] > a`);
    const box = await tab.boundingBox();
    if (!box) throw new Error('A tab is not in view.');
    await page.mouse.move(box.x + 12, box.y + 12);
    await page.waitForTimeout(rest);
    const rested = await busy();
    times.push(await timed(page, () => page.mouse.click(box.x + 12, box.y + 12)));
    worked += (await busy()) - rested;
    await page.waitForTimeout(rest);
    await checkRows(page, rows, kind);
  }
  const renders = (await page.evaluate(() => window.bench.renders())) - before;
  console.log(
    `switch, ${mounted} cached pages of ${named}: ${figures(times)}; processor time of the main thread ${(worked / switches).toFixed(1)} ms; renders in all pages: ${renders}`,
  );

  const typed: number[] = [];
  await page.locator('[data-state="shown"] input').focus();
  for (let n = 0; n < switches; n += 1) {
    typed.push(await timed(page, () => page.keyboard.press('a')));
    await page.waitForTimeout(20);
  }
  console.log(`keystroke, ${mounted} cached pages of ${named}: ${figures(typed)}`);
  await page.close();
}

{
  const page = await fill(50);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const measure = async () => {
    for (let n = 0; n < 3; n += 1) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { heap: read('JSHeapUsedSize'), nodes: read('Nodes'), listeners: read('JSEventListeners') };
  };
  const cycle = (count: number) => page.evaluate((times) => window.bench.cycle(times), count);
  await cycle(200);
  const before = await measure();
  await cycle(200);
  const after = await measure();
  const growth = (after.heap / before.heap - 1) * 100;
  console.log(
    `heap over 200 open and close cycles: ${(before.heap / 1e6).toFixed(2)} MB to ${(after.heap / 1e6).toFixed(2)} MB (${growth.toFixed(1)} %), nodes ${before.nodes} to ${after.nodes}, listeners ${before.listeners} to ${after.listeners}`,
  );
}

await browser.close();
await server.close();
