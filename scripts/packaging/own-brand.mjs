import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../lib/root.mjs';

const ids = /waybill-(early-login(-style)?|settings-checked|themes)/g;

/** The occurrences of the shipped product's name in a text, with their context. */
const foreignIn = (text) => text.match(/.{0,40}(?:waybill|运单).{0,40}/gi) ?? [];

/** Throws if the page's content, accessible names, head or browser storage contains the shipped product's name. */
export async function mustBeOwn(page, name) {
  await page.screenshot({ path: fromRoot('reports/examples', `${name}.png`) });
  const stored = await page.evaluate(async () => [
    ...[localStorage, sessionStorage].flatMap(Object.keys),
    document.cookie,
    ...(await indexedDB.databases()).map((each) => each.name),
    ...('caches' in window ? await caches.keys() : []),
    ...((await navigator.serviceWorker?.getRegistrations()) ?? []).map(({ scope }) => scope),
  ]);
  const markup = (await page.content()).replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(ids, '');
  const wrong = [markup, ...stored].flatMap(foreignIn);
  if ((await page.title()) === '') wrong.push('the window has no title');
  if ((await page.locator('body').ariaSnapshot()) === '') wrong.push('the page shows nothing');
  if (wrong.length > 0) throw new Error(`${name} is not all the app's own:\n${wrong.join('\n')}`);
}

/** Invisible occurrences of the library's name that a build may contain, each with its reason. */
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

/** Throws if a file of a build, or its name, contains the shipped product's name without such a reason. */
export function mustBeBuiltOwn(dist) {
  const wrong = readdirSync(dist, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return [];
    const text = readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
    const unknown = internal.reduce((rest, [allowed]) => rest.replaceAll(allowed, ''), text);
    return foreignIn(`${entry.name}\n${unknown}`).map((around) => `${entry.name}: ${around}`);
  });
  if (wrong.length > 0) throw new Error(`What was built is not all the app's own:\n${wrong.join('\n')}`);
}

/** Opens a console whose scripts fail to load and checks the message of its page. */
export async function provesMissingScripts(browser, address, name) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route(/\.m?js$/, (route) => route.abort());
  await page.goto(address);
  await page.getByRole('alert').getByRole('button').waitFor();
  await mustBeOwn(page, name);
  await context.close();
}
