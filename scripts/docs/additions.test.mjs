import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyTree } from '../lib/copy-tree.mjs';
import { fromRoot } from '../lib/root.mjs';
import { load } from './load.mjs';
import { carryOut, filesIn, readTutorial } from './tutorial-edits.mjs';

const pages = ['additions', 'order-field', 'new-module'];
const edits = pages.flatMap((page) => readTutorial(readFileSync(fromRoot(`docs/${page}.md`), 'utf8')).edits);

test('the edits of docs/additions.md, order-field.md and new-module.md compile, pass the linter and have the described effect @release [additions-match-readme]', async () => {
  const folder = copyTree(onTestFinished);
  symlinkSync('../../modules/depots', path.join(folder, 'node_modules/@waybill/depots'));
  const files = filesIn(folder);
  carryOut(edits, files);
  const run = (...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    expect(status, `${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  };
  vi.stubEnv('WAYBILL_RELEASE', '');
  run('node_modules/vitest/vitest.mjs', '--project=units', 'validators/src/languages/catalogues', '-u');
  run('node_modules/vitest/vitest.mjs', '--project=units', 'validators/src/exports/rules');
  run('scripts/docs.mjs');
  for (const name of ['packages/validators', 'packages/ui-shell/src/console', 'apps/sandbox', 'apps/console'])
    run('node_modules/typescript-native/bin/tsc', '--checkers', '1', '-p', name);
  const touched = new Set(edits.map(({ file }) => file));
  expect([...touched].filter((file) => file.startsWith('packages/validators/'))).toHaveLength(3);
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...touched);
  expect(await readSources(folder)).toMatchObject({
    pages: [{ title: { zh: '托盘' }, guard: ['Admin'] }, { title: { en: 'Depots' } }],
    themes: expect.arrayContaining(['harbour']),
    tools: expect.arrayContaining(['clock', 'bell']),
    setting: 4000,
    refused: expect.stringContaining('greetingDuration'),
    validator: [true, false, '请输入正确的托盘号', ...Array(3).fill(expect.any(String))],
    open: expect.arrayContaining(['/terms']),
    menu: ['/pallets', '/setting/personalCenter'],
  });
  expect(files.read('.storybook/tables/settings.md')).toContain('Duration of a greeting, in ms.');
  expect(files.read('.storybook/tables/rules.md')).toContain('palletCode');
}, 600_000);

async function readSources(folder) {
  const console_ = '/packages/ui-shell/src/console';
  const { seen } = await load(
    `
import { toRouteList } from '@waybill/ui-shell/prerender';
import { themeNames } from '@waybill/ui-shell';
import { isPalletCode, zh } from '@waybill/validators/trade'; import * as words from '@waybill/validators/languages';
import { resolveConfig } from '${console_}/kernel/console-config';
import { checkConfig } from '${console_}/kernel/check-config';
import { openPaths } from '${console_}/features/navigation/pages/standalone-pages';
import { headerTools } from '${console_}/features/desk/tools/header-tools';
import { bellTool } from '/apps/console/src/tools/bell.tool';
import { account } from '/modules/account/console/module';
import { routes } from '/apps/console/src/routes';
export const seen = {
  pages: ['Pallets', 'Depots'].map((page) => toRouteList(routes).find(({ name }) => name === page)),
  themes: themeNames,
  tools: [...headerTools, bellTool].map(({ id }) => id),
  setting: resolveConfig({}).greetingDuration,
  refused: await checkConfig({ greetingDuration: 'long' }).then(() => '', ({ message }) => message),
  validator: [isPalletCode('P123456'), isPalletCode('P12345'), ...[zh, ...Object.values(words)].map(({ palletCode }) => palletCode)],
  open: openPaths(resolveConfig({})),
  menu: account.userMenu.map(({ to }) => to),
};`,
    folder,
  );
  return seen;
}
