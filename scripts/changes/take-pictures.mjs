import { createServer } from 'node:http';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../lib/chromium.mjs';
import { serveFiles } from '../lib/serve-files.mjs';

/** In ms, for a story that never comes to rest. */
const limit = 30_000;
/** The day on which every story is drawn, so that dates do not change a picture. */
const today = new Date('2026-02-06T10:00:00+08:00');

/**
 * Opens each of the stories of a built Storybook in its last state, after its play function, and writes its picture to `<folder>/<id>.png`.
 * `globals` is what the toolbar would set, such as `scheme:dark;density:compact`. Resolves to the ids that could not be drawn, with the reason.
 */
export async function takePictures({ storybook, stories, folder, globals = '', width = 1440, height = 900 }) {
  const server = createServer(serveFiles(storybook));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch(chromiumLaunch());
  const failed = [];
  const waiting = [...stories];
  const address = `http://127.0.0.1:${server.address().port}/iframe.html?viewMode=story&globals=${globals}`;
  const worker = async () => {
    const context = await browser.newContext({
      viewport: { width, height },
      reducedMotion: 'reduce',
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    });
    await context.addInitScript(prepare);
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const page = await context.newPage();
      try {
        await page.clock.setFixedTime(today);
        await page.goto(`${address}&id=${id}`);
        const finished = await page.waitForFunction(() => window.finishedStory, undefined, { timeout: limit });
        const { status, reporters } = await finished.jsonValue();
        if (status === 'error') throw new Error(`It fails: ${JSON.stringify(reporters).slice(0, 300)}`);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await page.screenshot({ path: path.join(folder, `${id}.png`), animations: 'disabled', caret: 'hide' });
      } catch (error) {
        failed.push({ id, reason: error.message.split('\n')[0] });
      }
      await page.close();
    }
    await context.close();
  };
  try {
    await Promise.all([worker(), worker()]);
  } finally {
    await browser.close();
    server.close();
  }
  return failed;
}

/** Runs in the page before anything else: chance is the same every time, and the end of a story is kept in `finishedStory`. */
function prepare() {
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    set(channel) {
      Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', { value: channel, writable: true });
      channel.on('storyFinished', (story) => {
        window.finishedStory = story;
      });
    },
  });
}
