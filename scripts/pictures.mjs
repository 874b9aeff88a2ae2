import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from './lib/chromium.mjs';
import { fromRoot } from './lib/root.mjs';
import { whenQuiet } from './lib/when-quiet.mjs';
import { signIn, waitForLogin } from './product/sign-in.mjs';
import { startSandbox } from './product/start-sandbox.mjs';

if (process.argv.includes('--help')) {
  console.log(
    'npm run pictures: takes the pictures of README.md from the built console (npm run build) into docs/pictures/',
  );
  process.exit(0);
}

const folder = fromRoot('docs/pictures');
const limit = 120_000;
mkdirSync(folder, { recursive: true });
const sandbox = await startSandbox();
const browser = await chromium.launch(chromiumLaunch());

/** A signed-out window of the console in English, on whose pages nothing moves. */
async function openWindow(viewport, more = {}) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', ...more });
  await context.addInitScript(() => {
    if (!localStorage.getItem('waybill.theme'))
      localStorage.setItem('waybill.theme', JSON.stringify({ version: 1, settings: { language: 'en' } }));
  });
  const page = await context.newPage();
  await page.goto(sandbox.url);
  await waitForLogin(page);
  return page;
}

async function take(page, name) {
  await whenQuiet(page);
  await page.waitForTimeout(600);
  const file = path.join(folder, `${name}.png`);
  await page.screenshot({ path: file });
  const { size } = statSync(file);
  console.log(`${name}.png ${(size / 1000).toFixed(0)} kB`);
  if (size > limit) throw new Error(`${name}.png is larger than ${limit / 1000} kB. Make its window smaller.`);
}

/** Waits until the welcome has gone. */
const whenGreeted = (page) =>
  page
    .getByText(/Welcome/)
    .first()
    .waitFor({ state: 'hidden', timeout: 10_000 });

try {
  const loginWindow = await openWindow({ width: 1200, height: 720 }, { deviceScaleFactor: 0.6 }); // its artwork compresses badly
  await take(loginWindow, 'login');
  await loginWindow.close();
  const desk = await openWindow({ width: 1120, height: 640 });
  await signIn(desk);
  await whenGreeted(desk);
  for (const address of ['/promotion/promotionCenter', '/order/quickOrder', '/order/orderList']) {
    await desk.goto(`${sandbox.url}/#${address}`);
    await whenQuiet(desk);
  }
  await take(desk, 'orders');
  await desk.getByRole('button', { name: 'Theme settings' }).first().click();
  await desk.getByRole('dialog').waitFor();
  await desk.getByRole('dialog').getByRole('radio', { name: 'Ocean' }).click({ force: true });
  await take(desk, 'themes');

  const phone = await openWindow({ width: 390, height: 720 }, { isMobile: true, hasTouch: true });
  await signIn(phone);
  await whenGreeted(phone);
  await phone.goto(`${sandbox.url}/#/order/orderList`);
  await take(phone, 'phone');
} finally {
  await browser.close();
  await sandbox.stop();
}
