import path from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { compare, readVectors } from '../../packages/validators/bench/compare.mjs';
import { fromRoot } from '../lib/root.mjs';
import { readRules } from './validator-rules.mjs';

const home = fromRoot('packages/validators');
const titles = { core: '@waybill/validators', cn: '@waybill/validators/cn', trade: '@waybill/validators/trade' };

/** The predicates and facts of each entry, and what every rule says. */
export async function rulesPage(program) {
  const { examples } = await loadRules();
  const rules = readRules();
  const tables = [...new Set(rules.map((rule) => rule.entry))].map((entry) => {
    const own = rules.filter((rule) => rule.entry === entry);
    return `## ${titles[entry]}\n\n${predicateTable(program, own, examples)}`;
  });
  return `# Rules\n\n${tables.join('\n\n')}\n\n## Codes and texts\n\n${messageTable(rules, examples)}\n`;
}

/** How the public lists are judged. */
export async function vectorsPage() {
  const { predicates } = await loadRules();
  return `# Public vectors\n\n${vectorTable(predicates)}\n`;
}

/** Examples by file and predicates by name, as they are at run time. */
async function loadRules() {
  const entry = path.join(home, 'src/testing/rule-table.ts');
  const options = { entryPoints: [entry], bundle: true, format: 'esm', write: false, logLevel: 'error' };
  const { outputFiles } = await build(options);
  const { ruleTable } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`
  );
  const predicates = ruleTable.flatMap(({ predicate }) => (predicate ? [[predicate.name, predicate]] : []));
  return {
    examples: new Map(ruleTable.map((row) => [row.file, row.examples()])),
    predicates: Object.fromEntries(predicates),
  };
}

function predicateTable(program, rules, examples) {
  const rows = rules.flatMap(({ file, predicate, facts }) => {
    const cases = examples.get(file) ?? [];
    return [
      ...(predicate
        ? [
            row(
              program,
              file,
              predicate,
              cases.map((each) => use(predicate, each.good[0], each.args, 'true')),
            ),
          ]
        : []),
      ...(facts
        ? [
            row(
              program,
              file,
              facts,
              cases.slice(0, 1).map((each) => `\`${facts}(${literal(each.good[0])})\``),
            ),
          ]
        : []),
    ];
  });
  return ['| function | one line of use | what it asks or tells |', '| --- | --- | --- |', ...rows].join('\n');
}

const row = (program, file, name, uses) =>
  `| \`${name}\` | ${uses.join('<br>')} | ${sentenceOf(program, file, name)} |`;
const use = (name, value, args = [], answer) =>
  `\`${name}(${[value, ...args].map(literal).join(', ')})\` → \`${answer}\``;

function messageTable(rules, examples) {
  const rows = rules.flatMap(({ entry, file, schema, messages }) =>
    messages.map(({ code, zh, en }) => {
      const args = examples.get(file)?.[0]?.args ?? [];
      return `| \`${schema}(${args.map(literal).join(', ')})\` | \`${code}\` | ${zh} | ${en} | \`${titles[entry]}\` |`;
    }),
  );
  return ['| schema or rule | issue code | 中文 | English | entry |', '| --- | --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}

/** The first sentence above a function, without its opening "Whether". */
function sentenceOf(program, file, name) {
  const source = program.getSourceFile(path.join(home, 'src', file));
  const found = source.statements.find((one) => ts.isFunctionDeclaration(one) && one.name?.text === name);
  const text = ts
    .getJSDocCommentsAndTags(found)
    .map((each) => ts.getTextOfJSDocComment(each.comment) ?? '')
    .join(' ');
  const first = text.replace(/\s+/g, ' ').match(/^.*?\.(?= [A-Z]|$)/)?.[0] ?? text;
  return first
    .replace(/^Whether (?:a (?:string|value) (?:is|has) )?/, '')
    .replace(/\.$/, '')
    .replaceAll('|', '\\|');
}

/** How many values of the public lists each side judges as the lists do, then every value that is judged otherwise here. */
function vectorTable(predicates) {
  const of = (count, values) => (count === undefined ? '–' : `${count} of ${values}`);
  const rows = compare(predicates).map(
    ({ rule, values, ours, theirs, anyRule, sources }) =>
      `| \`${rule}\` | ${of(ours, values)} | ${of(theirs, values)} | ${of(anyRule, values)} | ${sources.join('; ')} |`,
  );
  const differing = readVectors().flatMap(({ rule, lists }) => {
    const byReason = new Map();
    for (const [value, reason] of lists.flatMap(({ differs }) => Object.entries(differs)))
      byReason.set(reason, [...(byReason.get(reason) ?? []), literal(value)]);
    return [...byReason].map(
      ([reason, values]) => `| \`${rule}\` | ${values.map((value) => `\`${value}\``).join(', ')} | ${reason} |`,
    );
  });
  return [
    ...['| rule | ours | validator.js | any-rule | lists |', '| --- | --- | --- | --- | --- |', ...rows, ''],
    ...['| rule | judged otherwise here | reason |', '| --- | --- | --- |', ...differing],
  ].join('\n');
}

/** A value as it is written in a program, on one line of a table. */
function literal(value) {
  if (value instanceof RegExp) return String(value).replaceAll('|', '\\|');
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (typeof value === 'function') return String(value);
  if (typeof value === 'string') {
    const inner = value
      .replaceAll('\\', '\\\\')
      .replace(/[\u3000\s]/g, (sign) =>
        sign === ' ' ? ' ' : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    return `'${inner.replaceAll("'", "\\'").replaceAll('|', '\\|')}'`;
  }
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, each]) => ` ${key}: ${literal(each)}`)
      .join(',')} }`;
  return String(value);
}
