import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import english from '../../locales/en.json';
import chinese from '../../locales/zh.json';
import { createSessionState } from '../call/session-state';
import { pipeline } from '../client/pipeline';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const pages = ['../../README.md', '../../docs/http-options.md', '../../docs/http-failures.md'];
const readme = pages.map(read).join('\n');
const rows = readme
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** The fields of an interface, as its file names them. */
function fieldsOf(file: string, name: string): string[] {
  const body = new RegExp(`interface ${name}\\b[^{]*\\{(.*?)\\n\\}`, 's').exec(read(file))?.[1] ?? '';
  return [...body.matchAll(/^ {2}(\w+)\??:/gm)].map((match) => match[1] ?? '');
}

const options = [
  ['TransportOptions', '../request/transport-options.ts', 5],
  ['HeaderOptions', '../request/header-options.ts', 2],
  ['ConventionOptions', '../conventions/conventions.ts', 1],
  ['Conventions', '../conventions/conventions.ts', 5],
  ['BodyConventions', '../conventions/conventions.ts', 3],
  ['DataConventions', '../conventions/conventions.ts', 2],
  ['MessageConventions', '../conventions/conventions.ts', 3],
  ['SessionConventions', '../conventions/conventions.ts', 5],
  ['MessageOptions', '../failure/message-options.ts', 2],
  ['BusyOptions', '../request/busy-options.ts', 2],
  ['CipherOptions', '../cipher/cipher-options.ts', 4],
  ['ErrorHook', '../failure/report-options.ts', 1],
  ['RefusalHooks', '../failure/report-options.ts', 2],
  ['TokenSource', '../call/token.ts', 1],
  ['RetryOptions', '../retry/retry-options.ts', 1],
  ['RetryPolicy', '../retry/retry-options.ts', 4],
  ['StepOptions', '../client/place-steps.ts', 1],
  ['RefreshOptions', '../refresh/refresh-options.ts', 2],
  ['RequestOptions', '../call/request-options.ts', 14],
  ['HttpRequest', '../call/request-options.ts', 3],
  ['TransferOptions', '../client/http-client.ts', 1],
  ['CreateRsaCipherOptions', '../cipher/rsa-cipher-options.ts', 2],
  ['ScriptLine', '../testing/script-line.ts', 3],
  ['ScriptedReply', '../testing/script-line.ts', 6],
] as const;

describe('the README and its pages', () => {
  it.each(options)('has a row with default and example for every option of %s', (name, file, least) => {
    const fields = fieldsOf(file, name);
    expect(fields.length).toBeGreaterThanOrEqual(least);
    const named = (cell: string, field: string) => new RegExp(`\`(reply\\.)?${field}(\\(.*\\))?\``).test(cell);
    const isComplete = (field: string) =>
      rows.some(([first = '', standard, example]) => named(first, field) && standard && example);
    expect(fields.filter((field) => !isComplete(field))).toEqual([]);
  });

  it('draws the steps of a call in the order in which they run', () => {
    const drawn = [...readme.matchAll(/--> (\w+)\["/g)].map((match) => match[1]);
    const core = { options: {}, session: createSessionState() };
    expect(drawn).toEqual(pipeline.map((create) => create(core).name));
  });

  it('lists the messages of both languages', () => {
    const code = (key: string) => (Number.isNaN(Number(key)) ? `\`${key}\`` : key);
    const listed = [
      '200',
      '201',
      '202',
      '204',
      '400',
      '401',
      '402',
      '403',
      '404',
      '406',
      '410',
      '500',
      '502',
      '503',
      '504',
    ];
    const table = ['0', ...listed, 'cipher'].map((key) => [
      code(key),
      Reflect.get(chinese, key),
      Reflect.get(english, key),
    ]);
    expect(rows).toEqual(expect.arrayContaining(table));
  });
});
