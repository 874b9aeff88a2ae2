/** Prints how long a first visit takes until the login form and the home page can be used, and what they load. */
import { chromium } from 'playwright';
import { chromiumLaunch } from '../scripts/lib/chromium.mjs';
import { largestParts, noteTraffic, toKilobytes } from '../scripts/product/measure-page.mjs';
import { signIn, waitForHome, waitForLogin } from '../scripts/product/sign-in.mjs';
import { startSandbox } from '../scripts/product/start-sandbox.mjs';

// Lighthouse's "slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip; with the CPU slowed down four times.
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const sandbox = await startSandbox();
const browser = await chromium.launch(chromiumLaunch());

const signedIn = await browser.newContext();
const page = await signedIn.newPage();
await page.goto(sandbox.url);
await waitForLogin(page);
await signIn(page);
const state = await signedIn.storageState({ indexedDB: true });

const homeUrl = `${sandbox.url}#/index`;
for (const slow of [false, true]) {
  await visit('login', undefined, waitForLogin, sandbox.url, slow);
  await visit('home', state, waitForHome, homeUrl, slow);
}
await weigh('login', undefined, waitForLogin, sandbox.url);
await weigh('home', state, waitForHome, homeUrl);
await browser.close();
await sandbox.stop();

async function visit(name, storageState, ready, url, slow) {
  const context = await browser.newContext(storageState ? { storageState } : {});
  const tab = await context.newPage();
  const wire = await context.newCDPSession(tab);
  if (slow) {
    await wire.send('Network.enable');
    await wire.send('Network.emulateNetworkConditions', slow4g);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  const began = performance.now();
  await tab.goto(url, { waitUntil: 'commit' });
  await ready(tab);
  const took = performance.now() - began;
  console.log(
    `cold start to a usable ${name} page, ${slow ? 'slow 4G and 4x slower CPU' : 'local'}: ${took.toFixed(0)} ms`,
  );
  await context.close();
}

/** In a visit of its own: compressing what came would take the time of the page that is measured. */
async function weigh(name, storageState, ready, url) {
  const context = await browser.newContext(storageState ? { storageState } : {});
  const tab = await context.newPage();
  const traffic = noteTraffic(tab);
  await tab.goto(url);
  await ready(tab);
  await tab.waitForLoadState('networkidle');
  const { bytes, brotli, requests, parts } = await traffic.total();
  console.log(
    `${name} page loads ${toKilobytes(bytes)} gzip, ${toKilobytes(brotli)} brotli in ${requests} requests; largest: ${largestParts(parts)}`,
  );
  await context.close();
}
