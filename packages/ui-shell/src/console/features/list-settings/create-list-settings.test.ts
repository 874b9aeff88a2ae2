import { describe, expect, it, vi } from 'vitest';
import { createListSettings, toViewName } from './create-list-settings';

function world(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  const report = vi.fn();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: vi.fn((key: string, value: string) => void kept.set(key, value)),
  };
  const open = () => createListSettings({ storage: () => storage, name: 'test', report });
  return { kept, report, storage, open, store: open() };
}

const view = { name: 'Late', query: 'status=open' };

describe('what is kept of lists', () => {
  it('is kept for each account and each list, and found again', () => {
    const { store, open } = world();
    store.change('ann', '/orders', { views: [view] });
    store.change('ann', '/orders', { columns: { order: ['no'] } });
    expect(open().read('ann', '/orders')).toEqual({ columns: { order: ['no'] }, views: [view] });
    expect(open().read('bob', '/orders').views).toEqual([]);
    expect(open().read('ann', '/users').views).toEqual([]);
  });

  it('is the same object until it changes, and a change is told', () => {
    const { store } = world();
    const listener = vi.fn();
    const end = store.subscribe(listener);
    expect(store.read('ann', '/orders')).toBe(store.read('ann', '/orders'));
    store.change('ann', '/orders', { views: [view] });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.read('ann', '/orders').views).toEqual([view]);
    end();
    store.change('ann', '/orders', { views: [] });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is read anew when another window wrote', () => {
    const { store, open } = world();
    expect(store.read('ann', '/orders').views).toEqual([]);
    open().change('ann', '/orders', { views: [view] });
    store.reread();
    expect(store.read('ann', '/orders').views).toEqual([view]);
  });

  it('is nothing where the storage holds nonsense, and that is reported [what-is-stored-lists-is-checked]', () => {
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
    const { store } = world({ 'test.lists.ann': JSON.stringify({ version: 1, lists: { '/orders': { views } } }) });
    expect(store.read('ann', '/orders').views).toEqual([view]);
  });

  it('stays for this visit where the storage refuses, and that is reported', () => {
    const { store, storage, report } = world();
    storage.setItem.mockImplementation(() => {
      throw new Error('full');
    });
    store.change('ann', '/orders', { views: [view] });
    expect(store.read('ann', '/orders').views).toEqual([view]);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('does not grow without end', () => {
    const { store, open } = world();
    for (let each = 0; each < 120; each += 1) store.change('ann', `/list-${each}`, { views: [view] });
    expect(open().read('ann', '/list-0').views).toEqual([]);
    expect(open().read('ann', '/list-119').views).toEqual([view]);
    expect(toViewName(` ${'单'.repeat(60)}`)).toBe('单'.repeat(40));
  });
});
