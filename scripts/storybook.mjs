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
if (existsSync(storybookFolder)) {
  await check('a story is drawn when served under a sub-path', drawStory);
  await check('the site begins with Welcome, shows every document and finds words in them', lookAtSite);
}
finish();

async function drawStory() {
  const story = readEntries().find((entry) => entry.type === 'story');
  if (!story) throw new Error('The built Storybook holds no story.');
  await onSite(async (_, open) => {
    const frame = await open(`?path=/story/${story.id}`);
    await frame.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
  });
}

async function lookAtSite() {
  const pages = readEntries().filter((entry) => entry.type === 'docs');
  const [first] = readEntries();
  if (first.title !== 'Welcome') throw new Error(`The site begins with ${first.title}.`);
  const wanted = [
    'Search',
    'Guide/Tutorial',
    'Guide/Serving',
    'Reference/Settings',
    ...['Packages'].flatMap(inEachPackage),
  ];
  const absent = wanted.filter((title) => !pages.some((page) => page.title === title));
  if (absent.length > 0) throw new Error(`The site has no ${absent.join(', ')}.`);
  await onSite(async (page, open) => {
    const tutorial = await open('?path=/docs/guide-tutorial--docs');
    await tutorial.getByRole('heading', { name: 'First edit: your colour' }).waitFor();
    const search = await open('?path=/docs/search--docs');
    await search.getByRole('searchbox', { name: 'Words' }).fill('frame-src');
    await search.getByRole('link', { name: 'Guide/Pages of other apps: Pages of other apps in a frame' }).click();
    await page.waitForURL(/guide-pages-of-other-apps--docs/);
  });
}

function inEachPackage(group) {
  return ['ui-shell', 'auth-core', 'http', 'validators'].map((name) => `${group}/${name}`);
}

function readEntries() {
  return Object.values(JSON.parse(readFileSync(`${storybookFolder}/index.json`, 'utf8')).entries);
}

/** Serves the built site under a sub-path and works in it; throws when a file of it is not found there. */
async function onSite(work) {
  const server = createServer(serveFiles(storybookFolder, base));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage();
    const missing = [];
    page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
    await work(page, async (path) => {
      await page.goto(`http://127.0.0.1:${server.address().port}${base}${path}`);
      return page.frameLocator('#storybook-preview-iframe');
    });
    if (missing.length > 0) throw new Error(`Not found under the sub-path: ${missing.join(', ')}`);
  } finally {
    await browser.close();
    server.close();
  }
}
