import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../scripts/lib/chromium.mjs';

/**
 * Milliseconds from the start of a navigation to its first contentful paint, in a new browser with an empty profile. Nobody watches while the page
 * loads: an attached debugger compiles scripts of its own in the page and records a stack for each request, which doubles the time.
 */
export async function firstPaintUnwatched(url) {
  const profile = mkdtempSync(path.join(tmpdir(), 'waybill-visit-'));
  const { executablePath = chromium.executablePath(), args } = chromiumLaunch();
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...args, 'about:blank'];
  const child = spawn(executablePath, flags, { stdio: 'ignore', detached: true });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const address = `http://127.0.0.1:${await portOf(profile)}`;
    await wait(1500);
    await fetch(`${address}/json/new?${encodeURI(url)}`, { method: 'PUT' });
    await wait(2500);
    const browser = await chromium.connectOverCDP(address);
    const page = browser
      .contexts()[0]
      ?.pages()
      .find((each) => each.url().startsWith(url));
    const painted = await page?.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
    await browser.close();
    if (painted === undefined) throw new Error(`${url} painted nothing within 2.5 s.`);
    return painted;
  } finally {
    // The whole group: its children would go on writing into the profile.
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 20 });
  }
}

async function portOf(profile) {
  const file = path.join(profile, 'DevToolsActivePort');
  for (let tries = 0; tries < 200; tries += 1) {
    const port = existsSync(file) && readFileSync(file, 'utf8').split('\n')[0];
    if (port) return port;
    await wait(50);
  }
  throw new Error('Chromium did not open its debugging port within 10 s.');
}
