import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunch } from '../../../scripts/lib/chromium.mjs';
import { themeNames } from '../src/theme/presets';
import { layoutNames } from '../src/theme/theme-settings';
import type { Bench } from './shell-page/main';

type Shell = { bench: Bench };

const root = fileURLToPath(new URL('./shell-page', import.meta.url));
const outDir = '/tmp/waybill-shell-bench';
const rounds = Number(process.env.ROUNDS ?? 20);

await build({
  root,
  logLevel: 'error',
  resolve: { conditions: ['@waybill/source', 'module', 'browser', 'production'] },
  build: { outDir, emptyOutDir: true },
});
const server = await preview({ root, logLevel: 'warn', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
const origin = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch(chromiumLaunch());

const quantile = (values: number[], q: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? Number.NaN;
const print = (what: string, values: number[]) =>
  console.log(
    `${what}: median ${quantile(values, 0.5).toFixed(1)} ms, p95 ${quantile(values, 0.95).toFixed(1)} ms, n ${values.length}`,
  );

async function open(query: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(origin + query);
  await page.waitForSelector('main');
  await page.waitForTimeout(300);
  return page;
}

/** Milliseconds to paint of each round; also prints the main thread's time, which other programs do not distort. */
async function repeat(page: Page, act: (round: number) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const before = await busy();
  for (let round = 0; round < rounds + 3; round += 1) {
    const time = await act(round);
    if (round >= 3) times.push(time);
    await page.waitForTimeout(40);
  }
  console.log(`  thread time a round: ${(((await busy()) - before) / (rounds + 3)).toFixed(1)} ms`);
  await session.detach();
  return times;
}

const click = (page: Page, path: string) => page.evaluate((to) => (window as unknown as Shell).bench.click(to), path);
const show = (page: Page, look: Parameters<Bench['show']>[0]) =>
  page.evaluate((next) => (window as unknown as Shell).bench.show(next), look);

{
  const page = await open('?many');
  console.log(`2,000 entries, drawn: ${await page.evaluate(() => (window as unknown as Shell).bench.drawn())}`);
  await click(page, '/g0');
  const folds: number[] = [];
  const unfolds = await repeat(page, async () => {
    const time = await click(page, '/g1');
    folds.push(await click(page, '/g1'));
    return time;
  });
  print('open a group of 500 among 2,000 entries to paint', unfolds);
  print('fold it to paint', folds.slice(3));
  await click(page, '/g0');
  await page.evaluate(() => (window as unknown as Shell).bench.focus('/g0'));
  print(
    'type-ahead over 500 visible entries to paint',
    await repeat(page, () => page.evaluate(() => (window as unknown as Shell).bench.type('E'))),
  );
  print(
    'collapse and expand the side bar with 2,000 entries to paint',
    await repeat(page, (round) => show(page, { collapse: round % 2 === 0 })),
  );
  print(
    'layout switch with 2,000 entries to paint',
    await repeat(page, (round) => show(page, { layout: layoutNames[round % 6] ?? 'column' })),
  );
  await page.close();
}
{
  const page = await open('');
  print(
    'layout switch to paint',
    await repeat(page, (round) => show(page, { layout: layoutNames[round % 6] ?? 'column' })),
  );
  print(
    'theme switch to paint',
    await repeat(page, (round) =>
      page.evaluate(
        (name) => (window as unknown as Shell).bench.theme(name),
        themeNames[round % themeNames.length] ?? 'ocean',
      ),
    ),
  );
  await page.close();
}
await browser.close();
await server.close();
