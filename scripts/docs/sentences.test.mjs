import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../lib/root.mjs';
import { longSentences } from './sentences.mjs';

test('a sentence is found by its words, code and tables left out', () => {
  const text =
    '# One two three four\n\nOne two three. One `two three` four\nfive.\n\n| one two three four |\n\n- One two three four';
  expect(longSentences(text, 3)).toEqual(['One X four five.', '- One two three four']);
});

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync(fromRoot('docs'))
    .filter((file) => file.endsWith('.md') && file !== 'proof.md')
    .map((file) => `docs/${file}`),
  ...readdirSync(fromRoot('packages')).map((name) => `packages/${name}/README.md`),
];

test.each(documents)('no sentence of %s has more than 25 words', (file) => {
  expect(longSentences(readFileSync(fromRoot(file), 'utf8'), 25)).toEqual([]);
});

test('README.md has 6 to 8 kB', () => {
  const { length } = readFileSync(fromRoot('README.md'));
  expect(length).toBeGreaterThan(6000);
  expect(length).toBeLessThan(8000);
});
