import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { reachedModules } from './reached-modules';

const graphOf = (modules: Readonly<Record<string, string>>) => ({
  getModuleIds: () => Object.keys(modules),
  getModuleInfo: (id: string) => (id in modules ? { isEntry: false, code: modules[id] ?? null } : null),
  parse: (code: string) => parseAst(code),
  resolve: async (source: string) => (source in modules ? { id: source } : null),
});

const reachOf = async (modules: Readonly<Record<string, string>>) =>
  [...(await reachedModules(graphOf(modules), ['page']))].filter((id) => id !== 'page').sort();

it('follows imports of imports, and circles once', async () => {
  const modules = {
    page: "import { a } from 'a'; a();",
    a: "import 'b'; export const a = () => {};",
    b: "import { a } from 'a'; a();",
    other: "import 'a';",
  };
  expect(await reachOf(modules)).toEqual(['a', 'b']);
});

it('follows of re-exports the imported names, under whatever name they are passed on', async () => {
  const index =
    "'use client';\nexport { a as first } from 'a';\nexport * from 'c';\nimport b, * as every from 'b';\nexport { b as second, every };\nexport { d } from 'd';";
  const ends = { a: 'export const a = 1;', b: 'export default 2;', c: 'export const third = 3;', d: "import 'a';" };
  const importing = (names: string) =>
    reachOf({ page: `import { ${names} } from 'index'; f(${names});`, index, ...ends });
  expect(await importing('first')).toEqual(['a', 'c', 'index']);
  expect(await importing('second')).toEqual(['b', 'c', 'index']);
  expect(await importing('d')).toEqual(['a', 'c', 'd', 'index']);
});

it('follows every re-export of a module that is imported as a whole', async () => {
  const index = "export { a } from 'a';\nexport { b } from 'b';";
  const page = "import * as all from 'index'; f(all);";
  expect(await reachOf({ page, index, a: '', b: '' })).toEqual(['a', 'b', 'index']);
});

it('follows every import of a module that also defines something', async () => {
  const index = "import { b } from 'b';\nexport { a } from 'a';\nexport const own = b;";
  expect(await reachOf({ page: "import { own } from 'index'; own();", index, a: '', b: '' })).toEqual(['b', 'index']);
});

it('ignores virtual modules of the bundler and modules outside of the build', async () => {
  const modules = { page: "import '\\0helper'; import 'node:fs'; import 'a';", '\0helper': 'not a module', a: '' };
  expect(await reachOf(modules)).toEqual(['\0helper', 'a']);
});
