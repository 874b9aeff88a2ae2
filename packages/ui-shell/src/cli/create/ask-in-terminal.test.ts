import { PassThrough } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { askInTerminal } from './ask-in-terminal';

function openTerminal() {
  const input = new PassThrough();
  const output = new PassThrough();
  const terminal = askInTerminal(input, output);
  onTestFinished(terminal.close);
  return { input, output, ...terminal };
}

it('returns the typed answer of each question', async () => {
  const { ask, input, output } = openTerminal();
  const first = ask('Folder: ');
  input.write('harbour\r');
  expect(await first).toBe('harbour');
  expect(String(output.read())).toContain('Folder: ');
  const second = ask('API: ');
  input.write('\r');
  expect(await second).toBe('');
});

it.each([
  ['Ctrl+C', '\u0003'],
  ['Ctrl+D', '\u0004'],
])('%s says that nothing was written [ctrl-c-while-create-asks]', async (_, key) => {
  const { ask, input } = openTerminal();
  const answer = ask('Folder: ');
  input.write(key);
  await expect(answer).rejects.toMatchObject({ name: 'CreateError', message: expect.stringContaining('Nothing was') });
});
