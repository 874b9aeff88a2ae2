import { readFileSync } from 'node:fs';
import { createLinter, loadLinterFormatter, loadTextlintrc } from 'textlint';
import { fromRoot } from '../scripts/lib/root.mjs';
import { plainEnglish } from './prose/plain-english.mjs';

// Fails when documents and doc comments have more warnings than the limit; `npm run prose -- --list [<path> …]` prints the warnings.
const documents = ['*.md', 'docs', 'packages/*/README.md', 'packages/*/docs', '{apps,modules}/*/README.md', 'examples'];
const sources = ['packages/*/src/**/*.ts', 'packages/*/src/**/*.tsx'];
const words = process.argv.slice(2);
const paths = words.filter((word) => word !== '--list');
const descriptor = (await loadTextlintrc()).concat(plainEnglish);
const linter = createLinter({ descriptor, cwd: fromRoot(), ignoreFilePath: fromRoot('lint/prose/ignored') });
const results = await linter.lintFiles(paths.length > 0 ? paths : [...documents, ...sources]);
if (words.includes('--list')) {
  const formatter = await loadLinterFormatter({ formatterName: 'unix' });
  process.stdout.write(`${formatter.format(results)}\n`);
}
const messages = results.flatMap((result) => result.messages);
const failure = messages.find(({ ruleId }) => ruleId === 'plugin-error');
if (failure) throw new Error(failure.message);
const counts = {};
for (const { ruleId } of messages) counts[ruleId] = (counts[ruleId] ?? 0) + 1;
const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
const { warningLimit } = JSON.parse(readFileSync(fromRoot('lint/prose/limit.json'), 'utf8'));
const table = Object.entries(counts).map(([rule, count]) => `${count} ${rule}`);
process.stdout.write(`${total} warnings about wording (limit ${warningLimit}): ${table.join(', ')}\n`);
if (paths.length === 0 && total > warningLimit) {
  process.stdout.write('Reword the new sentences; `npm run prose -- --list <file>` shows the warnings of a file.\n');
  process.exitCode = 1;
}
