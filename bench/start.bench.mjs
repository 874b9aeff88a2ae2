/**
 * Prints how long a first visit takes until the login form can be typed into, until it answers, and until the home page stands, and what they load;
 * beside them, as the floor of this very machine, a page of React and one field, and a page of one field without any script.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumLaunch } from '../scripts/lib/chromium.mjs';
import { fromRoot } from '../scripts/lib/root.mjs';
import { largestParts, noteTraffic, toKilobytes } from '../scripts/product/measure-page.mjs';
import { signIn, waitForHome, waitForLogin } from '../scripts/product/sign-in.mjs';
import { startSandbox } from '../scripts/product/start-sandbox.mjs';
import { firstPaintUnwatched } from './unwatched-visit.mjs';

const visits = { unwatched: 9, local: 9, slow: 7 };
const field = 'input[autocomplete="username"]';
const heading = 'main :is(h1, h2, h3, [role="heading"])';

// Lighthouse's "slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip; with the CPU slowed down four times.
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

const floors = fromRoot('reports/floors');
await rm(floors, { recursive: true, force: true });
await build({ root: fromRoot('bench/bare-react'), build: { outDir: path.join(floors, 'react') }, logLevel: 'error' });
await mkdir(path.join(floors, 'html'));
await writeFile(path.join(floors, 'html/index.html'), '<!doctype html><p>Name <input autocomplete="username">');

const browser = await chromium.launch(chromiumLaunch());
const product = await startSandbox();
const state = await signedInState();
const screens = [
  {
    name: 'a page of one field without script',
    sandbox: await startSandbox(['--console', `${floors}/html`]),
    seen: field,
  },
  { name: 'a page of React and one field', sandbox: await startSandbox(['--console', `${floors}/react`]), seen: field },
  { name: 'login, the form takes what is typed', sandbox: product, seen: field },
  { name: 'login, the form answers', sandbox: product, seen: `#app ${field}`, isFirst: false },
  { name: 'home', sandbox: product, seen: heading, hash: '#/index', storageState: state },
];
for (const { name, sandbox, hash, isFirst = !hash } of screens) if (isFirst) await timeUnwatched(name, sandbox.url);
for (const slow of [false, true]) for (const screen of screens) await time(screen, slow);
await weigh('login', undefined, waitForLogin);
await weigh('home', state, waitForHome);
await browser.close();
for (const { sandbox } of screens) await sandbox.stop();

async function signedInState() {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(product.url);
  await waitForLogin(page);
  await signIn(page);
  return context.storageState({ indexedDB: true });
}

/** First contentful paint; on the login page that is the form, on the others the field. */
async function timeUnwatched(name, url) {
  const took = [];
  for (let visit = 0; visit < visits.unwatched; visit += 1) took.push(await firstPaintUnwatched(url));
  tell('local, unwatched', name, took);
}

async function time({ name, sandbox, seen, hash = '', storageState }, slow) {
  const took = [];
  for (let visit = 0; visit < (slow ? visits.slow : visits.local); visit += 1) {
    const context = await browser.newContext(storageState ? { storageState } : {});
    const tab = await context.newPage();
    await tab.addInitScript(noteWhenSeen, seen);
    if (slow) await slowDown(context, tab);
    await tab.goto(sandbox.url + hash, { waitUntil: 'commit' });
    await tab.waitForFunction(() => window.__seenAt !== undefined);
    took.push(await tab.evaluate(() => window.__seenAt));
    await context.close();
  }
  tell(slow ? 'slow 4G and 4x slower CPU' : 'local, watched', name, took);
}

function tell(conditions, name, took) {
  const [best, ...others] = took.sort((a, b) => a - b);
  const middle = [best, ...others][Math.floor(took.length / 2)];
  console.log(`cold start to usable, ${conditions}, ${name}: ${middle.toFixed(0)} ms, best ${best.toFixed(0)} ms`);
}

/** In the page: notes the milliseconds from the start of the navigation to the first frame after which the element can be seen. */
function noteWhenSeen(selector) {
  const look = () => {
    const element = document.querySelector(selector);
    if (element && element.getClientRects().length > 0) window.__seenAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function slowDown(context, tab) {
  const wire = await context.newCDPSession(tab);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', slow4g);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** In a visit of its own: compressing what came would take the time of the page that is measured. */
async function weigh(name, storageState, ready) {
  const context = await browser.newContext(storageState ? { storageState } : {});
  const tab = await context.newPage();
  const traffic = noteTraffic(tab);
  await tab.goto(product.url);
  await ready(tab);
  await tab.waitForLoadState('networkidle');
  const { bytes, brotli, requests, parts } = await traffic.total();
  console.log(
    `${name} page loads ${toKilobytes(bytes)} gzip, ${toKilobytes(brotli)} brotli in ${requests} requests; largest: ${largestParts(parts)}`,
  );
  await context.close();
}
