import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as plain } from '@playwright/test';
import { type EngineWindow, engines, isInstalled } from './engines/engine';
import { watch } from './engines/watch';
import { copySite } from './support/copy-site';
import { shellPages } from './support/pages';
import { startSandbox } from './support/start-sandbox';

/** Runs the product in another engine. Each has its own sandbox, because the order form fills in contacts of earlier orders. */
const walk = plain.extend<{ url: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  url: async ({}, use) => {
    const site = copySite();
    const index = path.join(site, 'index.html');
    const script = `<script nonce="__CSP_NONCE__">(${watch})()</script>`;
    writeFileSync(index, readFileSync(index, 'utf8').replace('<head>', `<head>${script}`));
    const product = await startSandbox(['--console', site]);
    await use(product.url);
    await product.stop();
    rmSync(site, { recursive: true });
  },
});

for (const engine of engines) {
  const { name, packages } = engine;

  walk(`the console works in ${name}: every page, an order, print and language`, async ({ url }) => {
    walk.skip(!isInstalled(engine), `not run: ${packages} of Debian is not installed`);
    const window = await engine.open();
    try {
      await walk.step('sign in', () => signIn(window, url));
      await walk.step('open each page', () => openPages(window));
      await walk.step('place an order', () => placeOrder(window));
      await walk.step('print', () => printLabel(window));
      await walk.step('switch language', () => switchLanguage(window));
      expect(await window.read(() => globalThis.window.watched.troubles)).toEqual([]);
    } finally {
      await window.close();
    }
  });
}

const addressOf = (window: EngineWindow) => window.read(() => location.hash);
const isShown = (window: EngineWindow, css: string, text: string) =>
  window.read(
    (css, text) =>
      [...document.querySelectorAll(css)].some(
        (element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent?.includes(text),
      ),
    css,
    text,
  );

async function signIn(window: EngineWindow, url: string): Promise<void> {
  await window.goto(`${url}/#/login`);
  await expect.poll(() => window.read(() => document.querySelector('#waybill-early-login') === null)).toBe(true);
  await window.type('input[autocomplete~="username"]', 'admin');
  await window.type('input[type="password"]', 'waybill-admin');
  await window.click('button', '登录');
  await expect.poll(() => addressOf(window)).toBe('#/index');
}

/** Opens each page of the route table and waits for its heading and data. */
async function openPages(window: EngineWindow): Promise<void> {
  for (const address of shellPages) {
    await window.read((address) => location.assign(`#${address}`), address);
    await expect.poll(() => window.read(stateOfPage, address.split('?')[0] ?? ''), { message: address }).toBe('shown');
  }
}

function stateOfPage(route: string): string {
  const frame = document.querySelector(`[data-page^="${route}"][data-state="shown"]`);
  if (!frame?.querySelector('h1, h2, h3')) return 'blank';
  return frame.querySelector('[aria-busy="true"]') ? 'busy' : 'shown';
}

const regionHint = '选择，或输入“余杭”';

async function placeOrder(window: EngineWindow): Promise<void> {
  await window.click('nav[aria-label="已打开的页面"] a', '快速下单');
  await expect.poll(() => addressOf(window)).toBe('#/order/quickOrder');
  await window.click('[role="radio"], label', '摩托车');
  await fill(window, 'vehicles.0.brand', '本田');
  for (const [party, region] of [
    ['consignor', '上海市 / 上海市 / 浦东新区'],
    ['consignee', '北京市 / 北京市 / 朝阳区'],
  ] as const) {
    await fill(window, `${party}.name`, '买买提·阿不都');
    await fill(window, `${party}.phone`, '13800000009');
    await window.click('button', regionHint);
    await window.type('[role="combobox"][aria-label="搜索"]', region.replaceAll(' /', ''));
    await window.click('[role="option"]', region);
    await fill(window, `${party}.street`, '世纪大道 100 号');
  }
  await window.click('button', '提交运单');
  await expect.poll(() => isShown(window, 'h1, h2, h3', '下单成功')).toBe(true);
}

async function fill(window: EngineWindow, name: string, text: string): Promise<void> {
  const field = `[name="${name}"]`;
  await window.type(field, text);
  await expect
    .poll(() => window.read((css) => document.querySelector<HTMLInputElement>(css)?.value, field), { message: name })
    .toBe(text);
}

async function printLabel(window: EngineWindow): Promise<void> {
  await window.click('a, button', '打印');
  await expect.poll(() => addressOf(window)).toContain('#/order/orderPrint');
  await window.click('[data-page^="/order/orderPrint"] button', '打印');
  const [onPaper] = await window.read(() => globalThis.window.watched.prints);
  expect(onPaper).toEqual([expect.stringMatching(/^TY\d+ 第 1 辆，共 1 辆$/)]);
}

async function switchLanguage(window: EngineWindow): Promise<void> {
  await window.click('button', '主题设置');
  await window.click('[role="switch"]', '语言切换');
  await window.click('button', '保存');
  await window.click('button', '关闭主题设置');
  await window.click('button', '切换语言');
  await window.click('[role="menuitemradio"]', 'English');
  await expect.poll(() => window.read(() => document.documentElement.lang)).toBe('en');
  await expect.poll(() => isShown(window, '[data-layout] nav', 'Orders')).toBe(true);
}
