import { describe, expect, it, vi } from 'vitest';
import { cookiePlace } from './cookie-place';
import { createTokenStore } from './create-token-store';
import { createGuardedStore, type StoragePlace } from './guarded-store';
import { isToken } from './is-token';

/** A place whose faults a test switches on. */
function faultyPlace(initial: string | null = null) {
  const faults = { get: false, set: false, remove: false, forgets: false };
  let value = initial;
  let tell = () => {};
  const fail = (fault: boolean) => {
    if (fault) throw new DOMException('refused', 'SecurityError');
  };
  const place: StoragePlace = {
    label: 'test storage "token"',
    get() {
      fail(faults.get);
      return value;
    },
    set(next) {
      fail(faults.set);
      if (!faults.forgets) value = next;
    },
    remove() {
      fail(faults.remove);
      if (!faults.forgets) value = null;
    },
    subscribe(listener) {
      tell = listener;
      return () => {
        tell = () => {};
      };
    },
  };
  const setElsewhere = (next: string | null) => {
    value = next;
    tell();
  };
  return { place, faults, setElsewhere, inside: () => value };
}

describe('a token store', () => {
  it('keeps, replaces and clears a token', () => {
    const { place } = faultyPlace();
    const onProblem = vi.fn();
    const store = createGuardedStore(place, onProblem);
    expect(store.read()).toBeNull();
    store.write('T1');
    store.write('T2');
    expect(store.read()).toBe('T2');
    store.clear();
    expect(store.read()).toBeNull();
    expect(onProblem).not.toHaveBeenCalled();
  });

  it('where storage is blocked keeps the token in memory and reports', () => {
    const { place, faults } = faultyPlace();
    Object.assign(faults, { get: true, set: true, remove: true });
    const onProblem = vi.fn();
    const store = createGuardedStore(place, onProblem);
    expect(store.read()).toBeNull();
    store.write('T1');
    expect(store.read()).toBe('T1');
    store.clear();
    expect(store.read()).toBeNull();
    expect(onProblem.mock.calls[0]?.[0]).toMatchObject({
      code: 'storage-blocked',
      message: 'The test storage "token" is blocked or full; the login lasts only as long as this page.',
      cause: expect.any(DOMException),
    });
  });

  it('does not treat a refused read as an empty place: the last value counts [read-storage-refuses-is-no-logout]', () => {
    const { place, faults, setElsewhere } = faultyPlace('T1');
    const store = createGuardedStore(place, () => {});
    expect(store.read()).toBe('T1');
    faults.get = true;
    expect(store.read()).toBe('T1');
    faults.get = false;
    store.write('T2');
    faults.get = true;
    expect(store.read()).toBe('T2');
    faults.get = false;
    setElsewhere(null);
    expect(store.read()).toBeNull();
    faults.get = true;
    expect(store.read()).toBeNull();
  });

  it('where storage is full keeps the token in memory, and the old one does not come back', () => {
    const { place, faults, inside } = faultyPlace('old');
    faults.set = true;
    const store = createGuardedStore(place, () => {});
    store.write('new');
    expect(store.read()).toBe('new');
    expect(inside()).toBeNull();
  });

  it('where storage silently forgets keeps the token in memory', () => {
    const { place, faults } = faultyPlace();
    faults.forgets = true;
    const onProblem = vi.fn();
    const store = createGuardedStore(place, onProblem);
    store.write('T1');
    expect(store.read()).toBe('T1');
    expect(onProblem).toHaveBeenCalledTimes(1);
  });

  it('where clearing is refused is empty all the same', () => {
    const { place, faults } = faultyPlace('T1');
    faults.remove = true;
    const store = createGuardedStore(place, () => {});
    store.clear();
    expect(store.read()).toBeNull();
  });

  it.each(['', '  ', 'undefined', 'null', '[object Object]', 'a\u0000b', 'x'.repeat(20_000)])(
    'with nonsense in it counts as empty: %j',
    (value) => {
      const onProblem = vi.fn();
      const store = createGuardedStore(faultyPlace(value).place, onProblem);
      expect(store.read()).toBeNull();
      expect(onProblem.mock.calls[0]?.[0]).toMatchObject({ code: 'storage-corrupt' });
    },
  );

  it('trusts the storage again once a write succeeds or another window writes', () => {
    const { place, faults, setElsewhere } = faultyPlace();
    const store = createGuardedStore(place, () => {});
    const heard = vi.fn();
    const stop = store.subscribe?.(heard);
    faults.set = true;
    store.write('kept in memory');
    setElsewhere('from another window');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(store.read()).toBe('from another window');
    faults.set = false;
    store.write('T3');
    expect(store.read()).toBe('T3');
    stop?.();
    setElsewhere('T4');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('without events of its place can be subscribed to and never calls', () => {
    const { subscribe: _, ...silent } = faultyPlace().place;
    expect(() => createGuardedStore(silent, () => {}).subscribe?.(() => {})()).not.toThrow();
  });

  it('in memory forgets with the page', () => {
    const store = createTokenStore({ kind: 'memory' });
    store.write('T1');
    expect(store.read()).toBe('T1');
    expect(createTokenStore({ kind: 'memory' }).read()).toBeNull();
    expect(store.beside?.('.x').read()).toBeNull();
    store.clear();
    expect(store.read()).toBeNull();
  });

  it.each(['local', 'session', 'cookie'] as const)('for %s can be made on a server, where it is a memory', (kind) => {
    const store = createTokenStore({ kind });
    store.write('T1');
    expect(store.read()).toBe('T1');
  });
});

describe('a cookie', () => {
  const jar = () => {
    const written: string[] = [];
    const page = {
      get cookie() {
        return 'a=1; my%20token=T%3D1; xtoken=2';
      },
      set cookie(value: string) {
        written.push(value);
      },
    };
    return { page, written };
  };

  it('is found by its exact name and decoded', () => {
    expect(cookiePlace('my token', undefined, jar().page).get()).toBe('T=1');
    expect(cookiePlace('token', undefined, jar().page).get()).toBeNull();
  });

  it('holds for the whole host, and no other site sends it along', () => {
    vi.stubGlobal('window', { location: { protocol: 'https:' } });
    const { page, written } = jar();
    cookiePlace('token', 60, page).set('a;b=c');
    cookiePlace('token', undefined, page).remove();
    vi.stubGlobal('window', { location: { protocol: 'http:' } });
    cookiePlace('token', undefined, page).set('x');
    vi.unstubAllGlobals();
    expect(written).toEqual([
      'token=a%3Bb%3Dc; Path=/; SameSite=Lax; Max-Age=60; Secure',
      'token=; Path=/; SameSite=Lax; Max-Age=0; Secure',
      'token=x; Path=/; SameSite=Lax',
    ]);
  });
});

describe('a token', () => {
  it.each(['abc', 'Bearer eyJ.x_y-z', '运单', 'x'.repeat(16_384)])('may be %s', (value) => {
    expect(isToken(value)).toBe(true);
  });

  it.each([undefined, null, 7, {}, ['a'], '', ' ', 'a\r\nb', 'NaN', 'false'])('may not be %j', (value) => {
    expect(isToken(value)).toBe(false);
  });
});
