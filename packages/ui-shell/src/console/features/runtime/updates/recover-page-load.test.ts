import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageLoadError } from '../lazy-loading/page-load-error';
import type { VersionLook } from './look-for-version';
import { createPageLoadRecovery } from './recover-page-load';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const missing = (page = 'home') => new PageLoadError(page, new Error('gone'));

function setUp({ unsaved = false, online = true, blocked = false, lookResult = 'same' as VersionLook } = {}) {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
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
    look: async () => lookResult,
    reload,
  });
  const fail = (error: unknown = missing()) => {
    recovery.failed(error);
    vi.advanceTimersByTime(1500);
  };
  return { state, reload, recovery, fail };
}

describe('a page whose code is missing', () => {
  it('reloads the window once, not in a loop', () => {
    const { reload, fail } = setUp();
    fail();
    fail();
    fail();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('may reload again after a successful load, and each page has a separate reload', () => {
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

  it('is outdated only if the server has a newer version', async () => {
    const outdated = (options: Parameters<typeof setUp>[0], error: unknown = missing()) =>
      setUp(options).recovery.isOutdated(error);
    expect(await outdated({ lookResult: 'newer', unsaved: true })).toBe(true);
    expect(await outdated({ lookResult: 'same', unsaved: true })).toBe(false);
    expect(await outdated({ lookResult: 'unreachable', unsaved: true })).toBe(false);
    expect(await outdated({ lookResult: 'newer', online: false })).toBe(false);
    expect(await outdated({ lookResult: 'newer' }, new Error('a bug of the page'))).toBe(false);
  });

  it('allows another reload only if the server has the version of the window', async () => {
    expect(await setUp({ unsaved: true }).recovery.canReload()).toBe(true);
    expect(await setUp({ lookResult: 'newer' }).recovery.canReload()).toBe(false);
    expect(await setUp({ lookResult: 'unreachable' }).recovery.canReload()).toBe(false);
    expect(await setUp({ online: false }).recovery.canReload()).toBe(false);
  });

  it('leaves other errors alone', () => {
    const { reload, fail } = setUp();
    fail(new Error('a bug of the page'));
    expect(reload).not.toHaveBeenCalled();
  });
});
