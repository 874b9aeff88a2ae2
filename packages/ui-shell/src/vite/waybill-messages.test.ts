import { runInNewContext } from 'node:vm';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { messagesReplaced } from '../locales/hot-messages';
import { waybillMessages } from './waybill-messages';

const { transform } = waybillMessages();
const transformed = (code: string, id = '/src/messages.ts') => transform.call({ parse: parseAst }, code, id)?.code;

/** Replaces a module by another version as the browser does; returns the calls of the old version. */
function replace(before: string, after: string) {
  const data = {};
  const events = { replaced: [] as unknown[], invalidated: 0 };
  let accept: (() => void) | undefined;
  const run = (code: string) =>
    runInNewContext(
      `(function (meta) { ${(transformed(code) ?? code).replaceAll('import.meta', 'meta').replaceAll('export ', '')} })`,
      {
        defineMessages: (module: string, texts: object) => ({ module, ...texts }),
        CustomEvent: class {
          constructor(
            readonly type: string,
            readonly init: object,
          ) {}
        },
        window: {
          dispatchEvent: ({ type, init }: { type: string; init: { detail: unknown } }) =>
            events.replaced.push({ [type]: init.detail }),
        },
      },
    )({
      hot: {
        data,
        accept: (run: () => void) => {
          accept = run;
        },
        invalidate: () => {
          events.invalidated += 1;
        },
      },
    });
  run(before);
  const old = accept;
  run(after);
  old?.();
  return JSON.parse(JSON.stringify(events)) as typeof events;
}

const table = (text: string) => `export const a = defineMessages('a', { name: '${text}' });`;
const shows = (...detail: unknown[]) => ({ replaced: [{ [messagesReplaced]: detail }], invalidated: 0 });

it('hands on changed texts', () => {
  expect(replace(table('old'), table('new'))).toEqual(shows({ module: 'a', name: 'new' }));
});

it('hands them on from every table, exported or not, and beside other exports [hot-reload-of-messages-beside-exports]', () => {
  const rest = 'export const b = { ...a }; export function c() { return a; }';
  const two = (text: string) =>
    `const a = defineMessages('a', { name: '${text}' }), d = defineMessages('d', {}); ${rest}`;
  expect(replace(two('old'), two('the new one'))).toEqual(shows({ module: 'a', name: 'the new one' }, { module: 'd' }));
});

it('a change of anything else goes its usual way', () => {
  for (const [before, after] of [
    [`${table('old')} export const b = 1;`, `${table('new')} export const b = 2;`],
    [table('old'), `${table('old')} export function c() {}`],
    [table('old'), table('old').replace("'a'", "'b'")],
    [
      "const w = { name: '1' }; const a = defineMessages('a', w);",
      "const w = { name: '2' }; const a = defineMessages('a', w);",
    ],
  ] as const)
    expect(replace(before, after), after).toEqual({ replaced: [], invalidated: 1 });
});

it('leaves every other module alone', () => {
  expect(transformed('export const a = 1;')).toBeUndefined();
  expect(transformed("export const make = () => defineMessages('a', {});")).toBeUndefined();
  expect(transformed(table('x'), '/src/messages.css')).toBeUndefined();
  expect(transformed(table('x'), '/src/page.tsx')).toBeUndefined();
});
