import { whenQuiet } from '../lib/when-quiet.mjs';
import { noteTraffic } from './measure-page.mjs';

/** Opens a page of the console in a new tab: what it loads until it `standing`, and what with all that comes when idle (`whole`), each as `noteTraffic` says it. */
export async function loadScreen(context, url, ready) {
  const page = await context.newPage();
  const traffic = noteTraffic(page);
  const idle = page.waitForResponse(/\/toaster-/, { timeout: 60_000 });
  await page.goto(url);
  await ready(page);
  await whenQuiet(page);
  const standing = await traffic.total();
  await idle;
  await page.waitForTimeout(1000);
  const whole = await traffic.total();
  await page.close();
  return { standing, whole };
}
