import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '../lib/root.mjs';

const sources = ['packages/ui-shell/src', 'apps/console/src'].flatMap((root) =>
  readdirSync(fromRoot(root), { recursive: true })
    .map((file) => path.posix.join(root, file.replaceAll('\\', '/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\/(examples|testing)\//.test(file)),
);

const writersOf = (pattern) => sources.filter((file) => pattern.test(readFileSync(fromRoot(file), 'utf8')));

// The first paint comes before any script: its inline script is a text, which sets the same things once.
test.each([
  ['the language of the document', /\.lang = /, ['theme/apply-theme.ts']],
  ['the direction of the document', /\.dir = /, ['theme/apply-theme.ts']],
  ['the classes of the body', /body\.(className = |classList\.(add|remove|toggle|replace))/, ['theme/apply-theme.ts']],
  ['the colour scheme of the document', /\.colorScheme = /, ['theme/apply-theme.ts']],
  ['the title of the document', /document\.title = /, ['console/view/document-title.tsx']],
])('%s has one writer', (_what, pattern, files) => {
  expect(writersOf(pattern)).toEqual(files.map((file) => `packages/ui-shell/src/${file}`));
});

test('no file but layers.ts names the number of a z-index', () => {
  expect(writersOf(/z-?index:? ?['"]?-?\d|layer\('\w+'\) [-+]/i)).toEqual([]);
  expect(writersOf(/z-index: ?\$\{layer\(/).length).toBeGreaterThan(10);
});
