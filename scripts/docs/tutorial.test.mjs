import { expect, test } from 'vitest';
import { askForChoice } from '../../packages/ui-shell/src/cli/create/ask-for-choice';
import { apiKinds, readArguments } from '../../packages/ui-shell/src/cli/create/choice';
import { projectFiles } from '../../packages/ui-shell/src/cli/create/project-files';
import { readTemplate } from '../../packages/ui-shell/src/cli/create/read-template';
import { fromRoot } from '../lib/root.mjs';
import { addPage, carryOut, filesOf, readTutorial } from './tutorial-edits.mjs';

const template = (name) => readTemplate(fromRoot('examples', name));

test('the tutorial is one command and three edits, each of which fits the files that the command wrote', () => {
  const { command, edits } = readTutorial();
  expect(command.slice(0, 3)).toEqual(['npx', '@waybill/ui-shell', 'create']);
  const files = { ...projectFiles(readArguments(command.slice(3)), '1.0.0', template) };
  carryOut(edits, filesOf(files));
  expect(files['src/config.ts']).toContain('themes: [brand]');
  expect(files['src/routes.ts']).toContain("guard: { role: ['Editor'] }");
  // Without the extension each start would warn about a config that only this loader reads.
  expect(files['vite.config.ts']).toContain("from './src/theme.ts'");
  expect(files['people.mjs']).toContain('bob-demo');
});

test.each(apiKinds.flatMap((api) => ['en', 'zh', 'en,zh', 'zh,en'].map((languages) => [api, languages])))(
  'the page that AGENTS.md describes fits the files that the command wrote: %s, %s [page-added-by-agents-md]',
  async (api, languages) => {
    const words = ['office', '--name', 'Office', '--api', api, '--languages', languages];
    const choice = await askForChoice(readArguments(words), { exists: () => false, say: () => {} });
    const files = { ...projectFiles(choice, '1.0.0', template) };
    addPage(filesOf(files));
    expect(files['src/parcel.ts']).toContain("url: '/parcels'");
    expect(files['src/pages/parcels.tsx']).toContain('titles.parcel');
    expect(files['src/pages/parcels.test.tsx']).toContain("renderApp(app, '/parcels'");
    for (const name of ['src/messages.ts', 'src/routes.ts', 'calls.mjs']) expect(files[name]).toContain('parcels');
  },
);

test('an edit that does not fit is rejected with the missing text', () => {
  const edits = [{ file: 'a.ts', from: 'not there\n', to: 'x\n' }];
  expect(() => carryOut(edits, filesOf({ 'a.ts': 'one\n' }))).toThrow('a.ts does not hold this exactly once');
});
