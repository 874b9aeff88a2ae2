import { describe, expect, it, vi } from 'vitest';
import { createAside } from './create-state-stash';

function memory() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

function setUp() {
  const holder = memory();
  const storage = memory();
  const report = vi.fn();
  const make = () => createAside({ holder: () => holder, storage: () => storage, name: 'w', report });
  return { holder, storage, report, make, aside: make() };
}

describe('data stored for the user of an expired session', () => {
  it('comes back to the same account, once, also after a reload of the window', () => {
    const { aside, make, storage } = setUp();
    aside.rememberAccount('ann');
    aside.put({ place: '/order/list', tabs: ['a', 'b'] });
    expect(make().take('ann', 'tabs')).toEqual(['a', 'b']);
    expect(make().take('ann', 'place')).toBe('/order/list');
    expect(aside.take('ann', 'place')).toBeUndefined();
    expect(aside.take('ann', 'tabs')).toBeUndefined();
    expect(storage.entries.size).toBe(0);
  });

  it('is thrown away when another account comes, and nothing of it is left in the storage', () => {
    const { aside, storage } = setUp();
    aside.rememberAccount('ann');
    aside.put({ place: '/order/list?phone=13812345678' });
    expect(aside.take('bob', 'place')).toBeUndefined();
    expect([...storage.entries.values()]).toEqual([]);
    expect(aside.take('ann', 'place')).toBeUndefined();
  });

  it('is empty if the user of the session is unknown', () => {
    const { aside, storage } = setUp();
    aside.put({ place: '/order/list' });
    aside.rememberAccount('');
    aside.put({ place: '/order/list' });
    expect(storage.entries.size).toBe(0);
    expect(aside.take('', 'place')).toBeUndefined();
  });

  it('a window that opens later with the same login knows whose it is', () => {
    const { aside, make } = setUp();
    aside.rememberAccount('ann');
    const later = make();
    later.put({ place: '/here' });
    expect(later.take('ann', 'place')).toBe('/here');
  });

  it('the name of the account is stored no longer than its login lasts', () => {
    const { aside, holder } = setUp();
    aside.rememberAccount('ann');
    aside.put({});
    expect(holder.entries.size).toBe(0);
    aside.rememberAccount('ann');
    aside.forget();
    expect(holder.entries.size).toBe(0);
  });

  it('the storage after an expired session does not reveal its user', () => {
    const { aside, storage, make } = setUp();
    aside.rememberAccount('13812345678');
    aside.put({ place: '/here', tabs: [] });
    expect([...storage.entries.values()].join()).not.toContain('13812345678');
    expect(make().take('13812345678', 'place')).toBe('/here');
    expect([...storage.entries.values()].join()).not.toContain('13812345678');
    expect(make().take('13812345678', 'tabs')).toEqual([]);
  });

  it('is forgotten when the person leaves', () => {
    const { aside } = setUp();
    aside.rememberAccount('ann');
    aside.put({ place: '/here' });
    aside.forget();
    expect(aside.take('ann', 'place')).toBeUndefined();
  });

  it.each(['null', '7', '"x"', '[]', '{"account":"ann"}', '{"account":"ann","belongings":7}', '{'])(
    'a storage that holds %s gives nothing',
    (text) => {
      const { aside, storage } = setUp();
      storage.setItem('w.aside', text);
      expect(aside.take('ann', 'place')).toBeUndefined();
      expect(storage.entries.size).toBe(0);
    },
  );

  it('a storage that refuses breaks nothing, and is reported', () => {
    const report = vi.fn();
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const aside = createAside({ holder: refuse, storage: refuse, name: 'w', report });
    aside.rememberAccount('ann');
    aside.put({ place: '/here' });
    aside.forget();
    expect(aside.take('ann', 'place')).toBeUndefined();
    expect(report).toHaveBeenCalledTimes(4);
  });
});
