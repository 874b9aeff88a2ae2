import { browse } from './lib/browse.mjs';
import { fromRoot } from './lib/root.mjs';
import { whenQuiet } from './lib/when-quiet.mjs';
import { signIn, waitForLogin } from './product/sign-in.mjs';
import { startSandbox } from './product/start-sandbox.mjs';

// Takes the picture of README.md from the console as it is built (npm run build).
const sandbox = await startSandbox();
try {
  await browse(sandbox.url, async (page) => {
    await page.setViewportSize({ width: 1120, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const settings = JSON.stringify({ version: 1, settings: { language: 'en' } });
    await page.evaluate((kept) => localStorage.setItem('waybill.theme', kept), settings);
    await page.reload();
    await waitForLogin(page);
    await signIn(page);
    await page
      .getByText(/Welcome/)
      .first()
      .waitFor({ state: 'hidden' });
    for (const address of ['/promotion/promotionCenter', '/order/quickOrder', '/order/orderList']) {
      await page.goto(`${sandbox.url}/#${address}`);
      await whenQuiet(page);
    }
    await page.waitForTimeout(600);
    await page.screenshot({ path: fromRoot('docs/pictures/orders.png') });
  });
} finally {
  await sandbox.stop();
}
