import { load } from './load.mjs';

const sources = `
export { presetOptions } from '/packages/ui-shell/src/theme/presets';
export { headerTools } from '/packages/ui-shell/src/console/features/desk/tools/header-tools';
export const modules = import.meta.glob(['/packages/ui-shell/src/**/messages.ts', '!**/examples/**'], { eager: true });
`;

/** Every message of the shell as `{ id, texts }`, by id; the titles of themes and tools are among them. */
export async function readMessages() {
  const { presetOptions, headerTools, modules } = await load(sources);
  const isMessage = (each) => typeof each?.id === 'string' && each.texts;
  const tables = Object.values(modules).flatMap(Object.values);
  return [
    ...tables.flatMap(Object.values).filter(isMessage),
    ...presetOptions.map(({ name, title }) => ({ id: `theme.${name}`, texts: title })),
    ...headerTools.map(({ id, title }) => (isMessage(title) ? title : { id: `tool.${id}`, texts: title })),
  ].sort((one, other) => one.id.localeCompare(other.id, 'en'));
}

/** Every message with its id and its texts in one table. */
export function messagesPage(messages) {
  const cell = (text = '') => text.replaceAll('|', '\\|').replaceAll('\n', ' ').replace(/[{}<]/g, '\\$&');
  const rows = messages.map(({ id, texts: { zh, en } }) => `| \`${id}\` | ${cell(zh)} | ${cell(en)} |`);
  return ['# Messages', '', '| id | 中文 | English |', '| --- | --- | --- |', ...rows, ''].join('\n');
}
