import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { fromRoot } from '../scripts/lib/root.mjs';
import { parseSource, plainComment, readComments, visitNodes } from './read-comments.mjs';

// Counts the wording that docs and code avoid: `node lint/count-wording.mjs [--by-folder] [--list <name>] [folder …]`.
const words = (text) => {
  const [first, ...rest] = text;
  const capital = `${first.toUpperCase()}${rest.join('')}`;
  return new RegExp(`(?<![A-Za-z])${text}(?![a-z])|${capital}(?![a-z])|${text.toUpperCase()}`, 'g');
};
const patterns = {
  whoever: words('whoever'),
  told: words('told'),
  nobody: words('nobody'),
  synonyms: /\b(someone who|that which|any(one|body) who|those who|one who|none of)\b/gi,
};
const commentStart = /^\s*(What|Who) /;
const pronoun = /(?<![\w'’])(he|his|him|himself|she|her|hers|herself)(?![\w'’])/gi;
const vagueNames = new Set(['found', 'own', 'known', 'kept', 'asked', 'said', 'told', 'wanted']);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'by-folder': { type: 'boolean' }, list: { type: 'string' } },
});
const print = (line) => process.stdout.write(`${line}\n`);
const names = [...Object.keys(patterns), 'what/who', 'pronouns', 'declarations'];
const listed = execFileSync('git', ['ls-files', '-z', ...positionals], { cwd: fromRoot(), maxBuffer: 1 << 28 });
const files = `${listed}`.split('\0').filter((file) => /\.(tsx?|mjs|mdx?)$/.test(file) && existsSync(fromRoot(file)));

const counts = new Map();
for (const file of files) {
  const text = readFileSync(fromRoot(file), 'utf8');
  for (const place of readPlaces(file, text)) {
    const folder = values['by-folder'] ? toFolder(file) : 'all';
    if (!counts.has(folder)) counts.set(folder, Object.fromEntries(names.map((name) => [name, 0])));
    counts.get(folder)[place.name] += 1;
    if (place.name === values.list) {
      const before = text.slice(0, place.at);
      const line = text.slice(before.lastIndexOf('\n') + 1).split('\n', 1)[0];
      print(`${file}:${before.split('\n').length}: ${line.trim()}`);
    }
  }
}
if (!values.list) {
  const row = (cells, folder) => print(`${cells.map((cell) => `${cell}`.padStart(13)).join('')}  ${folder}`);
  row(names, 'folder');
  for (const [folder, count] of counts) row(Object.values(count), folder);
}

/** The places of a file that use the avoided wording; words of a name count as words. */
function* readPlaces(file, text) {
  for (const [name, pattern] of Object.entries(patterns)) {
    for (const { index } of text.matchAll(pattern)) yield { name, at: index };
  }
  if (/\.mdx?$/.test(file)) return;
  const source = parseSource(file, text);
  for (const comment of readComments(source)) {
    const plain = plainComment(text, comment);
    if (commentStart.test(plain)) yield { name: 'what/who', at: comment.start };
    for (const { index } of plain.matchAll(pronoun)) yield { name: 'pronouns', at: comment.start + index };
  }
  const declared = [];
  visitNodes(source, (node) => {
    const isNamed = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node);
    const isFunction = ts.isFunctionDeclaration(node) || ts.isTypeAliasDeclaration(node);
    if ((isNamed || isFunction) && vagueNames.has(node.name?.text)) declared.push(node.name.getStart(source));
  });
  for (const at of declared) yield { name: 'declarations', at };
}

/** The folder under which a file is counted. */
function toFolder(file) {
  const folders = file.split('/').slice(0, -1);
  const depth = folders[3] === 'console' ? 6 : ({ packages: 4, modules: 3 }[folders[0]] ?? 2);
  return folders.slice(0, depth).join('/') || '.';
}
