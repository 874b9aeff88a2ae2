import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from 'playwright';
import { buildStorybook, storybookFolder } from './lib/build-storybook.mjs';
import { createChecks, mustPass } from './lib/checks.mjs';
import { chromiumLaunch } from './lib/chromium.mjs';
import { serveFiles } from './lib/serve-files.mjs';

const { check, finish } = createChecks('workshop');
const base = '/design/waybill/';

await check('Storybook builds as static files', async () => {
  mustPass(await buildStorybook());
});
if (existsSync(storybookFolder)) await check('a story is drawn when served under a sub-path', drawStory);
finish();

async function drawStory() {
  const entries = Object.values(JSON.parse(readFileSync(`${storybookFolder}/index.json`, 'utf8')).entries);
  const story = entries.find((entry) => entry.type === 'story');
  if (!story) throw new Error('The built Storybook holds no story.');
  const server = createServer(serveFiles(storybookFolder, base));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage();
    const missing = [];
    page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
    await page.goto(`http://127.0.0.1:${server.address().port}${base}?path=/story/${story.id}`);
    const frame = page.frameLocator('#storybook-preview-iframe');
    await frame.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
    if (missing.length > 0) throw new Error(`Not found under the sub-path: ${missing.join(', ')}`);
  } finally {
    await browser.close();
    server.close();
  }
}
