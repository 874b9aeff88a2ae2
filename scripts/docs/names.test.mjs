import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '../lib/root.mjs';
import { commandsNamed, headingsOf, linksOf, namesIn, pathsIn } from './names.mjs';

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync(fromRoot('docs'))
    .filter((file) => file.endsWith('.md') && file !== 'specification.md')
    .map((file) => `docs/${file}`),
  ...readdirSync(fromRoot('packages')).map((name) => `packages/${name}/README.md`),
  'apps/sandbox/README.md',
];
/** Named as what is made: by a start, by a check, by whoever follows the example. */
const made = [
  'apps/console/dist',
  'apps/sandbox/data',
  'reports/bench',
  'reports/why.html',
  'packages/ui-shell/src/feedback/status-badge.tsx',
  'StatusBadge',
];
const textOf = (file) => readFileSync(fromRoot(file), 'utf8');
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: fromRoot('.'),
  encoding: 'utf8',
}).split('\n');

test('links, paths, commands and names are found in a text', () => {
  const text =
    '# A `b` c!\n\n[one](docs/a.md#b) [two](https://x.example) `npm run fix` `apps/x/` `console/a.ts` `useText()` `PORT_X=1`';
  expect(headingsOf(text)).toEqual(['a-b-c']);
  expect(linksOf(text)).toEqual(['docs/a.md#b']);
  expect(commandsNamed(text)).toEqual(['fix']);
  expect(pathsIn(text)).toEqual(['apps/x/', 'console/a.ts']);
  expect(namesIn(text)).toEqual(['useText', 'PORT_X']);
});

test.each(documents)('every link of %s leads to a file, and to a heading of it', (file) => {
  const wrong = linksOf(textOf(file)).filter((link) => {
    const [to, heading] = link.split('#');
    const target = to === '' ? file : path.join(path.dirname(file), to);
    if (!existsSync(fromRoot(target))) return true;
    return heading && target.endsWith('.md') && !headingsOf(textOf(target)).includes(heading);
  });
  expect(wrong).toEqual([]);
});

test.each(documents)('every path that %s names is there', (file) => {
  // A file is named from the root, or by its last folders, as in `console/create-console.tsx`.
  const isThere = (name) =>
    made.includes(name) ||
    existsSync(fromRoot(name)) ||
    tracked.some((each) => `/${each}`.endsWith(`/${name}`) || `/${each}`.includes(`/${name.replace(/\/$/, '')}/`));
  expect(pathsIn(textOf(file)).filter((name) => !isThere(name))).toEqual([]);
});

test.each(documents)('every command that %s names is one', (file) => {
  const { scripts } = JSON.parse(textOf('package.json'));
  expect(commandsNamed(textOf(file)).filter((name) => !scripts[name])).toEqual([]);
});

const wordsOf = (text) => text.match(/[\w$]+/g) ?? [];
const known = new Set(made);
for (const file of tracked)
  if (/\.(tsx?|mjs|json)$/.test(file) && existsSync(fromRoot(file)))
    for (const word of wordsOf(textOf(file))) known.add(word);

// These name what other libraries have, and what is gone.
const others = ['docs/validators-compared.md', 'docs/upgrade-notes.md'];
const ofOurs = documents.filter((file) => !others.includes(file));

test.each(ofOurs)(
  'every name of code and every variable that %s mentions stands in a source, or in its own examples',
  (file) => {
    const text = textOf(file);
    const examples = [...text.matchAll(/^```[\s\S]*?^```/gm)].flatMap(([code]) => wordsOf(code));
    expect(namesIn(text).filter((name) => !known.has(name) && !examples.includes(name))).toEqual([]);
  },
);

test('the tree in ARCHITECTURE.md has every folder at the top, every package and every app', () => {
  const tree = /### The tree\n\n```\n([\s\S]*?)```/.exec(textOf('ARCHITECTURE.md'))[1];
  const written = [...tree.matchAll(/^ {0,2}([\w.-]+)\/(?: |$)/gm)].map(([, name]) => name);
  const folders = tracked.flatMap((file) => {
    const [top, below] = file.split('/').slice(0, -1);
    return ['packages', 'apps'].includes(top) && below ? [top, below] : (top ?? []);
  });
  const settings = ['.changeset', '.ci', '.github'];
  expect(new Set(written)).toEqual(new Set(folders.filter((name) => !settings.includes(name))));
});
