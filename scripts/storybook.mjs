import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { browse, whileServed } from './lib/browse.mjs';
import { createChecks } from './lib/checks.mjs';
import { fromRoot } from './lib/root.mjs';
import { serveFiles } from './lib/serve-files.mjs';

const { check, finish } = createChecks('workshop');
const base = 'design/waybill/';
const folder = fromRoot('storybook-static');
const entries = Object.values(JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')).entries);

await check('a story is drawn when served under a sub-path', () =>
  onSite(async (_, open) => {
    const frame = await open(`?path=/story/${entries.find(({ type }) => type === 'story').id}`);
    await frame.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
  }),
);
await check('the site begins with Welcome, shows documents and finds words in them', () =>
  onSite(async (page, open) => {
    expect(entries[0].title).toBe('Welcome');
    const tutorial = await open('?path=/docs/guide-tutorial--docs');
    await tutorial.getByRole('heading', { name: 'First edit: your colour' }).waitFor();
    const search = await open('?path=/docs/search--docs');
    await search.getByRole('searchbox', { name: 'Words' }).fill('frame-src');
    await search.getByRole('link', { name: 'Guide/Pages of other apps: Pages of other apps in a frame' }).click();
    await page.waitForURL(/guide-pages-of-other-apps--docs/);
  }),
);
await check('llms.txt lists Markdown that the site has [site-as-markdown]', () => {
  const links = [...readFileSync(`${folder}/llms.txt`, 'utf8').matchAll(/\]\((\S+)\)/g)];
  expect(links.length).toBeGreaterThan(50);
  for (const [, file] of links) expect(readFileSync(`${folder}/${file}`, 'utf8')).toContain('# ');
});
finish();

/** Serves the built site under a sub-path and works in it; throws when a file of it is not found there. */
function onSite(work) {
  return whileServed(serveFiles(folder, `/${base}`), (url) =>
    browse(
      `${url}${base}`,
      (page) =>
        work(page, async (path) => {
          await page.goto(`${url}${base}${path}`);
          return page.frameLocator('#storybook-preview-iframe');
        }),
      { isQuiet: false },
    ),
  );
}
