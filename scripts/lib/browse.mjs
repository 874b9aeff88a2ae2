import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import { chromium } from 'playwright';
import { chromiumLaunch } from './chromium.mjs';

/** Serves on a free local port while `work` runs with the address. */
export async function whileServed(listener, work) {
  const server = createServer(listener);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${server.address().port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Runs `work` on an address in Chromium, or in a `browser` that stays open; throws its error or an error of the page. `refusals` are expected statuses. */
export async function browse(url, work, { refusals = [], isQuiet = true, browser: given } = {}) {
  const browser = given ?? (await chromium.launch(chromiumLaunch()));
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    const wrong = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('console', (line) => {
      const text = line.text();
      if (isQuiet && line.type() === 'error' && !text.startsWith('Failed to load resource')) wrong.push(text);
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && !refusals.includes(response.status()))
        wrong.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(url);
    await work(page).catch(async (error) => {
      const shown = await page.locator('body').textContent();
      throw new Error(`${error.message}\n${page.url()} shows: ${shown.slice(0, 1000)}`, { cause: error });
    });
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  } finally {
    await (given ? Promise.all(given.contexts().map((each) => each.close())) : browser.close());
  }
}

/** Starts a program and waits at most five minutes for output that matches `ready`; resolves to the matched address and `stop`. */
export async function startProgram(program, args, ready, options = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  let output = '';
  const url = await new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`${args.join(' ')} did not start. Its output:\n${output}`));
    const clock = setTimeout(fail, 300_000);
    child.once('exit', fail);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += stripVTControlCharacters(String(chunk));
        const match = ready.exec(output);
        if (!match) return;
        clearTimeout(clock);
        resolve(match[1]);
      });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}
