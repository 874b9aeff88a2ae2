import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Every `name: setting(schema, fallback)` of a table, as `{ name, schema, fallback, sentence }`; the name of one in a group is `group.name`. */
export function readSettings(file) {
  const rows = [];
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const read = (node, prefix) => {
    for (const { name, initializer, jsDoc } of node.properties) {
      const full = prefix + name.text;
      if (ts.isObjectLiteralExpression(initializer)) read(initializer, `${full}.`);
      else {
        const [schema, fallback] = initializer.arguments.map((each) => each.getText());
        rows.push({ name: full, schema, fallback, sentence: ts.getTextOfJSDocComment(jsDoc?.[0]?.comment) });
      }
    }
  };
  ts.forEachChild(source, function visit(node) {
    if (ts.isVariableDeclaration(node) && node.name.text === 'settings') read(node.initializer, '');
    ts.forEachChild(node, visit);
  });
  const silent = rows.find(({ sentence }) => !sentence);
  if (silent) throw new Error(`The setting "${silent.name}" says nothing of itself: write a sentence above it.`);
  return rows;
}

/** The settings as a table. `messages` are the shell's, to show the text of a default that is a message. */
export function settingTable(rows, messages) {
  const shown = (fallback) => {
    const message = messages.find(({ id }) => id === fallback.replace('Messages.', '.'));
    if (message) return [message.texts.zh, message.texts.en].filter(Boolean).join(' / ') || '–';
    if (fallback === 'undefined' || fallback === "''") return '–';
    return `\`${fallback.replace(/\s+/g, ' ').replaceAll('|', '\\|')}\``;
  };
  const lines = rows.map(
    ({ name, fallback, sentence }) => `| \`${name}\` | ${shown(fallback)} | ${sentence.replaceAll('|', '\\|')} |`,
  );
  return ['| setting | default | what it does |', '| --- | --- | --- |', ...lines].join('\n');
}
