import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { comparePictures } from './changes/compare-pictures.mjs';
import { reportPage } from './changes/report-page.mjs';
import { takePictures } from './changes/take-pictures.mjs';
import { buildStorybook, storybookFolder } from './lib/build-storybook.mjs';
import { mustPass } from './lib/checks.mjs';
import { installIfStale } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { fromRoot } from './lib/root.mjs';
import { endOnSignal } from './lib/run.mjs';

const usage = `Use: npm run changes -- [part of a story's id ...] [--accept] [--globals "scheme:dark;density:compact"] [--width 390]

Takes a picture of every story and compares it with the last accepted one. Ends with 1 on a difference that nobody has accepted; the page
reports/changes/index.html shows both side by side, and so does "What changed" in the workshop.
  --accept    what the stories show now is accepted
  --globals   another setting of the toolbar; each has accepted pictures of its own
  --width     of the window, in px (1440)`;
const { values: options, positionals: parts } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    globals: { type: 'string', default: '' },
    width: { type: 'string', default: '1440' },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const width = Number(options.width);
if (!Number.isInteger(width) || width < 200) throw new Error(`--width is "${options.width}".\n${usage}`);
if (options.help) {
  console.log(usage);
  process.exit(0);
}

requireNode();
endOnSignal(130);
await installIfStale();
const report = fromRoot('reports', 'changes');
const folders = {
  accepted: fromRoot('.pictures', [options.globals.replace(/[^\w-]+/g, '-') || 'usual', width].join('-')),
  now: path.join(report, 'now'),
  differences: path.join(report, 'differences'),
};
rmSync(report, { recursive: true, force: true });
for (const folder of [folders.accepted, folders.now]) mkdirSync(folder, { recursive: true });

console.log('Building the workshop ...');
mustPass(await buildStorybook());
const { entries } = JSON.parse(readFileSync(path.join(storybookFolder, 'index.json'), 'utf8'));
const isWanted = (id) => parts.length === 0 || parts.some((part) => id.includes(part));
const stories = Object.values(entries)
  .filter(({ type, id }) => type === 'story' && isWanted(id))
  .map(({ id }) => id);
console.log(`Taking ${stories.length} pictures ...`);
const failed = await takePictures({
  storybook: storybookFolder,
  stories,
  folder: folders.now,
  globals: options.globals,
  width,
});
const compared = comparePictures(folders).filter(({ name }) => isWanted(name.replace(/\.png$/, '')));
const changed = compared.filter(({ state }) => state !== 'same');

if (options.accept) accept();
else show();
for (const { id, reason } of failed) console.log(`FAIL  ${id}: ${reason}`);
process.exitCode = failed.length > 0 || (changed.length > 0 && !options.accept) ? 1 : 0;

function accept() {
  for (const { name, state } of changed) {
    const file = path.join(folders.accepted, name);
    if (state === 'gone') rmSync(file);
    else copyFileSync(path.join(folders.now, name), file);
  }
  console.log(`Accepted: ${changed.length} of ${compared.length} pictures are other than before.`);
}

function show() {
  const before = path.join(report, 'accepted');
  mkdirSync(before, { recursive: true });
  for (const { name } of changed) {
    const file = path.join(folders.accepted, name);
    if (existsSync(file)) copyFileSync(file, path.join(before, name));
  }
  writeFileSync(path.join(report, 'changes.json'), JSON.stringify(compared, undefined, 2));
  writeFileSync(path.join(report, 'index.html'), reportPage(compared));
  for (const { name, state, pixels } of changed)
    console.log(`${state.padEnd(8)}${name}${pixels === undefined ? '' : `  ${pixels} pixels`}`);
  console.log(
    changed.length === 0
      ? `All ${compared.length} pictures are as they were accepted.`
      : `${changed.length} of ${compared.length} pictures are not as accepted: see reports/changes/index.html, then npm run changes -- --accept.`,
  );
}
