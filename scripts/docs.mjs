import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileExamples } from './docs/examples.mjs';
import { writeSiteTables } from './docs/site-tables.mjs';
import { ruleSources } from './docs/validator-rules.mjs';
import { fromRoot } from './lib/root.mjs';

if (process.argv.includes('--help')) {
  console.log('npm run docs            writes the sources that follow from the rules, and the tables of the site');
  console.log(
    'npm run docs -- --check fails when such a source is out of date, or an example of a README or of docs/ does not compile',
  );
  process.exit(0);
}

const check = process.argv.includes('--check');
const problems = [];
for (const [file, text] of ruleSources()) write(file, text);

if (check) {
  const { count, said } = compileExamples();
  if (said) problems.push(said);
  console.log(`${count} examples`);
} else await writeSiteTables();

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function write(file, text) {
  const biome = fromRoot('node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'check', '--write', `--stdin-file-path=${file}`];
  const source = execFileSync(process.execPath, args, { input: text, encoding: 'utf8' });
  if (existsSync(file) && readFileSync(file, 'utf8') === source) return;
  if (check) problems.push(`${path.relative(fromRoot('.'), file)} is out of date: run "npm run docs" and commit it.`);
  else writeFileSync(file, source);
}
