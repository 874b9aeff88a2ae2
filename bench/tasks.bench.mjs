import { chromium } from 'playwright';
import { startProgram } from '../scripts/lib/browse.mjs';
import { chromiumLaunch } from '../scripts/lib/chromium.mjs';
import { dailyTasks } from './tasks/daily-tasks.mjs';
import { playTask } from './tasks/play-task.mjs';
import { toLines } from './tasks/to-lines.mjs';

const words = process.argv.slice(2);
const tasks = dailyTasks.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const switches = ['--memory', '--faults', '--strict-port', '--password-cost', '4'];
const flags = ['apps/sandbox/dist/main.js', '--console', 'apps/console/dist', ...switches];
const env = { ...process.env, PORT: process.env.PORT ?? '0' };
const product = await startProgram(process.execPath, flags, /Waybill console: (http:\/\/[^/\s]+)/, { env });
const browser = await chromium.launch(chromiumLaunch());
const played = [];
try {
  for (const task of tasks) {
    const keys = await playTask(browser, product.url, task, 'keys');
    const mouse = await playTask(browser, product.url, task, 'mouse');
    played.push({ name: task.name, keys, mouse });
    console.log(toLines(played.slice(-1), { titles: played.length === 1 }).join('\n'));
    for (const [way, { failed }] of Object.entries({ keys, mouse })) if (failed) console.log(`  by ${way}: ${failed}`);
  }
} finally {
  await browser.close();
  await product.stop();
}
const good = played.filter(({ keys }) => !keys.failed && keys.presses <= 7 && keys.pointers === 0);
console.log(`\n${good.length} of ${played.length} tasks take at most 7 presses and no pointer.`);
