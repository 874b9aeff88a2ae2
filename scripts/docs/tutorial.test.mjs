import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '../lib/root.mjs';

const folder = fromRoot('examples/second-back-office');
// What npm makes, and the API that the tutorial says to copy.
const apart = ['package.json', 'api.mjs'];

test('the tutorial holds every file of examples/second-back-office, to the letter', () => {
  const tutorial = readFileSync(fromRoot('docs/tutorial.md'), 'utf8');
  const blocks = [...tutorial.matchAll(/^```\w+\n(?:\/\/ |<!-- )(\S+)(?: -->)?\n(.*?)^```/gms)];
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/[\\/](node_modules|dist)([\\/]|$)/.test(entry.parentPath))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !apart.includes(file));
  const told = Object.fromEntries(blocks.map(([, file, text]) => [file, text]));
  expect(Object.keys(told).sort()).toEqual(files.sort());
  for (const file of files) expect(told[file], file).toBe(readFileSync(path.join(folder, file), 'utf8'));
});

test('the tutorial installs what the example depends on', () => {
  const tutorial = readFileSync(fromRoot('docs/tutorial.md'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const command = tutorial.slice(tutorial.indexOf('mkdir harbour'));
  for (const name of Object.keys({ ...dependencies, ...devDependencies }))
    expect(command.slice(0, command.indexOf('```')).split(/\s+/)).toContain(name);
});
