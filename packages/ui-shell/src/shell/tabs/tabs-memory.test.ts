import { expect, test, vi } from 'vitest';
import { createTabsStore } from './create-tabs-store';
import type { TabEntry } from './tab';
import { createTabsMemory, recallTabs, rememberTabs } from './tabs-memory';

const entry = (path: string, more: Partial<TabEntry> = {}): TabEntry => ({ path, name: path, title: path, ...more });
const at = (path: string, search = '') => ({ path, search, hash: '' });

function fakeStorage(first?: string) {
  const entries = new Map<string, string>(first === undefined ? [] : [['waybill.tabs', first]]);
  return {
    entries,
    storage: {
      getItem: (name: string) => entries.get(name) ?? null,
      setItem: (name: string, value: string) => void entries.set(name, value),
      removeItem: (name: string) => void entries.delete(name),
    },
  };
}

function open(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, user: string, allowed = ['/a', '/b']) {
  const report = vi.fn();
  const store = createTabsStore({
    navigate: () => {},
    confirm: async () => true,
    memory: createTabsMemory({ storage: () => storage, report }),
  });
  store.start({
    user,
    pinned: [{ chain: [entry('/index', { noClosable: true })], location: at('/index') }],
    resolve: ({ path }) => (allowed.includes(path) ? [entry(path)] : null),
  });
  const tabs = () =>
    store.state.list.tabs.map(({ location, ownTitle }) => `${location.path}${location.search}${ownTitle ?? ''}`);
  return { store, tabs, report };
}

test('the tabs of a user return after a reload, in order, with their query and own title, and without a shown tab', () => {
  const { storage } = fakeStorage();
  const before = open(storage, 'li');
  before.store.visit([entry('/a')], at('/a', '?page=2'));
  before.store.visit([entry('/b')], at('/b'));
  before.store.retitle('/b', ' Order 7');
  const after = open(storage, 'li');
  expect(after.tabs()).toEqual(['/index', '/a?page=2', '/b Order 7']);
  expect(after.store.state.list.active).toBeNull();
  expect(after.store.state.list.cached).toEqual([]);
});

test('tabs of one user are never shown to another, and logout forgets them', () => {
  const { storage, entries } = fakeStorage();
  open(storage, 'li').store.visit([entry('/a')], at('/a'));
  const other = open(storage, 'wang');
  expect(other.tabs()).toEqual(['/index']);
  expect(open(storage, 'li').tabs()).toEqual(['/index']);
  other.store.visit([entry('/b')], at('/b'));
  other.store.reset();
  expect(entries.size).toBe(0);
  expect(other.tabs()).toEqual([]);
});

test('a tab whose page the user may not open any more is left out', () => {
  const { storage } = fakeStorage();
  const before = open(storage, 'li');
  before.store.visit([entry('/a')], at('/a'));
  before.store.visit([entry('/b')], at('/b'));
  expect(open(storage, 'li', ['/b']).tabs()).toEqual(['/index', '/b']);
});

test.each([
  ['no JSON', '{'],
  ['another version', JSON.stringify({ version: 9, user: 'li', tabs: [] })],
  ['no list', JSON.stringify({ version: 1, user: 'li', tabs: {} })],
  ['null', 'null'],
])('broken storage (%s) is reported and leaves the defaults', (_, text) => {
  const { report, tabs } = open(fakeStorage(text).storage, 'li');
  expect(tabs()).toEqual(['/index']);
  expect(String(report.mock.calls[0]?.[0])).toContain('waybill.tabs');
});

test('entries that are not locations inside the app are dropped one by one', () => {
  const tabs = [
    { location: at('/a') },
    { location: at('//evil.example/a') },
    { location: { path: '/b', search: 7, hash: '' } },
    { location: at(`/${'x'.repeat(5000)}`) },
    null,
    'text',
    { location: at('/b'), ownTitle: { id: 'x' } },
  ];
  const { storage } = fakeStorage(JSON.stringify({ version: 1, user: 'li', tabs }));
  expect(open(storage, 'li').tabs()).toEqual(['/index', '/a', '/b']);
});

test('a full or blocked storage is reported and the tabs go on working', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  const { store, tabs, report } = open({ getItem: blocked, setItem: blocked, removeItem: blocked }, 'li');
  store.visit([entry('/a')], at('/a'));
  expect(tabs()).toEqual(['/index', '/a']);
  expect(report).toHaveBeenCalled();
});

test('stored tabs return in order, except broken, forbidden or foreign ones', () => {
  const { store } = open(fakeStorage().storage, 'li');
  store.visit([entry('/b')], at('/b', '?page=2'));
  store.visit([entry('/a')], at('/a'));
  store.retitle('/a', 'Order 7');
  const stored: unknown = JSON.parse(JSON.stringify(rememberTabs(store.state.list.tabs)));
  const resolve = ({ path }: { path: string }) => (path === '/gone' ? null : [entry(path)]);
  const named = (value: unknown) =>
    recallTabs(value, resolve).map(({ location, ownTitle }) => `${location.path}${location.search}${ownTitle ?? ''}`);
  expect(named(stored)).toEqual(['/index', '/b?page=2', '/aOrder 7']);
  expect(named([{ location: at('/gone') }, { location: at('//evil.example') }, 7, null, {}])).toEqual([]);
  expect(named('/a')).toEqual([]);
});

test('pinned tabs are pinned again after a reload, and over a login that ran out [pinned-tabs-stay]', () => {
  const { storage } = fakeStorage();
  const before = open(storage, 'li');
  before.store.visit([entry('/a')], at('/a'));
  before.store.visit([entry('/b')], at('/b'));
  before.store.pin('/b', true);
  const stored = rememberTabs(before.store.state.list.tabs);
  const after = open(storage, 'li');
  expect(after.tabs()).toEqual(['/index', '/b', '/a']);
  after.store.pin('/b', false);
  expect(open(storage, 'li').store.state.list.tabs.some(({ pinned }) => pinned)).toBe(false);
  expect(recallTabs(stored, ({ path }) => [entry(path)]).map(({ key, pinned }) => [key, pinned])).toEqual([
    ['/index', undefined],
    ['/b', true],
    ['/a', undefined],
  ]);
  expect(recallTabs([{ location: at('/a'), pinned: 'yes' }], ({ path }) => [entry(path)])[0]?.pinned).toBeUndefined();
});
