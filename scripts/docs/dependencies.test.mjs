import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../lib/root.mjs';

const readJson = (file) => JSON.parse(readFileSync(fromRoot(file), 'utf8'));

/** The production dependencies of the workspaces and the packages that are copied into a package. */
const named = new Set(
  ['packages', 'apps', 'modules']
    .flatMap((group) => readdirSync(fromRoot(group)).map((name) => readJson(`${group}/${name}/package.json`)))
    .flatMap(({ dependencies, peerDependencies }) => Object.keys({ ...dependencies, ...peerDependencies }))
    .filter((name) => !name.startsWith('@waybill/'))
    .concat('jsencrypt'),
);

/** The rows before the section of removed packages: name to `{ version, licence }`. */
const rows = new Map(
  [
    ...(readFileSync(fromRoot('docs/dependencies.md'), 'utf8').split('## In the tests')[0] ?? '').matchAll(
      /^- (\S+) (\d\S*) \((\([^)]*\)|[^;]*);/gm,
    ),
  ].map(([, name, version, licence]) => [name, { version, licence }]),
);

test('every dependency of production has a line, and every line is one [each-dependency-has-reason]', () => {
  expect([...rows.keys()].sort()).toEqual([...named].sort());
});

test.each([...rows])('%s has the major version and the licence of its row', (name, { version, licence }) => {
  const installed = readJson(`node_modules/${name}/package.json`);
  expect([version.split('.')[0], licence]).toEqual([installed.version.split('.')[0], installed.license]);
});
