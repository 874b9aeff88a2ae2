import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../lib/root.mjs';

const src = fromRoot('packages/validators/src');
const made = '// Made from the rules by `npm run docs`; changes by hand are lost.\n';
const titleOf = { index: 'core' };

/** The rules in the order of the entries that export them: `{ entry, file, predicate, schema, facts, messages, hasExamples }`. */
export function readRules() {
  return entries().flatMap((entry) => {
    const exported = exportsOf(entry);
    const rules = [...exported].map(([file, names]) => ruleOf(titleOf[entry] ?? entry, file, names));
    // An entry of languages has none.
    return rules.filter(
      ({ predicate, facts, messages, hasExamples }) => predicate || facts || messages[0] || hasExamples,
    );
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
  for (const [, list, from] of read(`exports/${entry}.ts`).matchAll(/^export \{([^}]*)\} from '([^']+)';/gm)) {
    const names = list.split(',').map((name) => name.trim().split(' as ').at(-1));
    const values = names.filter((name) => name !== '' && !name.startsWith('type '));
    const file = `${path.posix.join('exports', from)}.ts`;
    if (values.length > 0) found.set(file, [...(found.get(file) ?? []), ...values]);
  }
  return found;
}

function ruleOf(entry, file, names) {
  const source = read(file);
  const messages = messagesOf(file);
  if (file === 'presence/required.ts') messages.push(...messagesOf('messages/required-messages.ts'));
  return {
    entry,
    file,
    predicate: names.find((name) => /^is[A-Z]/.test(name) && source.includes(`function ${name}(value: unknown`)),
    schema: messages.length > 0 ? names.find((name) => !/^(is|parse)[A-Z]/.test(name)) : undefined,
    facts: names.find((name) => /^parse[A-Z]/.test(name)),
    messages,
    hasExamples: /^export const examples\b/m.test(source),
  };
}

const messagesOf = (file) =>
  [...read(file).matchAll(/^export const (\w+) = \{\s*code: '(\w+)'/gm)].map(([, name, code]) => ({
    file,
    name,
    code,
  }));

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

function read(file) {
  return readFileSync(path.join(src, file), 'utf8');
}
