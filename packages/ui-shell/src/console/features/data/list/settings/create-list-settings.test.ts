import { describe, expect, it, vi } from 'vitest';
import { createListSettings } from './create-list-settings';

function world(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  const report = vi.fn();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: vi.fn((key: string, value: string) => void stored.set(key, value)),
    removeItem: (key: string) => void stored.delete(key),
  };
  const open = () => createListSettings({ storage: () => storage, name: 'test', report });
  return { stored, report, storage, open, store: open() };
}

const view = { name: 'Late', query: 'status=open' };
const save = { kind: 'save', ...view } as const;
const nothing = { views: [], shared: [], roles: [] };
const entry = (settings: object) => ({
  'test.lists.ann': JSON.stringify({ version: 1, lists: { '/orders': settings } }),
});

describe('stored settings of lists', () => {
  it('are stored per account and list, and read again', () => {
    const { store, open } = world();
    store.change('ann', '/orders', save);
    store.change('ann', '/orders', { kind: 'columns', columns: { order: ['no'] } });
    expect(open().read('ann', '/orders')).toEqual({ ...nothing, columns: { order: ['no'] }, views: [view] });
    expect(open().read('bob', '/orders').views).toEqual([]);
    expect(open().read('ann', '/users').views).toEqual([]);
  });

  it('are deleted from the browser at sign-out, except for unsent changes', () => {
    const { store, stored } = world();
    store.settle('ann', '/orders', { ...nothing, views: [view] });
    store.forget();
    expect([...stored]).toEqual([]);
    expect(store.read('ann', '/orders')).toEqual(nothing);
    store.settle('ann', '/users', nothing);
    store.change('ann', '/users', save);
    store.change('ann', '/visits', save);
    store.settle('ann', '/orders', { ...nothing, views: [view] });
    store.forget();
    expect(store.read('ann', '/users').views).toEqual([view]);
    expect(store.read('ann', '/visits').views).toEqual([view]);
    expect(store.read('ann', '/orders').views).toEqual([]);
  });

  it('keep their identity until they change, and notify subscribers of a change', () => {
    const { store } = world();
    const listener = vi.fn();
    const end = store.subscribe(listener);
    expect(store.read('ann', '/orders')).toBe(store.read('ann', '/orders'));
    store.change('ann', '/orders', save);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.read('ann', '/orders').views).toEqual([view]);
    end();
    store.change('ann', '/orders', { kind: 'remove', name: 'Late' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('are read again when another window wrote; changes of both stay', () => {
    const { store, open } = world();
    expect(store.read('ann', '/orders').views).toEqual([]);
    open().change('ann', '/orders', save);
    store.change('ann', '/orders', { kind: 'save', name: 'Dear', query: 'sort=fee' });
    expect(store.read('ann', '/orders').views).toEqual([view, { name: 'Dear', query: 'sort=fee' }]);
    open().change('ann', '/orders', { kind: 'remove', name: 'Dear' });
    store.reread();
    expect(store.read('ann', '/orders').views).toEqual([view]);
  });

  it('are empty if the storage is invalid, and that is reported [stored-lists-are-checked]', () => {
    for (const text of ['{', '7', 'null', '{"version":2,"lists":{}}', '{"version":1,"lists":7}']) {
      const { store, report } = world({ 'test.lists.ann': text });
      expect(store.read('ann', '/orders').views).toEqual([]);
      expect(report).toHaveBeenCalledTimes(1);
    }
    const views = [
      view,
      null,
      7,
      { name: 7, query: '' },
      { name: ' ', query: '' },
      { name: 'x', query: 'y'.repeat(3000) },
    ];
    expect(world(entry({ views })).store.read('ann', '/orders').views).toEqual([view]);
    const shared = [{ ...view, id: 1, role: 'Agent', by: 'bob' }, view, { id: 1 }, 'x'];
    const unsent = [save, { kind: 'remove' }, { kind: 'fly', name: 'x' }, null, { kind: 'rename', name: 'a', to: 7 }];
    const { store } = world(entry({ views: 7, shared, roles: ['Agent', 7, ''], unsent }));
    expect(store.read('ann', '/orders')).toEqual({ views: [], shared: [shared[0]], roles: ['Agent'], unsent: [save] });
  });

  it('stay for this visit if the storage refuses, and that is reported', () => {
    const { store, storage, report } = world();
    storage.setItem.mockImplementation(() => {
      throw new Error('full');
    });
    store.change('ann', '/orders', save);
    store.change('ann', '/orders', { kind: 'save', name: 'b', query: '' });
    expect(store.read('ann', '/orders').views).toEqual([view, { name: 'b', query: '' }]);
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('do not grow without limit', () => {
    const { store, open } = world();
    for (let each = 0; each < 120; each += 1) store.change('ann', `/list-${each}`, save);
    expect(open().read('ann', '/list-0').views).toEqual([]);
    expect(open().read('ann', '/list-119').views).toEqual([view]);
  });
});

describe('settings of a list from the account', () => {
  it('replace the local ones except for unsent changes', () => {
    const { store } = world();
    store.settle('ann', '/orders', nothing);
    store.change('ann', '/orders', save);
    store.change('ann', '/orders', { kind: 'columns', columns: { order: ['no'] } });
    expect(store.unsent('ann')).toEqual(['/orders']);
    const theirs = { name: 'Theirs', query: '' };
    store.settle('ann', '/orders', { ...nothing, views: [theirs] });
    expect(store.read('ann', '/orders').views).toEqual([theirs, view]);
    store.settle('ann', '/orders', { ...nothing, views: [theirs, view] }, save);
    store.settle('ann', '/orders', { ...nothing, columns: { order: [] }, views: [view] });
    expect(store.read('ann', '/orders')).toMatchObject({ columns: { order: ['no'] }, views: [view] });
    const columns = store.read('ann', '/orders').unsent?.[0];
    store.settle('ann', '/orders', { ...nothing, columns: { order: ['no'] } }, columns);
    expect(store.read('ann', '/orders')).toEqual({ ...nothing, columns: { order: ['no'] }, unsent: [] });
    expect(store.unsent('ann')).toEqual([]);
  });

  it('are merged once with earlier settings of the browser [views-of-browser-taken-over]', () => {
    const { store, open } = world(entry({ columns: { order: ['no'] }, views: [view] }));
    expect(store.unsent('ann')).toEqual(['/orders']);
    store.settle('ann', '/orders', { ...nothing, views: [{ name: 'Late', query: 'status=late' }] });
    expect(open().read('ann', '/orders')).toEqual({
      ...nothing,
      columns: { order: ['no'] },
      views: [
        { name: 'Late', query: 'status=late' },
        { name: 'Late 2', query: 'status=open' },
      ],
      unsent: [
        { kind: 'columns', columns: { order: ['no'] } },
        { kind: 'save', name: 'Late 2', query: 'status=open' },
      ],
    });
  });

  it('are not written again without a change', () => {
    const { store, storage } = world();
    store.settle('ann', '/orders', nothing);
    const before = storage.setItem.mock.calls.length;
    store.settle('ann', '/orders', { ...nothing });
    expect(storage.setItem).toHaveBeenCalledTimes(before);
  });
});
