import { expect, onTestFinished, test, vi } from 'vitest';
import { createTabsStore, type UnsavedPage } from './create-tabs-store';
import { addressOf, type TabEntry, toTab } from './tab';
import { wouldClose } from './tab-actions';
import { cachedTabs } from './tab-list';

const entry = (path: string, more: Partial<TabEntry> = {}): TabEntry => ({ path, name: path, title: path, ...more });
const at = (path: string, search = '') => ({ path, search, hash: '' });

function setup(answer: boolean | Promise<boolean> = true) {
  const went: string[] = [];
  const confirmed: (readonly UnsavedPage[])[] = [];
  const store = createTabsStore({
    navigate: (address) => went.push(address),
    confirm: async (pages) => {
      confirmed.push(pages);
      return answer;
    },
  });
  store.start({
    user: 'li',
    pinned: [{ chain: [entry('/index', { noClosable: true })], location: at('/index') }],
    resolve: () => null,
  });
  const visit = (path: string, search = '', more: Partial<TabEntry> = {}) =>
    store.visit([entry(path, more)], at(path, search));
  return { store, went, confirmed, visit, keys: () => store.state.list.tabs.map(({ key }) => key) };
}

test('tabs that cannot be closed are open from the start, and no page is shown yet [home-tab-cannot-be-closed]', () => {
  const { store, keys } = setup();
  expect(keys()).toEqual(['/index']);
  expect(store.state.list.cached).toEqual([]);
});

test('closing happens at once, without waiting for a promise, and goes to the last remaining tab [closing-goes-to-last-tab]', () => {
  const { store, went, visit, keys } = setup();
  visit('/a', '?page=3');
  visit('/b');
  void store.close('/b');
  expect(keys()).toEqual(['/index', '/a']);
  expect(went).toEqual(['/a?page=3']);
});

test('a page is opened behind the one in view: tab and page are there, the page in view and the address stay', () => {
  const { store, went, visit, keys } = setup();
  visit('/loose', '', { tabHidden: true });
  store.open([entry('/a')], at('/a', '?page=3'));
  expect(keys()).toEqual(['/index', '/a']);
  expect(store.state.list.active).toBe('/loose');
  expect(store.state.list.cached).toEqual(['/a', '/loose']);
  store.open([entry('/b', { tabHidden: true })], at('/b'));
  expect(keys()).toEqual(['/index', '/a']);
  store.go('/a');
  expect(went).toEqual(['/a?page=3']);
});

test('a tab returns to its last query', () => {
  const { store, went, visit } = setup();
  visit('/a', '?page=1');
  visit('/a', '?page=2');
  visit('/b');
  store.go('/a');
  expect(went).toEqual(['/a?page=2']);
});

test('a location stays the same object until it leads elsewhere', () => {
  const { store, visit } = setup();
  visit('/a', '?page=1');
  const location = () => store.state.list.tabs.find(({ key }) => key === '/a')?.location;
  const first = location();
  visit('/a', '?page=1');
  visit('/b');
  expect(location()).toBe(first);
  visit('/a', '?page=2');
  expect(location()).not.toBe(first);
});

test('only one confirmation is open at a time; a second request is ignored', async () => {
  let yes = (_: boolean) => {};
  const { store, confirmed, visit, keys } = setup(new Promise<boolean>((resolve) => (yes = resolve)));
  visit('/a');
  store.markUnsaved('/a', true);
  const first = store.close('/a');
  expect(await store.reload('/a')).toBe(false);
  yes(true);
  expect(await first).toBe(true);
  expect(confirmed.length).toBe(1);
  expect(confirmed[0]?.map(({ key }) => key)).toEqual(['/a']);
  expect(keys()).toEqual(['/index']);
});

test('pages without a tab are in view without one, and are gone with the next page', () => {
  const { store, visit, keys } = setup();
  visit('/a');
  visit('/secret', '', { tabHidden: true });
  expect(keys()).toEqual(['/index', '/a']);
  expect(store.state.list.cached).toEqual(['/a', '/secret']);
  visit('/a');
  expect(store.state.list.cached).toEqual(['/a']);
});

test('an unsaved page outlives twenty others', () => {
  const { store, visit } = setup();
  visit('/draft');
  store.markUnsaved('/draft', true);
  for (let n = 0; n < 25; n += 1) visit(`/p${n}`);
  expect(store.state.list.cached).toContain('/draft');
  expect(store.state.list.cached.length).toBe(20);
});

test('another user starts with nothing of the first, and with other page identities', () => {
  const { store, visit, keys } = setup();
  visit('/a');
  const before = store.state.list.tabs.map(({ instance }) => instance);
  store.start({
    user: 'wang',
    pinned: [{ chain: [entry('/index', { noClosable: true })], location: at('/index') }],
    resolve: () => null,
  });
  expect(keys()).toEqual(['/index']);
  expect(before).not.toContain(store.state.list.tabs[0]?.instance);
});

test('rights that go take their tabs along, fixed ones too, and the view moves on', () => {
  const { store, went, visit, keys } = setup();
  visit('/a');
  visit('/b');
  store.drop(({ key }) => key === '/a');
  expect(keys()).toEqual(['/a']);
  expect(went).toEqual(['/a']);
  store.drop(() => false);
  expect(keys()).toEqual([]);
  expect(went).toEqual(['/a', '/']);
});

test('reports in advance which commands would close no tab', () => {
  const { store, visit } = setup();
  visit('/a');
  const { list } = store.state;
  expect(wouldClose(list, 'close', '/index')).toBe(false);
  expect(wouldClose(list, 'closeLeft', '/a')).toBe(false);
  expect(wouldClose(list, 'closeRight', '/a')).toBe(false);
  expect(wouldClose(list, 'closeOthers', '/a')).toBe(false);
  expect(wouldClose(list, 'closeAll', '/a')).toBe(true);
});

test('the icon is the nearest one upwards, and an address cannot leave the app', () => {
  const chain = [entry('/order', { icon: 'truck' }), entry('/order/:id')];
  expect(toTab(chain, at('/order/7')).icon).toBe('truck');
  expect(toTab([entry('/x')], at('/x')).icon).toBeUndefined();
  expect(addressOf(at('//evil.example', '?q'))).toBe('/evil.example?q');
  expect(() => toTab([], at('/x'))).toThrow('empty route chain');
});

test('cachedPages bounds the mounted pages, also after a logout', () => {
  const store = createTabsStore({ navigate: () => {}, confirm: async () => true, cachedPages: 2 });
  const visitThree = () => {
    for (const path of ['/a', '/b', '/c']) store.visit([entry(path)], at(path));
    return store.state.list.cached.length;
  };
  expect(visitThree()).toBe(2);
  store.reset();
  expect(visitThree()).toBe(2);
});

test('a pinned tab is in front and survives closing others, neighbours or all; it can be closed alone [pinned-tabs-stay]', () => {
  const { store, visit, keys } = setup();
  for (const path of ['/a', '/b', '/c']) visit(path);
  store.pin('/c', true);
  store.pin('/index', true);
  expect(keys()).toEqual(['/index', '/c', '/a', '/b']);
  expect(store.state.list.tabs.map(({ pinned = false }) => pinned)).toEqual([false, true, false, false]);
  void store.close('/b', 'closeLeft');
  expect(keys()).toEqual(['/index', '/c', '/b']);
  visit('/d');
  void store.close('/index', 'closeRight');
  expect(keys()).toEqual(['/index', '/c']);
  expect(wouldClose(store.state.list, 'closeAll', '/c')).toBe(false);
  expect(wouldClose(store.state.list, 'closeOthers', '/index')).toBe(false);
  visit('/e');
  store.move('/e', 1);
  store.move('/c', 2);
  expect(keys()).toEqual(['/index', '/c', '/e']);
  store.pin('/e', true);
  store.move('/c', 2);
  expect(keys()).toEqual(['/index', '/e', '/c']);
  store.pin('/e', false);
  expect(keys()).toEqual(['/index', '/c', '/e']);
  void store.close('/c');
  expect(keys()).toEqual(['/index', '/e']);
});

test('the tab closed last comes back in its place, with its query and title, one after the other [closed-tab-comes-back]', () => {
  const { store, went, visit, keys } = setup();
  visit('/a', '?page=2');
  store.retitle('/a', 'Seven');
  visit('/b');
  visit('/c');
  store.pin('/b', true);
  void store.close('/b');
  void store.close('/a', 'closeAll');
  expect(keys()).toEqual(['/index']);
  store.reopen();
  expect(keys()).toEqual(['/index', '/a']);
  expect(went.at(-1)).toBe('/a?page=2');
  expect(store.state.list.tabs[1]?.ownTitle).toBe('Seven');
  store.reopen();
  store.reopen();
  expect(keys()).toEqual(['/index', '/b', '/a', '/c']);
  expect(store.state.list.active).toBe('/b');
  const before = store.state.list;
  store.reopen();
  expect(store.state.list).toBe(before);
});

test('a closed tab does not return if its user lost the right, opened it again, or signed out [closed-tab-comes-back]', () => {
  const { store, visit, keys } = setup();
  for (const path of ['/a', '/b', '/c']) visit(path);
  void store.close('/index', 'closeOthers');
  store.drop(({ key }) => key !== '/a');
  visit('/b');
  expect(store.state.list.closed.map(({ tab }) => tab.key)).toEqual(['/c']);
  store.reset();
  store.reopen();
  expect(keys()).toEqual([]);
});

test('pages of closed tabs wait for a minute, but not those whose work was given up or that are not cached [closed-tab-comes-back]', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const store = createTabsStore({ navigate: () => {}, confirm: async () => true, closedPages: 2 });
  onTestFinished(store.dispose);
  const visit = (path: string, more: Partial<TabEntry> = {}) => store.visit([entry(path, more)], at(path));
  visit('/index', { noClosable: true });
  for (const path of ['/a', '/b', '/c']) visit(path);
  visit('/d', { noKeepAlive: true });
  store.markUnsaved('/c', true);
  const life = store.state.list.tabs.find(({ key }) => key === '/a')?.instance;
  await store.close('/d');
  await store.close('/c');
  expect(store.state.list.cached).toEqual(['/index', '/a', '/b']);
  await store.close('/b');
  await store.close('/a');
  expect(store.state.list.cached).toEqual(['/b', '/a', '/index']);
  expect(cachedTabs(store.state.list).map(({ key }) => key)).toEqual(['/index', '/b', '/a']);
  store.reopen();
  expect(store.state.list.tabs.find(({ key }) => key === '/a')?.instance).toBe(life);
  expect(store.state.list.cached).toEqual(['/b', '/index', '/a']);
  visit('/b');
  expect(store.state.list.cached).toEqual(['/index', '/a', '/b']);
  await store.close('/b');
  vi.advanceTimersByTime(60_000);
  expect(store.state.list.cached).toEqual(['/index', '/a']);
  store.reopen();
  expect(store.state.list.active).toBe('/b');
});

test('reports pages whose work the user discards, but not dropped pages', async () => {
  const { store, visit } = setup();
  const discarded: string[] = [];
  const stop = store.onDiscard((key) => discarded.push(key));
  visit('/a');
  store.markUnsaved('/a', true);
  await store.close('/a');
  visit('/b');
  store.markUnsaved('/b', true);
  store.drop(() => false);
  expect(discarded).toEqual(['/a']);
  stop();
  visit('/c');
  store.markUnsaved('/c', true);
  await store.close('/c');
  expect(discarded).toEqual(['/a']);
});

test('reports no page if the user keeps the work', async () => {
  const { store, visit } = setup(false);
  const discarded: string[] = [];
  store.onDiscard((key) => discarded.push(key));
  visit('/a');
  store.markUnsaved('/a', true);
  await store.close('/a');
  expect(discarded).toEqual([]);
});
