import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../lib/root.mjs';
import { messagesPage, readMessages } from './messages.mjs';
import { readSettings, settingTable } from './settings.mjs';
import { rulesPage, vectorsPage } from './validator-tables.mjs';

/** Writes the pages of the site that follow from the sources; none of them is committed. */
export async function writeSiteTables() {
  const messages = await readMessages();
  const settings = readSettings(fromRoot('packages/ui-shell/src/console/kernel/settings.ts'));
  const pages = {
    settings: `# Settings\n\n${settingTable(settings, messages)}\n`,
    messages: messagesPage(messages),
    rules: await rulesPage(),
    vectors: await vectorsPage(),
  };
  const folder = fromRoot('.storybook/tables');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(pages)) writeFileSync(path.join(folder, `${name}.md`), text);
}
