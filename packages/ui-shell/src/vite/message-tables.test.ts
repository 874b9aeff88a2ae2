import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { messageTables } from './message-tables';

const tablesOf = (code: string) => messageTables(parseAst(code));

it('finds the tables of a module at any depth', () => {
  const code = `
    export const titles = defineMessages('library', { product: { zh: '图', en: 'L' }, 'sub-title': { zh: '借', en: 'D' } });
    function inside() { return { own: defineMessages('inside', { word: { zh: '词', en: 'Word' } }) }; }`;
  expect(tablesOf(code)).toEqual([
    { module: 'library', ids: ['library.product', 'library.sub-title'], languages: ['zh', 'en'], whole: true },
    { module: 'inside', ids: ['inside.word'], languages: ['zh', 'en'], whole: true },
  ]);
});

it('marks a table with unreadable ids', () => {
  expect(tablesOf("defineMessages('a', { ...more, one: { zh: '一', en: 'one' } })")).toEqual([
    { module: 'a', ids: ['a.one'], languages: ['zh', 'en'], whole: false },
  ]);
  expect(tablesOf("defineMessages('a', { [name]: texts })")).toEqual([
    { module: 'a', ids: [], languages: ['zh', 'en'], whole: false },
  ]);
  expect(tablesOf("defineMessages('a', pair(texts))")).toEqual([
    { module: 'a', ids: [], languages: ['zh', 'en'], whole: false },
  ]);
});

it('returns the languages of every message in a table', () => {
  const [table] = tablesOf(
    "defineMessages('a', { one: { de: 'eins', ar: 'واحد' }, two: { de: 'zwei', ar: 'اثنان', en: 'two' } })",
  );
  expect(table?.languages).toEqual(['de', 'ar']);
});

it('ignores other calls', () => {
  expect(tablesOf("defineMessages(module, { one: 1 }); define('a', { one: 1 }); defineMessages()")).toEqual([]);
});
