import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { fromRoot } from '../lib/root.mjs';

const src = fromRoot('packages/validators/src');
const made = '// Made from the rules by `npm run docs`; changes by hand are lost.\n';
const titleOf = { index: 'core' };

/** The rules in the order of the entries that export them: `{ entry, file, predicate, schema, facts, messages, hasExamples }`. */
export function readRules() {
  return entries().flatMap((entry) => {
    const exported = exportsOf(path.join(src, 'exports', `${entry}.ts`));
    return [...exported].map(([file, names]) => ruleOf(titleOf[entry] ?? entry, file, names));
  });
}

/** What is derived from the rules, by path: a list of messages for each entry, and the table of all rules for the tests. */
export function ruleSources() {
  const rules = readRules();
  const sources = new Map();
  for (const entry of new Set(rules.map((rule) => rule.entry))) {
    const inner = entry === 'core' ? messagesOf('messages/run-messages.ts') : [];
    const own = rules.filter((rule) => rule.entry === entry).flatMap((rule) => rule.messages);
    const messages = [...own, ...inner];
    sources.set(path.join(src, 'languages', `${entry}.ts`), messagesSource(messages, entry));
    if (entry === 'core') sources.set(path.join(src, 'messages/issue-code.ts'), codesSource(messages));
  }
  sources.set(path.join(src, 'testing/rule-table.ts'), tableSource(rules.filter((rule) => rule.hasExamples)));
  return sources;
}

function entries() {
  const files = readdirSync(path.join(src, 'exports')).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.'),
  );
  return files.map((file) => path.basename(file, '.ts')).sort((a, b) => Number(b === 'index') - Number(a === 'index'));
}

/** Which values an entry exports, by the file that defines them. */
function exportsOf(entry) {
  const found = new Map();
  for (const statement of parse(entry).statements) {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly || !ts.isNamedExports(statement.exportClause))
      continue;
    const names = statement.exportClause.elements.filter((each) => !each.isTypeOnly).map((each) => each.name.text);
    const file = `${path.posix.join('exports', statement.moduleSpecifier.text)}.ts`;
    if (names.length > 0) found.set(file, [...(found.get(file) ?? []), ...names]);
  }
  return found;
}

function ruleOf(entry, file, names) {
  const source = parse(path.join(src, file));
  const messages = [
    ...messagesOf(file),
    ...(file === 'presence/required.ts' ? messagesOf('messages/required-messages.ts') : []),
  ];
  const takesAnything = (name) => source.text.includes(`function ${name}(value: unknown`);
  return {
    entry,
    file,
    predicate: names.find((name) => /^is[A-Z]/.test(name) && takesAnything(name)),
    schema: messages.length > 0 ? names.find((name) => !/^(is|parse)[A-Z]/.test(name)) : undefined,
    facts: names.find((name) => /^parse[A-Z]/.test(name)),
    messages,
    hasExamples: constants(source).some(({ name }) => name === 'examples'),
  };
}

function messagesOf(file) {
  return constants(parse(path.join(src, file))).flatMap(({ name, value }) => {
    if (!value || !ts.isObjectLiteralExpression(value)) return [];
    const fields = Object.fromEntries(value.properties.map((each) => [each.name.text, each.initializer?.text]));
    return fields.code && fields.zh && fields.en ? [{ file, name, ...fields }] : [];
  });
}

function constants(source) {
  return source.statements
    .filter(
      (one) => ts.isVariableStatement(one) && one.modifiers?.some((each) => each.kind === ts.SyntaxKind.ExportKeyword),
    )
    .flatMap((one) => one.declarationList.declarations)
    .map(({ name, initializer }) => ({
      name: name.text,
      value: initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer,
    }));
}

function messagesSource(messages, entry) {
  const imports = messages.map(
    ({ file, name, code }) =>
      `import { ${name === code ? code : `${name} as ${aliasOf(code)}`} } from '../${moduleOf(file)}';`,
  );
  const names = messages.map(({ name, code }) => (name === code ? code : aliasOf(code)));
  return `${made}${imports.join('\n')}

${entry === 'core' ? '' : `/** Every code that the rules of this entry report. @public */\nexport type IssueCode = (typeof ruleMessages)[number]['code'];\n`}
export const ruleMessages = [${names.join(', ')}];
`;
}

/** By itself, since the form of an issue names the codes and no rule. */
const codesSource = (messages) => `${made}
/** Every code that the rules of this entry report. @public */
export type IssueCode = ${messages.map(({ code }) => `'${code}'`).join(' | ')};
`;

const moduleOf = (file) => file.replace(/\.ts$/, '');
const aliasOf = (code) => `${code}Messages`;

function tableSource(rules) {
  const alias = (file) => moduleOf(file).replace(/\W+(\w)/g, (_, letter) => letter.toUpperCase());
  const imports = rules.map(({ file }) => `import * as ${alias(file)} from '../${moduleOf(file)}';`);
  const rows = rules.map(({ entry, file, predicate, schema, facts, messages }) => {
    const one = alias(file);
    const fields = [`entry: '${entry}'`, `file: '${file}'`];
    if (predicate) fields.push(`predicate: ${one}.${predicate}`);
    if (schema) fields.push(`schema: ${one}.${schema}`);
    if (facts) fields.push(`facts: ${one}.${facts}`);
    if (messages.length > 0) fields.push(`code: '${messages[0].code}'`);
    return `{ ${fields.join(', ')}, examples: ${one}.examples }`;
  });
  return `${made}${imports.join('\n')}
import type { RuleRow } from './rule-row';

export const ruleTable: readonly RuleRow[] = [${rows.join(',\n')}];
`;
}

function parse(file) {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}
