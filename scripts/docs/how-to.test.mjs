import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '../lib/root.mjs';

const folder = fromRoot('examples/second-back-office');
// What npm makes, and the API that the how-to says to copy.
const apart = ['package.json', 'api.mjs'];

test('the how-to of the README holds every file of examples/second-back-office, to the letter', () => {
  const readme = readFileSync(fromRoot('README.md'), 'utf8');
  const [, section = ''] = readme.split(/^## A second back office in ten minutes$/m);
  const blocks = [...section.split(/^## /m)[0].matchAll(/^```\w+\n(?:\/\/ |<!-- )(\S+)(?: -->)?\n(.*?)^```/gms)];
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/[\\/](node_modules|dist)([\\/]|$)/.test(entry.parentPath))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !apart.includes(file));
  const told = Object.fromEntries(blocks.map(([, file, text]) => [file, text]));
  expect(Object.keys(told).sort()).toEqual(files.sort());
  for (const file of files) expect(told[file], file).toBe(readFileSync(path.join(folder, file), 'utf8'));
});

test('the how-to installs what the example depends on', () => {
  const readme = readFileSync(fromRoot('README.md'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const command = readme.slice(readme.indexOf('mkdir harbour'));
  for (const name of Object.keys({ ...dependencies, ...devDependencies }))
    expect(command.slice(0, command.indexOf('```')).split(/\s+/)).toContain(name);
});
