import { expect, type Page, test } from '@playwright/test';
import { whileServed } from '../../../scripts/lib/browse.mjs';
import { applyConditions } from './support/conditions/apply-conditions';
import { type ConditionName, conditionNames } from './support/conditions/conditions';
import { followTrouble } from './support/trouble';

interface Case {
  /** The bodies of a page with the fault and of a page without it. */
  broken: string;
  sound: string;
  /** The sentence that reports the fault. */
  fault: RegExp;
  /** Works the page as a journey does and returns the findings of the journey itself. */
  work?: (page: Page) => Promise<string[]>;
}

const fillField = async (page: Page) => {
  await page.getByLabel('Name').fill('Wu');
  return [];
};
const pressTab = async (page: Page) => {
  await page.keyboard.press('Tab');
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  return [];
};
/** Presses Alt+W, and the sign of the key where others have W. */
const closeByKey = (sign: string) => async (page: Page) => {
  const tab = page.getByText('Tab');
  await page.keyboard.press(`Alt+${sign}`);
  const faults = (await tab.isVisible()) ? [] : [`Alt+${sign} closes the tab`];
  await page.keyboard.press('Alt+w');
  return [...faults, ...((await tab.isVisible()) ? ['Alt+W does not close the tab'] : [])];
};
const tabThatCloses = (isKey: string) =>
  `<p>Tab</p><script>addEventListener('keydown', (event) => { if (event.altKey && ${isKey}) document.querySelector('p').remove(); })</script>`;
const dialogWith = (isKey: string) =>
  `<form role="dialog"><label>Name<input></label></form><script>
    const layer = document.querySelector('form');
    layer.addEventListener('keydown', (event) => {
      if (${isKey} && event.key === 'Enter') layer.requestSubmit();
      if (${isKey} && event.key === 'Escape') layer.remove();
    });
    layer.addEventListener('submit', (event) => event.preventDefault());
  </script>`;
const counter = (draw: string) =>
  `<button>Add</button><p></p><script>
    const [line] = document.getElementsByTagName('p');
    const words = document.createTextNode('rows');
    line.append(words, document.createElement('i'));
    document.querySelector('button').onclick = () => { ${draw} };
  </script>`;
const list = (box: string) =>
  `<style>${box}</style><div id="box"><table role="grid" aria-label="Orders" aria-rowcount="51"><tbody>${'<tr aria-rowindex="2"><td>TY1</td></tr>'.repeat(50)}</tbody></table></div>`;
const bar = (position: string) =>
  `<style>nav { position: ${position}; inset: 0 0 auto; height: 128px; background: #fff }</style><nav></nav><a href="#a">Order</a>`;
const copied = (id: string) =>
  `<button>Copy</button><script>document.querySelector('button').onclick = () => { document.title = ${id}; }</script>`;
const focusRing = (style: string) => `<style>a:focus { outline: none; ${style} }</style><a href="#a">Order</a>`;

const cases: Record<ConditionName, Case> = {
  'classic-scroll-bars': {
    broken: '<main data-layout data-device><span style="position: absolute; top: 1200px">Saved</span></main>',
    sound: '<main data-layout data-device><span style="position: fixed; top: 1200px">Saved</span></main>',
    fault: /the document is \d+ px taller than the window/,
  },
  print: {
    broken: list('#box { height: 300px; overflow: auto }'),
    sound: list('@media screen { #box { height: 300px; overflow: auto } }'),
    fault: /of 50 rows of "Orders" are printed/,
  },
  'translated-page': {
    broken: counter("line.insertBefore(document.createElement('b'), words)"),
    sound: counter("line.prepend(document.createElement('b'))"),
    fault: /uncaught: .*insertBefore/,
    work: async (page) => {
      await expect(page.locator('p font font')).toHaveText('rows');
      await page.getByRole('button').click();
      return [];
    },
  },
  'plain-http': {
    broken: copied('crypto.randomUUID()'),
    sound: copied("'copied'"),
    fault: /uncaught: .*randomUUID/,
    work: async (page) => {
      await page.getByRole('button').click();
      return [];
    },
  },
  'input-method-chromium': {
    broken: dialogWith('!(event.keyCode === 229 && !event.isComposing)'),
    sound: dialogWith('!event.isComposing && event.keyCode !== 229'),
    fault: /Escape that ends a composition in "Name" closed a layer/,
    work: fillField,
  },
  'input-method-webkit': {
    broken: dialogWith('!event.isComposing'),
    sound: dialogWith('!event.isComposing && event.keyCode !== 229'),
    fault: /Enter that ends a composition in "Name" submitted the form/,
    work: fillField,
  },
  'zoom-400': {
    broken: bar('fixed'),
    sound: bar('static'),
    fault: /the focus on "Order" is covered/,
    work: pressTab,
  },
  'text-24px': {
    broken: '<p style="font-size: 14px">Orders of today</p>',
    sound: '<p style="font-size: .875rem">Orders of today</p>',
    fault: /15 of 15 signs .* stay smaller than 18 px/,
  },
  'french-keys': {
    broken: tabThatCloses("event.code === 'KeyW'"),
    sound: tabThatCloses("event.key === 'w'"),
    fault: /Alt\+z closes the tab/,
    work: closeByKey('z'),
  },
  'dvorak-keys': {
    broken: tabThatCloses("event.code === 'KeyW'"),
    sound: tabThatCloses("event.key === 'w'"),
    fault: /Alt\+, closes the tab/,
    work: closeByKey(','),
  },
  'forced-colours': {
    broken: focusRing('box-shadow: 0 0 0 2px blue'),
    sound: focusRing('outline: 2px solid transparent'),
    fault: /<a> "Order" does not show its focus/,
    work: pressTab,
  },
  'reduced-motion': {
    broken: '<p style="transition: opacity .3s">Saved</p>',
    sound:
      '<style>@media (prefers-reduced-motion: no-preference) { p { transition: opacity .3s } }</style><p>Saved</p>',
    fault: /transition of 0\.3s/,
  },
};

for (const name of conditionNames)
  test(`${name} finds the fault of a page that is built to break under it, and nothing on a sound one @smoke`, async ({
    browser,
  }) => {
    const { broken, sound, fault, work } = cases[name];
    const faultsOf = (body: string) =>
      whileServed(
        (_request: unknown, response: { end: (html: string) => void }) =>
          response.end(`<!doctype html><html lang="en"><body>${body}</body></html>`),
        async (url: string) => {
          const applied = applyConditions(browser, [name], url);
          const context = await browser.newContext({ baseURL: url }).finally(applied.remove);
          const origins = [url, applied.address].map((address) => new URL(address).origin);
          const trouble = await followTrouble(context, { origins, provoked: null, isExpected: applied.isExpected });
          const page = await context.newPage();
          await page.goto('/');
          const faults = [...((await work?.(page)) ?? []), ...trouble, ...(await applied.faults(true))];
          await context.close();
          return faults;
        },
      );
    expect(await faultsOf(broken)).toContainEqual(expect.stringMatching(fault));
    expect(await faultsOf(sound)).toEqual([]);
  });
