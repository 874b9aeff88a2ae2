import path from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { fromRoot } from '../lib/root.mjs';
import { readRules } from './validator-rules.mjs';

const home = fromRoot('packages/validators');
const titles = { core: '@waybill/validators', cn: '@waybill/validators/cn', trade: '@waybill/validators/trade' };

/** The tables of the validators' README: predicates and facts of each entry, and what every rule says. */
export async function validatorTables(program) {
  const examples = await loadExamples();
  const rules = readRules();
  const parts = { messages: messageTable(rules, examples) };
  for (const entry of new Set(rules.map((rule) => rule.entry)))
    parts[entry] = predicateTable(
      program,
      rules.filter((rule) => rule.entry === entry),
      examples,
    );
  return parts;
}

/** The examples as they are at run time, by file. */
async function loadExamples() {
  const entry = path.join(home, 'src/testing/rule-table.ts');
  const options = { entryPoints: [entry], bundle: true, format: 'esm', write: false, logLevel: 'error' };
  const { outputFiles } = await build(options);
  const { ruleTable } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`
  );
  return new Map(ruleTable.map((row) => [row.file, row.examples()]));
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
