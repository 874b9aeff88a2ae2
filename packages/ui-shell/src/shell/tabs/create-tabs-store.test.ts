import { expect, test } from 'vitest';
import { createTabsStore, type UnsavedPage } from './create-tabs-store';
import { addressOf, type TabEntry, toTab } from './tab';
import { wouldClose } from './tab-actions';

const entry = (path: string, more: Partial<TabEntry> = {}): TabEntry => ({ path, name: path, title: path, ...more });
const at = (path: string, search = '') => ({ path, search, hash: '' });

function setup(answer: boolean | Promise<boolean> = true) {
  const went: string[] = [];
  const asked: (readonly UnsavedPage[])[] = [];
  const store = createTabsStore({
    navigate: (address) => went.push(address),
    confirm: async (pages) => {
      asked.push(pages);
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
  return { store, went, asked, visit, keys: () => store.state.list.tabs.map(({ key }) => key) };
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

test('only one question stands at a time; a second request meanwhile does not happen', async () => {
  let yes = (_: boolean) => {};
  const { store, asked, visit, keys } = setup(new Promise<boolean>((resolve) => (yes = resolve)));
  visit('/a');
  store.markUnsaved('/a', true);
  const first = store.close('/a');
  expect(await store.reload('/a')).toBe(false);
  yes(true);
  expect(await first).toBe(true);
  expect(asked.length).toBe(1);
  expect(asked[0]?.map(({ key }) => key)).toEqual(['/a']);
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

test('commands that would close nothing are known before', () => {
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
