import { describe, expect, it, vi } from 'vitest';
import { createWindowLocation, goOnce, parseAddress, toAddress, type WindowLocationOptions } from './window-location';

/** A minimal window for hash addresses: a history stack and the two events. */
function createWindow(href: string, matches = false) {
  const listeners = new Map<string, Set<() => void>>();
  const entries = [{ href, state: null as unknown }];
  let at = 0;
  const emit = (type: string) => {
    for (const listener of listeners.get(type) ?? []) listener();
  };
  const write = (state: unknown, url: string | undefined, add: boolean) => {
    const entry = { href: new URL(url ?? '', entries[at]?.href).href, state };
    if (add) {
      entries.splice(++at, entries.length, entry);
    } else entries[at] = entry;
  };
  return {
    matchMedia: () => ({ matches }),
    performance: { now: () => 1 },
    location: {
      get href() {
        return entries[at]?.href ?? '';
      },
      get hash() {
        return new URL(entries[at]?.href ?? '').hash;
      },
    },
    history: {
      get state() {
        return entries[at]?.state;
      },
      pushState: (state: unknown, _title: string, url: string) => write(state, url, true),
      replaceState: (state: unknown, _title: string, url = entries[at]?.href) => write(state, url, false),
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

const open = (href = 'https://waybill.test/#/order?page=2#top', options: WindowLocationOptions = {}) => {
  const target = createWindow(href);
  return { target, location: createWindowLocation(target as unknown as Window, options) };
};

/** A phone whose user navigated from `/a` to `/b`. */
const openOnPhone = () => {
  const target = createWindow('https://waybill.test/#/a', true);
  const location = createWindowLocation(target as unknown as Window);
  const seen = vi.fn();
  location.push('/b');
  location.listen(({ path }) => seen(path));
  return { location, seen, back: () => target.history.go(-1), path: () => new URL(target.location.href).hash };
};

const openPath = (path: string, basePath = '/') =>
  open(`https://waybill.test${path}`, { location: 'history', basePath });

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

describe('createWindowLocation', () => {
  it('reads the address behind the hash, a second hash included [hash-addresses]', () => {
    expect(open().location.current).toMatchObject({ path: '/order', search: '?page=2', hash: '#top' });
  });

  it('calls the listener synchronously after a push, with its state', () => {
    const { location } = open();
    const seen = vi.fn();
    location.listen(seen);
    location.push('/promotion/userList', { from: 'menu' });
    expect(seen).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/promotion/userList', state: { from: 'menu' } }),
    );
  });

  it('gives every entry a unique key and returns it on Back', () => {
    const { target, location } = open();
    location.listen(() => {});
    location.push('/a');
    const { key } = location.current;
    location.push('/b');
    expect(location.current.key).not.toBe(key);
    target.history.go(-1);
    expect(location.current).toMatchObject({ path: '/a', key });
  });

  it('reports a typed address once although the browser fires two events', () => {
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

describe('createWindowLocation with paths', () => {
  it('reads the path below its base, and makes links there', () => {
    const { location } = openPath('/office/order?page=2#top', '/office/');
    expect(location.current).toMatchObject({ path: '/order', search: '?page=2', hash: '#top' });
    expect(location.href('/order/orderList?page=2')).toBe('/office/order/orderList?page=2');
    expect(openPath('/office', '/office').location.current.path).toBe('/');
  });

  it('moves the window by its path, and back', () => {
    const { target, location } = openPath('/office/a', '/office');
    const seen = vi.fn();
    location.listen(seen);
    location.push('/b?x=1', 'state');
    expect(target.location.href).toBe('https://waybill.test/office/b?x=1');
    target.history.go(-1);
    expect(seen.mock.calls.map(([{ path, state }]) => [path, state])).toEqual([
      ['/b', 'state'],
      ['/a', undefined],
    ]);
  });

  it('takes an address behind the hash for the path that it is: bookmarks and links of notices', () => {
    const { target, location } = openPath('/#/order?page=2');
    location.listen(() => {});
    expect(location.current).toMatchObject({ path: '/order', search: '?page=2' });
    expect(target.location.href).toBe('https://waybill.test/order?page=2');
    target.type('#/index');
    expect(target.location.href).toBe('https://waybill.test/index');
    target.type('#top');
    expect(location.current).toMatchObject({ path: '/index', hash: '#top' });
  });

  it.each(['//evil.test', '/\\evil.test', '/\t/evil.test', '///evil.test/x', '\\\\evil.test', 'https://evil.test'])(
    'never leaves the host for "%s"',
    (to) =>
      expect(new URL(openPath('/').location.href(to), 'https://waybill.test').origin).toBe('https://waybill.test'),
  );

  it.each([
    ['hash', 'https://waybill.test/office#/a', {}],
    ['history', 'https://waybill.test/office/a', { location: 'history', basePath: '/office' }],
  ] as const)('leaves what is not its own to the app around it (%s)', (_, href, options) => {
    const { target, location } = open(href, options);
    const seen = vi.fn();
    location.listen(seen);
    target.type('https://waybill.test/officer');
    expect(seen).not.toHaveBeenCalled();
    expect(location.current.path).toBe('/a');
  });
});

describe('Back first closes the open layer [back-closes-first]', () => {
  it('closes the last that opened, one after the other, and then leaves the page', () => {
    const { location, seen, back, path } = openOnPhone();
    const closed: string[] = [];
    for (const name of ['drawer', 'question']) {
      const remove = location.addBackStep(() => {
        closed.push(name);
        remove();
      });
    }
    back();
    expect(closed).toEqual(['question']);
    back();
    expect(closed).toEqual(['question', 'drawer']);
    expect(path()).toBe('#/b');
    expect(seen).not.toHaveBeenCalled();
    back();
    expect(path()).toBe('#/a');
    expect(seen.mock.calls).toEqual([['/a']]);
  });

  it('leaves the page with one press if the layer was closed another way', () => {
    const { location, seen, back } = openOnPhone();
    location.addBackStep(() => {})();
    back();
    expect(seen.mock.calls).toEqual([['/a']]);
  });

  it('stays if the layer does not close, such as after a confirmation', () => {
    const { location, seen, back, path } = openOnPhone();
    const close = vi.fn();
    location.addBackStep(close);
    back();
    back();
    expect(close).toHaveBeenCalledTimes(2);
    expect(path()).toBe('#/b');
    expect(seen).not.toHaveBeenCalled();
  });

  it('keeps an address that changed while something was open', () => {
    const { location, back, path } = openOnPhone();
    const remove = location.addBackStep(() => remove());
    location.replace('/b?page=2');
    back();
    expect(path()).toBe('#/b?page=2');
    back();
    expect(path()).toBe('#/a');
  });

  it('goes to an address that is typed on the first page after something was closed otherwise', () => {
    const target = createWindow('https://waybill.test/#/a', true);
    const location = createWindowLocation(target as unknown as Window);
    location.listen(() => {});
    location.addBackStep(() => {})();
    target.type('https://waybill.test/#/b');
    expect(location.current.path).toBe('/b');
    target.history.go(-1);
    expect(location.current.path).toBe('/a');
  });

  it('leads back to the page from the next one with one press', () => {
    const { location, seen, back, path } = openOnPhone();
    location.addBackStep(() => {})();
    location.push('/c');
    back();
    expect(path()).toBe('#/b');
    back();
    expect(path()).toBe('#/a');
    expect(seen.mock.calls).toEqual([['/c'], ['/b'], ['/a']]);
  });

  it('continues after a reload of the window', () => {
    const target = createWindow('https://waybill.test/#/a', true);
    const before = createWindowLocation(target as unknown as Window);
    before.push('/b');
    before.addBackStep(() => {});
    const location = createWindowLocation(target as unknown as Window);
    location.listen(() => {});
    target.history.go(-1);
    expect(location.current.path).toBe('/a');
  });

  it('on other devices leaves the page and closes layers of the shell; layers of a page are hidden with it', () => {
    const { target, location } = open('https://waybill.test/#/a');
    location.listen(() => {});
    location.push('/b');
    const [shell, ofPage] = [vi.fn(), vi.fn()];
    location.addBackStep(shell);
    location.addBackStep(ofPage, true);
    target.history.go(-1);
    expect(location.current.path).toBe('/a');
    expect(shell).toHaveBeenCalledOnce();
    expect(ofPage).not.toHaveBeenCalled();
  });
});
