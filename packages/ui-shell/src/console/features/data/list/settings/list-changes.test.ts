import { expect, it } from 'vitest';
import type { ListChange, StoredListSettings } from '../../../../kernel/list-settings-api';
import { adoptList, applyChange, freeName, queueChange, toViewName, withoutSent } from './list-changes';

const view = (name: string, query = '') => ({ name, query });
const stored = (...views: StoredListSettings['views']): StoredListSettings => ({ views, shared: [], roles: [] });
const after = (views: StoredListSettings['views'], change: ListChange) => applyChange(stored(...views), change).views;

it('a name is trimmed and short, and hides or turns no text beside it', () => {
  expect(toViewName(` ${'单'.repeat(60)}`)).toBe('单'.repeat(40));
  expect(toViewName('a\u202Eb\u0000c\n')).toBe('abc');
  expect(freeName('a', new Set(['a', 'a 2']))).toBe('a 3');
  expect(freeName('单'.repeat(40), new Set(['单'.repeat(40)]))).toBe(`${'单'.repeat(36)} 2`);
});

it('a view replaces the one of the same name, and keeps its sharing', () => {
  const views = [{ ...view('a'), role: 'Agent' }, view('b')];
  expect(after(views, { kind: 'save', name: 'a', query: 'x=1' })[0]).toEqual({
    name: 'a',
    query: 'x=1',
    role: 'Agent',
  });
  expect(after(views, { kind: 'save', name: 'c', query: '' })).toEqual([...views, view('c')]);
  expect(after(views, { kind: 'rename', name: 'a', to: 'c' })[0]).toEqual({ name: 'c', query: '', role: 'Agent' });
  expect(after(views, { kind: 'rename', name: 'a', to: 'b' })).toEqual(views);
  expect(after(views, { kind: 'remove', name: 'b' })).toEqual([views[0]]);
  expect(after(views, { kind: 'remove', name: 'x' })).toEqual(views);
});

it('while a column is resized only the last width is sent; a change sent meanwhile stays separate', () => {
  const wide = (columns: number): ListChange => ({ kind: 'columns', columns });
  const save: ListChange = { kind: 'save', ...view('a') };
  const queue = [wide(1), wide(2), save, wide(3), wide(4)].reduce<readonly ListChange[]>(queueChange, []);
  expect(queue).toEqual([wide(2), save, wide(4)]);
  expect(withoutSent(queue, wide(2))).toEqual([save, wide(4)]);
  expect(withoutSent(queue, wide(1))).toBe(queue);
});

it('local settings are sent if the account lacks them', () => {
  const ours = { columns: 'own', views: [view('same', 'x=1'), view('other', 'x=2'), view('new')] };
  const theirs = { ...stored(view('same', 'x=1'), view('other', 'x=3'), view('other 2')), columns: 'theirs' };
  expect(adoptList(ours, theirs)).toEqual([
    { kind: 'save', name: 'other 3', query: 'x=2' },
    { kind: 'save', name: 'new', query: '' },
  ]);
  expect(adoptList(ours, stored())[0]).toEqual({ kind: 'columns', columns: 'own' });
});
