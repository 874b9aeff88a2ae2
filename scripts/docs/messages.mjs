import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * Every `defineMessages(module, {...})` in a folder's messages.ts files, as `{ module, messages: [{ name, zh, en }] }`, by module; and the titles that
 * things bring along in their own files, such as a theme.
 */
export function readMessages(folder) {
  const modules = [];
  const titles = new Map();
  for (const file of readdirSync(folder, { recursive: true })) {
    const [, titled] = titledFiles.find(([pattern]) => pattern.test(file.replaceAll('\\', '/'))) ?? [];
    if ((path.basename(file) !== 'messages.ts' && !titled) || file.includes('examples')) continue;
    const text = readFileSync(path.join(folder, file), 'utf8');
    ts.forEachChild(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), function visit(node) {
      if (ts.isCallExpression(node) && node.expression.getText() === 'defineMessages') modules.push(moduleOf(node));
      if (titled && ts.isObjectLiteralExpression(node) && titleOf(node))
        titles.set(titled, [...(titles.get(titled) ?? []), titleOf(node)]);
      ts.forEachChild(node, visit);
    });
  }
  for (const [module, messages] of titles) {
    const present = modules.find((each) => each.module === module);
    if (present) present.messages.push(...messages);
    else modules.push({ module, messages });
  }
  return modules.sort((a, b) => a.module.localeCompare(b.module, 'en'));
}

/** Folders whose files are one titled thing each, with the module of the titles' ids. */
const titledFiles = [
  [/(^|\/)theme\/presets\/[^/]+\.ts$/, 'theme'],
  [/\.tool\.tsx$/, 'tool'],
];

/** The title of `{ name, title: { zh, en } }`, if it is one. */
function titleOf({ properties }) {
  const value = (name) =>
    properties.find((each) => ts.isPropertyAssignment(each) && each.name.text === name)?.initializer;
  const title = value('title');
  if (!title || !ts.isObjectLiteralExpression(title)) return undefined;
  return { name: (value('name') ?? value('id')).text, ...textsOf(title) };
}

const textsOf = ({ properties }) =>
  Object.fromEntries(properties.map((each) => [each.name.text, each.initializer.text]));

function moduleOf({ arguments: [module, table] }) {
  const messages = table.properties.map((property) => {
    return { name: property.name.text, ...textsOf(property.initializer) };
  });
  return { module: module.text, messages };
}

/** Every message with its id and its texts, a table for each module. */
export function messagesPage(modules) {
  const cell = (text = '') => text.replaceAll('|', '\\|').replaceAll('\n', ' ').replace(/[{}<]/g, '\\$&');
  const tables = modules.map(({ module, messages }) => {
    const rows = messages.map(({ name, zh, en }) => `| \`${module}.${name}\` | ${cell(zh)} | ${cell(en)} |`);
    return [`## ${module}`, '', '| id | 中文 | English |', '| --- | --- | --- |', ...rows].join('\n');
  });
  return `# Messages\n\n${tables.join('\n\n')}\n`;
}
