import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../lib/root.mjs';
import { isStory, readProofRows } from '../test/proof-rows.mjs';

// A first look, at the sources: whether the tests ran and passed is a check of its own (scripts/proof.mjs), which reads the runners' reports.
const rows = readProofRows(readFileSync(fromRoot('docs/proof.md'), 'utf8'));
// In the source an apostrophe may be escaped.
const plain = (text) => text.replaceAll("\\'", "'");

test.each(rows)('row "$row" names files that exist and a test in them', ({ files, names }) => {
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(existsSync(fromRoot(file)), file).toBe(true);
  const source = plain(files.map((file) => readFileSync(fromRoot(file), 'utf8')).join('\n'));
  for (const name of names) expect(source).toContain(isStory(files[0]) ? `export const ${name}` : name);
});
