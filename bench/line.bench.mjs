import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumLaunch } from '../scripts/lib/chromium.mjs';
import { fromRoot } from '../scripts/lib/root.mjs';
import { startSandbox } from '../scripts/product/start-sandbox.mjs';
import { toPaint } from './measure/painted.mjs';
import { slowDown } from './measure/slow-line.mjs';
import { readThread } from './measure/thread.mjs';

/**
 * Measures from the key press to the frame with the row's values, on a slow and a fast line; `WAYBILL_LINE=20` measures fewer.
 * The floor, an empty change of route, calibrates the machine. `thread` is the work of the page's main thread.
 */
const count = Number(process.env.WAYBILL_LINE ?? 100);
if (!Number.isInteger(count) || count < 20) throw new Error('WAYBILL_LINE is a whole number from 20 on.');
const places = {
  'slow line, processor 4 times slower': { goal: 120, isSlow: true },
  'full speed': { goal: 50, isSlow: false },
};
const shown = '[data-page][data-state="shown"]';
const shownOrder = '[data-page^="/order/orderDetail"][data-state="shown"]';
const steps = ['接单', '揽收', '发运', '到站', '派送', '签收'];
const states = ['待接单', '已接单', '已揽收', '运输中', '已到站', '派送中', '已签收'];

await build({ configFile: fromRoot('bench/floor/route/vite.config.ts'), logLevel: 'error' });
const server = await startSandbox(['--password-cost', '4']);
const floor = await startSandbox(['--console', fromRoot('reports/bench/floor/route')]);
const browser = await chromium.launch(chromiumLaunch());
try {
  const token = await signIn();
  for (const [place, { goal, isSlow }] of Object.entries(places)) {
    const before = await walkFloor(isSlow);
    const { times, requests } = await walk({ token, isSlow, isAhead: true });
    const all = { 'floor before': before, ...times, 'floor after': await walkFloor(isSlow) };
    console.log(`\n${place} (goal ${goal} ms in 95 of 100):`);
    for (const [action, measured] of Object.entries(all)) console.log(toLine(action, measured, goal));
    const { requests: plain } = await walk({ token, isSlow, isAhead: false });
    const more = Math.round((requests / plain - 1) * 100);
    console.log(`  requests: ${requests}, ${plain} without any ahead (${more} % more; goal at most 20)`);
  }
} finally {
  await browser.close();
  await Promise.all([server.stop(), floor.stop()]);
}

/** Changes an empty route the given number of times. */
async function walkFloor(isSlow) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(floor.url);
  await page.locator('h1').waitFor();
  if (isSlow) await slowDown(page, 300);
  const press = await createPress(page);
  const measured = [];
  for (let time = 1; time <= count; time += 1) measured.push(await press('j', 'h1', [`Page ${time}.`]));
  await page.close();
  return measured;
}

/** Opens, goes back and forward, and changes states `count` times; returns the times and the number of requests. */
async function walk({ token, isSlow, isAhead }) {
  await placeOrders(token, Math.ceil(count / 6) + 1);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  await context.addInitScript(
    ([storedToken, free]) => {
      localStorage.setItem('token', storedToken);
      // A headless browser has no key for the history.
      addEventListener('keydown', ({ key }) => key === 'F8' && history.back());
      if (!free) Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    },
    [token, isAhead],
  );
  const page = await context.newPage();
  let requests = 0;
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) requests += 1;
  });
  await goTo(page, '/#/order/orderList');
  // The code of the order page is prefetched when the browser is idle.
  await page.waitForTimeout(3000);
  if (isSlow) await slowDown(page, 300);
  const press = await createPress(page);
  const times = { open: [], back: [], next: [], 'state change': [] };

  for (let time = 0; time < count; time += 1) {
    const row = page.locator(`${shown} tbody tr`).nth(time % 10);
    const values = await valuesOf(row);
    await row.getByRole('link').first().focus();
    times.open.push(await press('Enter', shownOrder, values));
    await settled(page);
    times.back.push(await press('F8', `${shown}:has(tbody)`, values));
    await settled(page);
  }

  const rows = await listOf(token, count + 1);
  await page.locator(`${shown} tbody tr`).first().getByRole('link').first().press('Enter');
  await page.locator(`${shownOrder} h1`).waitFor();
  await settled(page);
  for (const { orderNo, consignor, consignee } of rows.slice(1)) {
    await page.locator(`${shownOrder} [aria-keyshortcuts="J"]:enabled`).waitFor();
    times.next.push(await press('j', shownOrder, [orderNo, consignor.name, consignee.name]));
    await settled(page);
  }

  await goTo(page, '/#/order/orderList?status=&pageSize=50');
  for (let place = 0; times['state change'].length < count; place += 1) {
    const row = page.locator(`${shown} tbody tr`).nth(place);
    for (const [at, step] of steps.entries()) {
      if (times['state change'].length === count) break;
      await row.getByRole('button', { name: step, exact: true }).focus();
      const answered = page.waitForResponse((response) => response.url().endsWith('/order/doStep'));
      const selector = `${shown} tbody tr:nth-child(${place + 1})`;
      times['state change'].push(await press('Enter', selector, [states[at + 1]]));
      await answered;
      await settled(page);
    }
  }
  await context.close();
  return { times, requests };
}

/** Makes a function that presses a key and measures, in ms, the time to the paint with the texts and the main thread's work. */
async function createPress(page) {
  const { busy } = await readThread(page);
  return async (key, selector, includes) => {
    const before = await busy();
    const took = await toPaint(page, { event: 'keydown', selector, includes }, () => page.keyboard.press(key));
    return { took, thread: (await busy()) - before };
  };
}

async function goTo(page, address) {
  const rows = page.locator(`${shown} tbody tr`);
  await page.goto(new URL(address, server.url).href);
  // The first start on a busy machine may exceed the console's request timeout.
  await rows
    .nth(9)
    .waitFor({ timeout: 20_000 })
    .catch(() => page.goto('about:blank').then(() => page.goto(new URL(address, server.url).href)));
  await rows.nth(9).waitFor();
  await settled(page);
}

async function settled(page) {
  await page.locator(`${shown} h1`).waitFor();
  await page.waitForFunction((part) => !document.querySelector(`${part} [aria-busy="true"]`), shown);
}

/** The values of a row that the order page also shows: its number and the two names. */
async function valuesOf(row) {
  const [orderNo, ...names] = await row.evaluate((line) =>
    [0, 4, 5].map((at) => line.querySelectorAll('td:not(:has(input))')[at]?.firstElementChild?.firstChild?.textContent),
  );
  return [orderNo, ...names].filter(Boolean);
}

async function signIn() {
  const { token } = await call('/api/cps/open/auth/login', { username: 'admin', password: 'waybill-admin' });
  return token;
}

async function placeOrders(token, total) {
  const { list } = await call('/order/getList?page=1&pageSize=1', undefined, token);
  const { consignor, consignee, vehicles } = await call(`/order/detail?id=${list[0].id}`, undefined, token);
  const party = ({ name, phone, region, street }) => ({ name, phone, region, street });
  const services = { payer: 'consignor', collection: 'handed-in', collectFrom: null, collectUntil: null };
  const more = { delivery: 'door', packing: 'film', insured: false, cashOnDelivery: 0, remark: '' };
  for (let place = 0; place < total; place += 1)
    await call(
      '/order/doEdit',
      { consignor: party(consignor), consignee: party(consignee), vehicles, ...services, ...more },
      token,
    );
}

async function listOf(token, total) {
  const pages = Array.from({ length: Math.ceil(total / 10) }, (_, at) =>
    call(`/order/getList?page=${at + 1}&pageSize=10`, undefined, token),
  );
  return (await Promise.all(pages)).flatMap(({ list }) => list).slice(0, total);
}

async function call(path, body, token) {
  const response = await fetch(new URL(path, server.url), {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { token }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { code, data, message } = await response.json();
  if (code !== 200) throw new Error(`${path} answered ${code}: ${message}`);
  return data;
}

function toLine(action, measured, goal) {
  const sorted = (name) => measured.map((one) => one[name]).toSorted((one, other) => one - other);
  const took = sorted('took');
  const at = (all, part) => Math.round(all[Math.min(all.length - 1, Math.floor(all.length * part))]);
  const within = took.filter((time) => time < goal).length;
  const painted = `p50 ${at(took, 0.5)} ms, p95 ${at(took, 0.95)} ms, ${within} of ${took.length} under ${goal} ms`;
  return `  ${action}: ${painted}; thread ${at(sorted('thread'), 0.5)} ms`;
}
