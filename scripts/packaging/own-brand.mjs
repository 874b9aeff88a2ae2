import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../lib/root.mjs';

const ids = /waybill-(early-login(-style)?|settings-checked|themes)/g;

/** Where a text holds the shipped product's name, with what stands around it. */
const foreignIn = (text) => text.match(/.{0,40}(?:waybill|运单).{0,40}/gi) ?? [];

/** Throws where anything that a page shows, says to a screen reader, names in its head or keeps in the browser is the shipped product's. */
export async function mustBeOwn(page, name) {
  await page.screenshot({ path: fromRoot('reports/examples', `${name}.png`) });
  const kept = await page.evaluate(async () => [
    ...[localStorage, sessionStorage].flatMap(Object.keys),
    document.cookie,
    ...(await indexedDB.databases()).map((each) => each.name),
    ...('caches' in window ? await caches.keys() : []),
    ...((await navigator.serviceWorker?.getRegistrations()) ?? []).map(({ scope }) => scope),
  ]);
  const markup = (await page.content()).replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(ids, '');
  const wrong = [markup, ...kept].flatMap(foreignIn);
  if ((await page.title()) === '') wrong.push('the window has no title');
  if ((await page.locator('body').ariaSnapshot()) === '') wrong.push('the page shows nothing');
  if (wrong.length > 0) throw new Error(`${name} is not all the app's own:\n${wrong.join('\n')}`);
}

/** What a build holds of the library's own name, each with the reason: nobody sees any of it. */
const internal = [
  [ids, 'ids of elements that two scripts of the page share'],
  [/waybill:\w+/g, 'events inside the window'],
  [
    /waybill[.-](tabs|theme|session)|([`'"])word\2,\2waybill\2/g,
    'defaults in the place of which the app has its storagePrefix',
  ],
  [
    /imported by \\?"@waybill\/http\\?"|=([`'"])@waybill\/http\1;throw new Error\([`'"]Could not resolve/g,
    'what Vite says where an optional peer is missing',
  ],
  [/@waybill\/(http\/error|validators\.)/g, 'a symbol of failures, and what a schema says of one of another library'],
  [/(vendor|type):([`'"])waybill\2/g, 'the name of the validators in Standard Schema and in the issues of valibot'],
  [
    /createPolicy\(([`'"])waybill\1|trusted-types waybill/g,
    'the Trusted Types policy, which the documented header names',
  ],
  [/(protocol:|===)([`'"])waybill-frame\2/g, 'the handshake with a page in a frame'],
];

/** Throws where a file of a build, or its name, holds the shipped product's name for another reason than the known ones. */
export function mustBeBuiltOwn(dist) {
  const wrong = readdirSync(dist, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return [];
    const text = readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
    const unknown = internal.reduce((rest, [known]) => rest.replaceAll(known, ''), text);
    return foreignIn(`${entry.name}\n${unknown}`).map((around) => `${entry.name}: ${around}`);
  });
  if (wrong.length > 0) throw new Error(`What was built is not all the app's own:\n${wrong.join('\n')}`);
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
