import { existsSync, readFileSync } from 'node:fs';
import { createChecks } from './lib/checks.mjs';
import { fromRoot } from './lib/root.mjs';
import { mustBeProven, playwrightTests, vitestTests } from './test/proof-results.mjs';
import { readProofRows } from './test/proof-rows.mjs';

// Every row of docs/proof.md against what the test runners reported.
const { check, finish } = createChecks('proof');
const tests = [
  ...readReport('units', vitestTests),
  ...readReport('browser', vitestTests),
  ...readReport('stories', vitestTests),
  ...readReport('journeys', playwrightTests),
];
for (const each of readProofRows(readFileSync(fromRoot('docs/proof.md'), 'utf8')))
  await check(`row "${each.row}" is proven`, () => mustBeProven(each, tests));
finish();

function readReport(name, read) {
  const file = fromRoot('reports', `${name}.json`);
  if (existsSync(file)) return read(JSON.parse(readFileSync(file, 'utf8')));
  console.log(`There is no report of ${name}: run "npm test".`);
  return [];
}
