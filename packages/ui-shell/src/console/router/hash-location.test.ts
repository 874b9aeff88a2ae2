import { describe, expect, it, vi } from 'vitest';
import { createHashLocation, goOnce, parseAddress, toAddress } from './hash-location';

/** As much of a window as the hash needs: one history stack and the two events. */
function createWindow(href: string) {
  const listeners = new Map<string, Set<() => void>>();
  const entries = [{ href, state: null as unknown }];
  let at = 0;
  const emit = (type: string) => {
    for (const listener of listeners.get(type) ?? []) listener();
  };
  const write = (state: unknown, url: string, add: boolean) => {
    const entry = { href: new URL(url, entries[at]?.href).href, state };
    if (add) {
      entries.splice(++at, entries.length, entry);
    } else entries[at] = entry;
  };
  return {
    performance: { now: () => 1 },
    location: {
      get href() {
        return entries[at]?.href ?? '';
      },
    },
    history: {
      get state() {
        return entries[at]?.state;
      },
      pushState: (state: unknown, _title: string, url: string) => write(state, url, true),
      replaceState: (state: unknown, _title: string, url: string) => write(state, url, false),
      go: (delta: number) => {
        at += delta;
        emit('popstate');
        emit('hashchange');
      },
    },
    type: (hash: string) => {
      write(null, hash, true);
      emit('popstate');
      emit('hashchange');
    },
    addEventListener: (type: string, listener: () => void) => {
      const set = listeners.get(type) ?? new Set();
      listeners.set(type, set.add(listener));
    },
    removeEventListener: (type: string, listener: () => void) => listeners.get(type)?.delete(listener),
    listening: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
  };
}

const open = (href = 'https://waybill.test/#/order?page=2#top') => {
  const target = createWindow(href);
  return { target, location: createHashLocation(target as unknown as Window) };
};

describe('parseAddress', () => {
  it.each([
    ['/a?b=1#c', { path: '/a', search: '?b=1', hash: '#c' }],
    ['', { path: '/', search: '', hash: '' }],
    ['a', { path: '/a', search: '', hash: '' }],
    ['/a?', { path: '/a', search: '', hash: '' }],
    ['/a#b?c', { path: '/a', search: '', hash: '#b?c' }],
  ])('splits "%s"', (address, parts) => expect(parseAddress(address)).toEqual(parts));

  it('is undone by toAddress', () => expect(toAddress(parseAddress('/a?b=1#c'))).toBe('/a?b=1#c'));
});

describe('createHashLocation', () => {
  it('reads the address behind the hash, a second hash included', () => {
    expect(open().location.current).toMatchObject({ path: '/order', search: '?page=2', hash: '#top' });
  });

  it('tells the listener of a push at once, with its state', () => {
    const { location } = open();
    const seen = vi.fn();
    location.listen(seen);
    location.push('/promotion/userList', { from: 'menu' });
    expect(seen).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/promotion/userList', state: { from: 'menu' } }),
    );
  });

  it('gives every entry a key of its own and finds it again on the way back', () => {
    const { target, location } = open();
    location.listen(() => {});
    location.push('/a');
    const { key } = location.current;
    location.push('/b');
    expect(location.current.key).not.toBe(key);
    target.history.go(-1);
    expect(location.current).toMatchObject({ path: '/a', key });
  });

  it('counts a typed address once, though the browser tells of it twice', () => {
    const { target, location } = open();
    const seen = vi.fn();
    location.listen(seen);
    target.type('#/index');
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('is led to a page once, however many calls lead there together', () => {
    const { target, location } = open('https://waybill.test/#/a');
    location.listen(() => {});
    goOnce(location, '/403');
    goOnce(location, '/403');
    target.history.go(-1);
    expect(location.current.path).toBe('/a');
  });

  it('replaces without adding an entry', () => {
    const { target, location } = open('https://waybill.test/#/a');
    location.listen(() => {});
    location.push('/b');
    location.replace('/c');
    target.history.go(-1);
    expect(location.current.path).toBe('/a');
  });

  it('makes links that stay behind the hash', () => {
    expect(open().location.href('/order/orderList?page=2')).toBe('#/order/orderList?page=2');
  });

  it('leaves no listener when the last one has gone', () => {
    const { target, location } = open();
    const stops = [location.listen(() => {}), location.listen(() => {})];
    expect(target.listening()).toBe(2);
    for (const stop of stops) stop();
    expect(target.listening()).toBe(0);
  });
});
