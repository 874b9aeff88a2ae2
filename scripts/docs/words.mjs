import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * Every `defineMessages(room, {...})` in a folder's messages.ts files, as `{ room, words: [{ name, zh, en }] }`, by room; and the titles that
 * things bring along in their own files, such as a theme.
 */
export function readWords(folder) {
  const rooms = [];
  const titles = new Map();
  for (const file of readdirSync(folder, { recursive: true })) {
    const [, titled] = titledFiles.find(([pattern]) => pattern.test(file.replaceAll('\\', '/'))) ?? [];
    if ((path.basename(file) !== 'messages.ts' && !titled) || file.includes('examples')) continue;
    const text = readFileSync(path.join(folder, file), 'utf8');
    ts.forEachChild(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), function visit(node) {
      if (ts.isCallExpression(node) && node.expression.getText() === 'defineMessages') rooms.push(roomOf(node));
      if (titled && ts.isObjectLiteralExpression(node) && titleOf(node))
        titles.set(titled, [...(titles.get(titled) ?? []), titleOf(node)]);
      ts.forEachChild(node, visit);
    });
  }
  for (const [room, words] of titles) {
    const present = rooms.find((each) => each.room === room);
    if (present) present.words.push(...words);
    else rooms.push({ room, words });
  }
  return rooms.sort((a, b) => a.room.localeCompare(b.room, 'en'));
}

/** Folders whose files are one titled thing each, with the room of the titles' ids. */
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

function roomOf({ arguments: [room, table] }) {
  const words = table.properties.map((property) => {
    return { name: property.name.text, ...textsOf(property.initializer) };
  });
  return { room: room.text, words };
}

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');

/** The rooms with the names of their messages, for a README. */
export function roomTable(rooms) {
  const rows = rooms.map(({ room, words }) => `| \`${room}\` | ${words.map(({ name }) => `\`${name}\``).join(', ')} |`);
  return ['| room | messages (`<room>.<name>` is the id) |', '| --- | --- |', ...rows].join('\n');
}

/** Every message with both texts. */
export function wordsPage(rooms) {
  const parts = rooms.map(({ room, words }) =>
    [
      `## ${room}`,
      '',
      '| id | 中文 | English |',
      '| --- | --- | --- |',
      ...words.map(({ name, zh, en }) => `| \`${room}.${name}\` | ${cell(zh)} | ${cell(en)} |`),
      '',
    ].join('\n'),
  );
  return `# Words of \`@waybill/ui-shell\`\n\nMade from the \`messages.ts\` files by \`npm run docs\`; changes by hand are lost. Override any of them by id: \`words: { en: { 'tabs.closeAll': 'Close every tab' } }\`.\n\n${parts.join('\n')}`;
}
