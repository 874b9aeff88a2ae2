import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { addPage, carryOut, filesIn } from '../docs/tutorial-edits.mjs';
import { buildQuietly, enter, enterAtProvider, workIn } from './example.mjs';

/** The offices to create: each kind of API with a different choice of languages. */
export const createdOffices = [
  { api: 'envelope', languages: 'en,zh' },
  { api: 'rest', languages: 'en', addsPage: true, paths: true },
  { api: 'cookie', languages: 'zh,en', addsPage: true },
  { api: 'oauth', languages: 'en,de' },
  { api: 'oidc', languages: 'en,de,ja,ar' },
];

const byPaths = { file: 'src/config.ts', from: 'defineConfig({', to: "defineConfig({\n  location: 'history'," };

/** Checks one of them in the consumer's project: written, linted, tested, built, and worked in. */
export async function checkCreatedOffice(office, consumer) {
  const { check } = consumer;
  const more = office.addsPage ? ', with the page that its AGENTS.md tells to add' : '';
  const folder = await check(`what create writes for ${office.api} passes its lint and test, and builds${more}`, () =>
    createOffice(office, consumer),
  );
  if (folder)
    await check(`what create writes for ${office.api} signs in and adds a record${more}`, () =>
      workInCreatedOffice(office, folder),
    );
}

/** Writes a back office with the command of the packed package; resolves to its folder. */
export async function create({ api, languages }, home, { inFolder, tool }) {
  const name = `created-${api}`;
  rmSync(path.join(home, name), { recursive: true, force: true });
  const command = tool('@waybill/ui-shell/dist/cli/main.js');
  await inFolder(home)(command, 'create', name, '--name', 'Créé & Co', '--api', api, '--languages', languages);
  return path.join(home, name);
}

/** Creates a back office in the consumer's project, adds the page of AGENTS.md if `addsPage`, then lints, tests and builds it; resolves to its folder. */
export async function createOffice(office, { home, inFolder, tool }) {
  const folder = await create(office, home, { inFolder, tool });
  const run = inFolder(folder);
  const lint = tool('@biomejs/biome/bin/biome');
  if (office.paths) carryOut([byPaths], filesIn(folder));
  if (office.addsPage) {
    addPage(filesIn(folder));
    await run(lint, 'check', '--write', '--vcs-enabled=false', '.');
  }
  await Promise.all([
    run(lint, 'check', '--error-on-warnings', '--vcs-enabled=false', '.'),
    run(tool('typescript/bin/tsc')),
    run(tool('vitest/vitest.mjs'), 'run'),
  ]);
  // Hash addresses work from any folder.
  await buildQuietly(run, tool, ...(office.paths ? [] : ['--base', './']));
  return folder;
}

/** Signs in to the created office, adds a record and opens the added page; throws unless list, dialog and API work together. */
export async function workInCreatedOffice({ api, languages, addsPage }, folder) {
  const { demoApi } = await import(pathToFileURL(path.join(folder, 'api.mjs')).href);
  const words = languages.startsWith('zh')
    ? { add: '新增', text: '内容', save: '保存', parcels: '包裹', long: '长度不能超过 80 个字符' }
    : { add: 'Add', text: 'Text', save: 'Save', parcels: 'Parcels', long: 'Length must be at most 80' };
  await workIn(folder, { api: demoApi, prefix: ['/api/', '/oidc/'] }, async (page) => {
    if (api === 'oidc') await enterAtProvider(page, 'ann');
    else await enter(page, 'ann', 'ann-demo', languages.startsWith('zh') ? '用户名' : 'User name');
    await page.getByText('Read AGENTS.md').waitFor();
    await page.getByRole('button', { name: words.add, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: words.save });
    // A newcomer's schema has no messages.
    await dialog.getByLabel(words.text).fill('x'.repeat(81));
    await save.click();
    await dialog.getByText(words.long).waitFor();
    await dialog.getByLabel(words.text).fill('Made by the command');
    await save.click();
    await page.getByRole('grid').getByText('Made by the command').waitFor();
    if (!addsPage) return;
    await page.getByRole('link', { name: words.parcels, exact: true }).first().click();
    await page.getByRole('grid').getByText('The first parcel').waitFor();
  });
}
