import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../lib/root.mjs';

const folder = fromRoot('reports/examples');
const foreign = /waybill|运单/i;

/** Throws where anything that a page shows, says to a screen reader, names in its head or keeps in the browser is the shipped product's. */
export async function mustBeOwn(page, name) {
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  const said = await page.evaluate(() => {
    const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'content', 'href'];
    const elements = [
      ...document.querySelectorAll('html, head > title, head > meta, head > link, body *:not(script, style)'),
    ];
    const head = document.head.querySelector('title')?.textContent ?? '';
    const shown = [...document.querySelectorAll('body > :not(script, style, template)')];
    return {
      title: [document.title, head],
      text: [
        shown.map(({ textContent }) => textContent).join(' '),
        ...[...document.querySelectorAll('template')].map(({ innerHTML }) => innerHTML),
      ],
      attributes: elements.flatMap((element) => attributes.map((attribute) => element.getAttribute(attribute) ?? '')),
      storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie],
    };
  });
  const wrong = Object.entries(said).flatMap(([kind, texts]) =>
    texts.filter((text) => foreign.test(text)).map((text) => `${kind}: ${text.slice(0, 200)}`),
  );
  if (said.title.some((title) => title === '')) wrong.push('the window has no title');
  if (said.text[0].trim() === '') wrong.push('the page shows nothing');
  if (wrong.length > 0) throw new Error(`${name} is not all the app's own:\n${wrong.join('\n')}`);
}

/** Opens a console whose scripts do not come, and looks at what its page says of that. */
export async function provesMissingScripts(browser, address, name) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route(/\.m?js$/, (route) => route.abort());
  await page.goto(address);
  await page.getByRole('alert').getByRole('button').waitFor();
  await mustBeOwn(page, name);
  await context.close();
}
