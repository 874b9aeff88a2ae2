import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { Builder, type WebElement } from 'selenium-webdriver';
import { startProgram } from '../../../../scripts/lib/browse.mjs';
import { locate } from './locate';

// The folder of the driver service has no entry for `import`.
const require = createRequire(import.meta.url);
const { DriverService } = require('selenium-webdriver/remote') as typeof import('selenium-webdriver/remote');

/** A window of a browser, with the few actions that the walk needs. */
export interface EngineWindow {
  goto(address: string): Promise<void>;
  /** Runs a function in the page; its result is JSON. */
  read<R, A extends string[]>(inPage: (...args: A) => R, ...args: A): Promise<R>;
  /** Waits until the first element with the selector and the name can be pressed, and presses it. */
  click(css: string, name?: string): Promise<void>;
  /** Waits as `click` does, and types text into the element. */
  type(css: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** A browser that Debian packages, and the client that drives it. */
interface Engine {
  name: string;
  packages: string;
  programs: readonly string[];
  open(): Promise<EngineWindow>;
}

const size = { width: 1440, height: 900 };

export const engines: readonly Engine[] = [
  { name: 'Firefox', packages: 'firefox-esr', programs: ['/usr/bin/firefox-esr'], open: openFirefox },
  {
    name: 'WebKitGTK',
    packages: 'webkit2gtk-driver xvfb',
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    open: openWebKit,
  },
];

export const isInstalled = ({ programs }: Engine) => programs.every((program) => existsSync(program));

/** Drives Firefox over WebDriver BiDi. */
async function openFirefox(): Promise<EngineWindow> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr' });
  const page = await browser.newPage();
  await page.setViewport(size);
  const find = (css: string, name = '') =>
    waitFor(css, name, async () => (await page.evaluateHandle(locate, css, name)).asElement() as ElementHandle | null);
  return {
    goto: async (address) => void (await page.goto(address)),
    read: (inPage, ...args) => page.evaluate(inPage as (...words: string[]) => ReturnType<typeof inPage>, ...args),
    click: async (css, name) => (await find(css, name)).click(),
    type: async (css, text) => (await find(css)).type(text),
    close: () => browser.close(),
  };
}

/** Drives WebKitGTK over WebDriver classic on a virtual display, because it has no headless mode. */
async function openWebKit(): Promise<EngineWindow> {
  const screen = ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'];
  const display = await startProgram('/usr/bin/Xvfb', screen, /^(\d+)$/m);
  // WebKitGTK cannot start its sandbox as root.
  const asRoot = process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const driver = new DriverService.Builder('/usr/bin/WebKitWebDriver')
    .setLoopback(true)
    .setEnvironment({ ...(process.env as Record<string, string>), ...asRoot, DISPLAY: `:${display.url}` })
    .build();
  const browser = await new Builder()
    .usingServer(await driver.start())
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation'] } })
    .build();
  await browser.manage().window().setRect(size);
  const find = (css: string, name = '') =>
    waitFor(css, name, () => browser.executeScript<WebElement | null>(locate, css, name));
  return {
    goto: (address) => browser.get(address),
    read: (inPage, ...args) => browser.executeScript(inPage, ...args),
    click: async (css, name) => (await find(css, name)).click(),
    type: async (css, text) => (await find(css)).sendKeys(text),
    close: async () => {
      await browser.quit();
      await driver.kill();
      await display.stop();
    },
  };
}

async function waitFor<T>(css: string, name: string, find: () => Promise<T | null>): Promise<T> {
  let element: T | null = null;
  const canBePressed = async () => {
    element = await find();
    return element !== null;
  };
  await expect.poll(canBePressed, { message: `${css} ${name} can be pressed` }).toBe(true);
  return element as T;
}
