import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { messageTables } from './message-tables';

const found = (code: string) => messageTables(parseAst(code));

it('finds the tables of a module, wherever they stand in it', () => {
  const code = `
    export const titles = defineMessages('library', { product: { zh: '图', en: 'L' }, 'sub-title': { zh: '借', en: 'D' } });
    function inside() { return { own: defineMessages('inside', { word: { zh: '词', en: 'Word' } }) }; }`;
  expect(found(code)).toEqual([
    { module: 'library', ids: ['library.product', 'library.sub-title'], languages: ['zh', 'en'], whole: true },
    { module: 'inside', ids: ['inside.word'], languages: ['zh', 'en'], whole: true },
  ]);
});

it('says where not every id can be read', () => {
  expect(found("defineMessages('a', { ...more, one: { zh: '一', en: 'one' } })")).toEqual([
    { module: 'a', ids: ['a.one'], languages: ['zh', 'en'], whole: false },
  ]);
  expect(found("defineMessages('a', { [name]: texts })")).toEqual([
    { module: 'a', ids: [], languages: ['zh', 'en'], whole: false },
  ]);
  expect(found("defineMessages('a', pair(texts))")).toEqual([
    { module: 'a', ids: [], languages: ['zh', 'en'], whole: false },
  ]);
});

it('says in which languages all of a table is written', () => {
  const [table] = found(
    "defineMessages('a', { one: { de: 'eins', ar: 'واحد' }, two: { de: 'zwei', ar: 'اثنان', en: 'two' } })",
  );
  expect(table?.languages).toEqual(['de', 'ar']);
});

it('leaves out what is none', () => {
  expect(found("defineMessages(module, { one: 1 }); define('a', { one: 1 }); defineMessages()")).toEqual([]);
});
