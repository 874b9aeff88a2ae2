import { NetworkError } from '@waybill/http';
import { ResponseError } from '@waybill/http/testing';
import { expect, it, vi } from 'vitest';
import type { ListChange, StoredListSettings } from '../../../../kernel/list-settings-api';
import { createListExchange } from './create-list-exchange';
import { createListSettings } from './create-list-settings';
import { applyChange } from './list-changes';

const nothing: StoredListSettings = { views: [], shared: [], roles: [] };
const save = (name: string): ListChange => ({ kind: 'save', name, query: '' });
const facts = { method: 'POST', url: '/keep', userMessage: 'No.' };

/** A browser with its storage, and a server that several browsers share. */
function browser(server = new Map<string, StoredListSettings>()) {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  const store = createListSettings({ storage: () => storage, name: 'test', report: vi.fn() });
  const at = { now: 0, user: 'ann', failure: undefined as Error | undefined };
  const answer = (list: string) => {
    if (at.failure) throw at.failure;
    return server.get(list) ?? nothing;
  };
  const change = vi.fn(async (list: string, next: ListChange) => {
    server.set(list, applyChange(answer(list), next));
    return answer(list);
  });
  const keeping = {
    read: vi.fn(async (list: string) => answer(list)),
    change,
    share: vi.fn(async (list: string) => answer(list)),
    unshare: vi.fn(async (list: string) => answer(list)),
  };
  const [onRefused, onFailed] = [vi.fn(), vi.fn()];
  const exchange = createListExchange({
    store,
    load: async () => keeping,
    inTurn: (run) => run(),
    signedIn: () => at.user,
    onRefused,
    onFailed,
    now: () => at.now,
  });
  const names = (list = '/orders') => store.read('ann', list).views.map(({ name }) => name);
  return { store, exchange, at, keeping, server, names, onRefused, onFailed };
}

it('settings of one browser appear in another one of the account; each sends only its changes', async () => {
  const one = browser();
  const other = browser(one.server);
  await other.exchange.run('ann', '/orders');
  one.store.change('ann', '/orders', save('a'));
  await one.exchange.run('ann', '/orders');
  other.store.change('ann', '/orders', save('b'));
  await other.exchange.run('ann', '/orders');
  expect(other.names()).toEqual(['a', 'b']);
  one.at.now = 60_000;
  await one.exchange.run('ann', '/orders');
  expect(one.names()).toEqual(['a', 'b']);
});

it('offline, and with a server without the call, changes stay in the browser and are sent later [lists-offline-sent-later]', async () => {
  const { store, exchange, at, names, server, onRefused } = browser();
  for (const failure of [new NetworkError(facts, 'offline'), new ResponseError({ ...facts, status: 404 })]) {
    at.failure = failure;
    store.change('ann', '/orders', save(failure.name));
    await exchange.run('ann', '/orders');
  }
  expect(names()).toHaveLength(2);
  at.failure = undefined;
  await exchange.run('ann', '/users');
  expect(server.get('/orders')?.views).toHaveLength(2);
  expect(store.unsent('ann')).toEqual([]);
  expect(onRefused).not.toHaveBeenCalled();
});

it('shows and drops a change that the account refuses, and sends later changes', async () => {
  const { store, exchange, keeping, names, onRefused } = browser();
  await exchange.run('ann', '/orders');
  store.change('ann', '/orders', save('a'));
  store.change('ann', '/orders', save('b'));
  keeping.change.mockRejectedValueOnce(new ResponseError({ ...facts, status: 200, code: 400 }));
  await exchange.run('ann', '/orders');
  expect(onRefused).toHaveBeenCalledOnce();
  expect(names()).toEqual(['b']);
});

it('nothing is sent for another user', async () => {
  const { store, exchange, at, keeping } = browser();
  store.change('ann', '/orders', save('a'));
  at.user = 'bob';
  await exchange.run('ann', '/orders');
  expect(keeping.read).not.toHaveBeenCalled();
  expect(keeping.change).not.toHaveBeenCalled();
});

it('does not fetch a recently fetched list again; simultaneous requests share one fetch', async () => {
  const { exchange, keeping, at } = browser();
  await Promise.all([exchange.run('ann', '/orders'), exchange.run('ann', '/orders')]);
  const before = keeping.read.mock.calls.length;
  await exchange.run('ann', '/orders');
  expect(keeping.read).toHaveBeenCalledTimes(before);
  at.now = 60_000;
  await exchange.run('ann', '/orders');
  expect(keeping.read).toHaveBeenCalledTimes(before + 1);
});

it('sharing first sends pending changes to the account, and reports whether it succeeded', async () => {
  const { store, exchange, keeping, at, onFailed } = browser();
  store.change('ann', '/orders', save('a'));
  expect(await exchange.ask('ann', '/orders', (server) => server.share('/orders', 'a', 'Agent'))).toBe(true);
  expect(keeping.change).toHaveBeenCalledBefore(keeping.share);
  at.failure = new NetworkError(facts, 'offline');
  expect(await exchange.ask('ann', '/orders', (server) => server.share('/orders', 'a', ''))).toBe(false);
  expect(onFailed).toHaveBeenCalledOnce();
});
