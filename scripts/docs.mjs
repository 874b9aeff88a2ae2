import { mkdirSync, writeFileSync } from 'node:fs';
import { compileExamples } from './docs/examples.mjs';
import { messagesPage, readMessages } from './docs/messages.mjs';
import { readSettings, settingTable } from './docs/settings.mjs';
import { rulesPage, vectorsPage } from './docs/validator-tables.mjs';
import { fromRoot } from './lib/root.mjs';

if (process.argv.includes('--help')) {
  console.log('npm run docs            writes the tables of the site');
  console.log('npm run docs -- --check fails when an example of a README or of docs/ does not compile');
} else if (process.argv.includes('--check')) {
  const { count, errors } = compileExamples();
  if (errors) console.error(errors);
  console.log(`${count} examples`);
  process.exitCode = errors ? 1 : 0;
} else await writeSiteTables();

/** Writes the generated pages of the site, which are not committed. */
async function writeSiteTables() {
  const messages = await readMessages();
  const settings = readSettings(fromRoot('packages/ui-shell/src/console/kernel/settings.ts'));
  const pages = {
    settings: `# Settings\n\n${settingTable(settings, messages)}\n`,
    messages: messagesPage(messages),
    rules: await rulesPage(),
    vectors: await vectorsPage(),
  };
  mkdirSync(fromRoot('.storybook/tables'), { recursive: true });
  for (const [name, text] of Object.entries(pages)) writeFileSync(fromRoot('.storybook/tables', `${name}.md`), text);
}
