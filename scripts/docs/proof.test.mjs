import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../lib/root.mjs';

const places = {
  S: 'packages/ui-shell/src',
  A: 'packages/auth-core/src',
  H: 'packages/http/src',
  V: 'packages/validators/src',
  J: 'apps/console/journeys',
};

/** The rows of every table: `{ row, files, words }`. */
const rows = readFileSync(fromRoot('docs/proof.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!row |-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, row, where, words]) => ({
    row,
    words,
    files: [...where.matchAll(/`([^`]+)`/g)].map(([, file]) => fileOf(file)),
  }));

function fileOf(name) {
  const [, place, rest] = /^([SAHVJ])\/(.*)$/.exec(name) ?? [];
  return place ? `${places[place]}/${rest}` : name;
}

// Rows that a whole file proves.
const isWhole = (words) => /^(all|one test a row|see .*)$/.test(words);
// In the source an apostrophe may be escaped, and a long name broken at the quote.
const plain = (text) => text.replaceAll("\\'", "'");

test.each(rows.filter(({ words }) => !words.startsWith('**no proof yet**')))(
  'row "$row" names files that exist and a test in them',
  ({ files, words }) => {
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(existsSync(fromRoot(file)), file).toBe(true);
    if (isWhole(words)) return;
    const source = plain(files.map((file) => readFileSync(fromRoot(file), 'utf8')).join('\n'));
    const names = /stories\.tsx$/.test(files[0]) ? words.split(', ').map((name) => `export const ${name}`) : [words];
    for (const name of names) expect(source).toContain(name);
  },
);
