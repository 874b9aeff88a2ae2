import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { createChecks } from './lib/checks.mjs';
import { chromiumLaunch } from './lib/chromium.mjs';
import { fromRoot } from './lib/root.mjs';
import { packageNames } from './packaging/pack.mjs';
import { loadScreen } from './product/load-screen.mjs';
import { largestParts, toKilobytes } from './product/measure-page.mjs';
import { signIn, waitForHome, waitForLogin } from './product/sign-in.mjs';
import { startSandbox } from './product/start-sandbox.mjs';
import { entriesOf, weighEntry } from './product/weigh-entry.mjs';

// kB of gzip, 1 kB = 1000 bytes. Entries: own code without dependencies. Pages: all script and style they load, also what comes when idle;
// what the first key in a field of the login page asks for comes by intent and does not count.
const entryBudgets = {
  '@waybill/validators': 8,
  '@waybill/validators/cn': 6,
  '@waybill/validators/trade': 3,
  // A browser's calls go by its own fetch, which the client carries itself; what one console takes of it stays under 6.5.
  '@waybill/http': 6.7,
  '@waybill/http/testing': 2,
  '@waybill/http/trace': 1,
  '@waybill/auth-core': 12,
  '@waybill/auth-core/oidc': 5,
  '@waybill/auth-core/react': 2,
  '@waybill/ui-shell': 72,
  // Rows and what of them is drawn are its own: 24 kB of libraries that did it are gone. Pages of an unknown total are 30 bytes.
  '@waybill/ui-shell/table': 17.1,
  '@waybill/ui-shell/forms': 9,
  '@waybill/ui-shell/controls': 25,
  // It draws the shell in pieces, waits for a quiet console and knows languages that stand in for each other; the pages below became lighter by that.
  '@waybill/ui-shell/console': 60,
  // The page of a frame comes on demand, but for whoever draws one by hand.
  '@waybill/ui-shell/frame': 6,
  // Builds run it, no visitor loads it: it compares languages with every message, those of the application by the files that they stand in.
  '@waybill/ui-shell/prerender': 22,
  '@waybill/ui-shell/testing': 40,
  // Builds run it, no visitor loads it: the early form knows paths, bases and returns from a provider.
  // It also makes the policy from the frames of the table and marks what bundlers may leave out, of React DOM by
  // the names of functions: 1 kB here, 10 kB less on every screen.
  '@waybill/ui-shell/vite': 21,
};
// Home shows the day: figures, two weeks as a curve and the latest orders; its first paint knows four forms of each theme; once idle it listens for what
// happens to the account elsewhere.
// Both know logins of two steps, passkeys, languages that stand in for each other, and parts of an app that break.
const pageBudgets = { login: 150, home: 181 };
// All that keeps drafts of forms, with both languages of what it says, and what asks about a record that was changed since.
const draftsBudget = 4;
// All that comes with any page of records, beside entry and shell: what a field of dates or a choice needs is not among it.
const recordsBudget = 26;
const assets = fromRoot('apps/console/dist/assets');
const fileOf = (name) => readFileSync(`${assets}/${name}`);
const draftsFiles = () => readdirSync(assets).filter((name) => fileOf(name).includes('AES-GCM'));

const { check, finish } = createChecks('budgets');
for (const { entry, file } of packageNames.flatMap(entriesOf)) {
  await check(`${entry} stays under ${entryBudgets[entry]} kB of gzip`, async () => {
    const { gzip, later } = await weighEntry(file);
    console.log(`      ${entry}: ${toKilobytes(gzip)}${later ? `, and ${toKilobytes(later)} on demand` : ''}`);
    mustFit(gzip, entryBudgets[entry], `Raise the budget in scripts/budgets.mjs only with a reason.`);
  });
}
await check(`what keeps drafts stays under ${draftsBudget} kB of gzip`, async () => {
  const [file, ...others] = draftsFiles();
  if (!file || others.length > 0) throw new Error(`It must lie in one file, but lies in: ${draftsFiles().join(', ')}.`);
  const { length } = gzipSync(fileOf(file), { level: 9 });
  console.log(`      ${file}: ${length} bytes`);
  mustFit(length, draftsBudget, `Look into ${file}.`);
});
await check(`what pages of records share stays under ${recordsBudget} kB of gzip`, () => {
  const files = filesOf('_records-').filter((file) => !filesOf('_shell-').includes(file));
  const bytes = files.reduce((sum, file) => sum + gzipSync(fileOf(file), { level: 9 }).length, 0);
  console.log(`      ${files.join(', ')}: ${toKilobytes(bytes)}`);
  mustFit(bytes, recordsBudget, 'A module of the list `records` in vite/console-chunks.ts imports something large.');
});
await check('the libraries of the start wait for no other file', () => {
  const [, ...others] = filesOf('_base-');
  if (others.length > 0)
    throw new Error(
      `They import ${others.join(', ')}. Take what does out of \`baseModules\` in vite/console-chunks.ts.`,
    );
});
await checkPages();
finish();

/** The files of the built console that come with the chunk whose name in the manifest contains this. */
function filesOf(name) {
  const manifest = JSON.parse(readFileSync(fromRoot('apps/console/dist/.vite/manifest.json'), 'utf8'));
  const found = new Set();
  const follow = (key) => {
    if (found.has(key)) return;
    found.add(key);
    manifest[key].imports?.forEach(follow);
  };
  const [first, ...others] = Object.keys(manifest).filter((key) => key.includes(name));
  if (!first || others.length > 0) throw new Error(`One chunk should be called ${name}, not ${[first, ...others]}.`);
  follow(first);
  return [...found].map((key) => manifest[key].file.replace('assets/', ''));
}

async function checkPages() {
  const sandbox = await check('the built console is served', () => startSandbox());
  if (!sandbox) return;
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const first = await browser.newContext();
    const { parts = [] } = (await checkPage(first, 'login', sandbox.url, waitForLogin)) ?? {};
    await check('the login page loads nothing of what keeps drafts', () => {
      const loaded = parts.map(({ name }) => name);
      if (!loaded.some((name) => name.startsWith('index-'))) throw new Error('Its files are not known.');
      for (const name of draftsFiles()) if (loaded.includes(name)) throw new Error(`It loads ${name}.`);
    });
    const page = await first.newPage();
    await page.goto(sandbox.url);
    await check('the demo administrator signs in', () => signIn(page));
    const second = await browser.newContext({ storageState: await first.storageState({ indexedDB: true }) });
    await checkPage(second, 'home', `${sandbox.url}#/index`, waitForHome);
  } finally {
    await browser.close();
    await sandbox.stop();
  }
}

async function checkPage(context, name, url, ready) {
  return check(`the ${name} page loads under ${pageBudgets[name]} kB of script and style`, async () => {
    const { standing, whole } = await loadScreen(context, url, ready);
    const { bytes, requests, parts } = whole;
    console.log(
      `      ${name}: ${toKilobytes(standing.bytes)} in ${standing.requests} requests until it stands, ${toKilobytes(bytes)} in ${requests} with what comes when idle; largest: ${largestParts(parts)}`,
    );
    mustFit(bytes, pageBudgets[name], `Largest: ${largestParts(parts, 8)}`);
    return { parts };
  });
}

function mustFit(bytes, kilobytes, hint) {
  if (kilobytes === undefined) throw new Error('There is no budget for this entry: add one in scripts/budgets.mjs.');
  if (bytes >= kilobytes * 1000)
    throw new Error(`It weighs ${toKilobytes(bytes)}, the budget is ${kilobytes} kB. ${hint}`);
}
