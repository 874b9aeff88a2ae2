import { globSync } from 'tinyglobby';
import { root } from '../lib/root.mjs';
import { load } from './load.mjs';

const shell = '../../packages/ui-shell/src';

/** Every message of the shell as `{ id, texts }`, by id; the titles of themes and tools are among them. */
export async function readMessages() {
  const files = globSync('packages/ui-shell/src/**/messages.ts', { cwd: root, ignore: '**/examples/**' });
  const { presetOptions, headerTools, ...modules } = await load(
    [
      ...files.map((file, at) => `export * as m${at} from '../../${file}';`),
      `export { presetOptions } from '${shell}/theme/presets';`,
      `export { headerTools } from '${shell}/console/features/tools/header-tools';`,
    ].join('\n'),
  );
  const isMessage = (each) => typeof each?.id === 'string' && each.texts;
  const inTables = Object.values(modules).flatMap((module) =>
    Object.values(module).flatMap((all) => Object.values(all)),
  );
  return [
    ...inTables.filter(isMessage),
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
