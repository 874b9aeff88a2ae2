import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiPage } from './docs/api-page.mjs';
import { entryFiles } from './docs/entries.mjs';
import { examplePages, exampleProblems, readExamples } from './docs/examples.mjs';
import { messagesPage, moduleTable, readMessages } from './docs/messages.mjs';
import { createProgram } from './docs/program.mjs';
import { measureSizes, sizesFile, sizeTable, supportTable } from './docs/registry-tables.mjs';
import { partsTable } from './docs/screen-parts.mjs';
import { readSettings, settingTable } from './docs/settings.mjs';
import { tokenTable } from './docs/tokens.mjs';
import { ruleSources } from './docs/validator-rules.mjs';
import { validatorTables } from './docs/validator-tables.mjs';
import { fromRoot } from './lib/root.mjs';

const check = process.argv.includes('--check');
if (process.argv.includes('--help')) {
  console.log(
    'npm run docs            writes docs/api/ and the generated parts of the READMEs of ui-shell and validators, what follows from rules',
  );
  console.log('npm run docs -- --sizes weighs entries and first screens anew before; build the sandbox first');
  console.log(
    'npm run docs -- --check fails when they are out of date, or an example of a README or of docs/ does not compile',
  );
  process.exit(0);
}

const problems = [];
for (const [file, text] of ruleSources()) write(file, text);

const packages = ['auth-core', 'http', 'ui-shell', 'validators'];
if (process.argv.includes('--sizes')) {
  const measured = await Promise.all(packages.map(measureSizes));
  const { measureScreens } = await import('./docs/measure-screens.mjs');
  const screens = await measureScreens();
  writeFileSync(sizesFile, `${JSON.stringify(Object.assign({}, ...measured, { screens }), null, 2)}\n`);
}
const sizes = JSON.parse(readFileSync(sizesFile, 'utf8'));
const registryTables = (name) => ({ size: sizeTable(name, sizes), support: supportTable(name) });
const readme = fromRoot('packages/ui-shell/README.md');
const examples = new Map(examplePages().flatMap((page) => [...readExamples(page)]));
const program = createProgram(packages.flatMap(entryFiles), examples);
const settings = readSettings(fromRoot('packages/ui-shell/src/console/kernel/settings.ts'));
const modules = readMessages(fromRoot('packages/ui-shell/src'));

const pages = new Map(
  packages.map((name) => [fromRoot('docs/api', `${name}.md`), apiPage(program, name, entryFiles(name))]),
);
pages.set(fromRoot('docs/api/messages.md'), messagesPage(modules));
pages.set(
  readme,
  withParts(readFileSync(readme, 'utf8'), {
    modules: moduleTable(modules),
    settings: settingTable(settings, modules),
    tokens: tokenTable(program),
    ...registryTables('ui-shell'),
  }),
);

problems.push(...exampleProblems(program, examples));
mkdirSync(fromRoot('docs/api'), { recursive: true });
const validators = fromRoot('packages/validators/README.md');
const tables = { ...(await validatorTables(program)), ...registryTables('validators') };
pages.set(validators, withParts(readFileSync(validators, 'utf8'), tables));
for (const name of ['auth-core', 'http']) {
  const file = fromRoot('packages', name, 'README.md');
  pages.set(file, withParts(readFileSync(file, 'utf8'), registryTables(name)));
}

const firstScreens = fromRoot('docs/first-screens.md');
pages.set(firstScreens, withParts(readFileSync(firstScreens, 'utf8'), { parts: partsTable(sizes.screens) }));

for (const [file, text] of pages) write(file, text);
for (const problem of problems) console.error(problem);
console.log(`${pages.size} pages, ${examples.size} examples, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

function write(file, text) {
  const shown = formatted(file, text);
  if (existsSync(file) && readFileSync(file, 'utf8') === shown) return;
  if (check) problems.push(`${path.relative(fromRoot('.'), file)} is out of date: run "npm run docs" and commit it.`);
  else writeFileSync(file, shown);
}

/** Puts each text between `<!-- made: name -->` and `<!-- end -->`. */
function withParts(text, parts) {
  return text.replace(
    /(<!-- made: (\w+) -->).*?(<!-- end -->)/gs,
    (_, start, name, end) => `${start}\n\n${parts[name]}\n\n${end}`,
  );
}

function formatted(file, text) {
  const biome = fromRoot('node_modules/@biomejs/biome/bin/biome');
  const how = file.endsWith('.ts') ? ['check', '--write'] : ['format'];
  return execFileSync(process.execPath, [biome, ...how, `--stdin-file-path=${file}`], {
    input: text,
    encoding: 'utf8',
  });
}
