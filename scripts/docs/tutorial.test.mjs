import { expect, test } from 'vitest';
import { readArguments } from '../../packages/ui-shell/src/cli/create/choice';
import { projectFiles } from '../../packages/ui-shell/src/cli/create/project-files';
import { carryOut, readTutorial } from './tutorial-edits.mjs';

test('the tutorial is one command and three edits, each of which fits what the command has written', () => {
  const { command, edits } = readTutorial();
  expect(command.slice(0, 3)).toEqual(['npx', '@waybill/ui-shell', 'create']);
  const files = { ...projectFiles(readArguments(command.slice(3)), '1.0.0') };
  const write = (file, text) => {
    files[file] = text;
  };
  carryOut(edits, { read: (file) => files[file] ?? '', write });
  expect(files['src/config.ts']).toContain('themes: [brand]');
  expect(files['src/routes.ts']).toContain("guard: { role: ['Editor'] }");
  expect(files['api.mjs']).toContain('bob-demo');
});

test('an edit that does not fit is refused with what was looked for', () => {
  const edits = [{ file: 'a.ts', from: 'not there\n', to: 'x\n' }];
  expect(() => carryOut(edits, { read: () => 'one\n', write: () => {} })).toThrow(
    'a.ts does not hold this exactly once',
  );
});
