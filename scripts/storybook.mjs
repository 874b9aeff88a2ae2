import { readFileSync } from 'node:fs';
import { browse, whileServed } from './lib/browse.mjs';
import { createChecks } from './lib/checks.mjs';
import { fromRoot } from './lib/root.mjs';
import { serveFiles } from './lib/serve-files.mjs';

const { check, finish } = createChecks('workshop');
const base = 'design/waybill/';
const storybookFolder = fromRoot('storybook-static');

await check('a story is drawn when served under a sub-path', drawStory);
await check('the site begins with Welcome, shows documents and finds words in them', lookAtSite);
finish();

function drawStory() {
  const story = readEntries().find((entry) => entry.type === 'story');
  if (!story) throw new Error('The built Storybook holds no story.');
  return onSite(async (_, open) => {
    const frame = await open(`?path=/story/${story.id}`);
    await frame.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
  });
}

function lookAtSite() {
  const [first] = readEntries();
  if (first.title !== 'Welcome') throw new Error(`The site begins with ${first.title}.`);
  return onSite(async (page, open) => {
    const tutorial = await open('?path=/docs/guide-tutorial--docs');
    await tutorial.getByRole('heading', { name: 'First edit: your colour' }).waitFor();
    const search = await open('?path=/docs/search--docs');
    await search.getByRole('searchbox', { name: 'Words' }).fill('frame-src');
    await search.getByRole('link', { name: 'Guide/Pages of other apps: Pages of other apps in a frame' }).click();
    await page.waitForURL(/guide-pages-of-other-apps--docs/);
  });
}

function readEntries() {
  return Object.values(JSON.parse(readFileSync(`${storybookFolder}/index.json`, 'utf8')).entries);
}

/** Serves the built site under a sub-path and works in it; throws when a file of it is not found there. */
function onSite(work) {
  const look = (url) => (page) =>
    work(page, async (path) => {
      await page.goto(`${url}${base}${path}`);
      return page.frameLocator('#storybook-preview-iframe');
    });
  return whileServed(serveFiles(storybookFolder, `/${base}`), (url) =>
    browse(`${url}${base}`, look(url), { isQuiet: false }),
  );
}
