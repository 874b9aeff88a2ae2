import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Every `defineMessages(room, {...})` in a folder's messages.ts files, as `{ room, words: [{ name, zh, en }] }`, by room. */
export function readWords(folder) {
  const rooms = [];
  for (const file of readdirSync(folder, { recursive: true })) {
    if (path.basename(file) !== 'messages.ts' || file.includes('examples')) continue;
    const text = readFileSync(path.join(folder, file), 'utf8');
    ts.forEachChild(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), function visit(node) {
      if (ts.isCallExpression(node) && node.expression.getText() === 'defineMessages') rooms.push(roomOf(node));
      ts.forEachChild(node, visit);
    });
  }
  return rooms.sort((a, b) => a.room.localeCompare(b.room, 'en'));
}

function roomOf({ arguments: [room, table] }) {
  const words = table.properties.map((property) => {
    const texts = Object.fromEntries(
      property.initializer.properties.map((each) => [each.name.text, each.initializer.text]),
    );
    return { name: property.name.text, ...texts };
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
