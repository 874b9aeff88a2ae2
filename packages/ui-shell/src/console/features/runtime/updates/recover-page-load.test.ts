import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageLoadError } from '../lazy-loading/page-load-error';
import type { VersionLook } from './look-for-version';
import { createPageLoadRecovery } from './recover-page-load';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const missing = (page = 'home') => new PageLoadError(page, new Error('gone'));

function setUp({ unsaved = false, online = true, blocked = false, found = 'same' as VersionLook } = {}) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const state = { unsaved, online };
  const reload = vi.fn();
  const recovery = createPageLoadRecovery({
    storage: () => {
      if (blocked) throw new Error('refused');
      return storage;
    },
    name: 'waybill.reloaded',
    hasUnsavedWork: () => state.unsaved,
    isOnline: () => state.online,
    look: async () => found,
    reload,
  });
  const fail = (error: unknown = missing()) => {
    recovery.failed(error);
    vi.advanceTimersByTime(1500);
  };
  return { state, reload, recovery, fail };
}

describe('a page whose code is missing', () => {
  it('loads the window anew once, and not in a loop', () => {
    const { reload, fail } = setUp();
    fail();
    fail();
    fail();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('has a reload again after it came once, and other pages have their own', () => {
    const { reload, recovery, fail } = setUp();
    fail();
    recovery.arrived('home');
    fail();
    fail(missing('orders'));
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('never reloads over unsaved work, not even over work begun while the message stood', () => {
    const { state, reload, recovery, fail } = setUp({ unsaved: true });
    fail();
    state.unsaved = false;
    recovery.failed(missing());
    state.unsaved = true;
    vi.advanceTimersByTime(1500);
    expect(reload).not.toHaveBeenCalled();
  });

  it('never reloads without a network, nor without a storage to remember it in', () => {
    const offline = setUp({ online: false });
    offline.fail();
    const blocked = setUp({ blocked: true });
    blocked.fail();
    blocked.recovery.arrived('home');
    expect(offline.reload).not.toHaveBeenCalled();
    expect(blocked.reload).not.toHaveBeenCalled();
  });

  it('is known to be one of an older version only where the server has a newer one', async () => {
    const outdated = (options: Parameters<typeof setUp>[0], error: unknown = missing()) =>
      setUp(options).recovery.isOutdated(error);
    expect(await outdated({ found: 'newer', unsaved: true })).toBe(true);
    expect(await outdated({ found: 'same', unsaved: true })).toBe(false);
    expect(await outdated({ found: 'unreachable', unsaved: true })).toBe(false);
    expect(await outdated({ found: 'newer', online: false })).toBe(false);
    expect(await outdated({ found: 'newer' }, new Error('a bug of the page'))).toBe(false);
  });

  it('is worth another load of the window only where the server has what the window was started with', async () => {
    expect(await setUp({ unsaved: true }).recovery.canReload()).toBe(true);
    expect(await setUp({ found: 'newer' }).recovery.canReload()).toBe(false);
    expect(await setUp({ found: 'unreachable' }).recovery.canReload()).toBe(false);
    expect(await setUp({ online: false }).recovery.canReload()).toBe(false);
  });

  it('leaves other errors alone', () => {
    const { reload, fail } = setUp();
    fail(new Error('a bug of the page'));
    expect(reload).not.toHaveBeenCalled();
  });
});
