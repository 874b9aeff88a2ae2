import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeAll, closeLeft, closeOthers, closeRight, closeTab, reopenTab } from './close-tabs';
import { addressOf, type Tab, tabKey, toTab } from './tab';
import {
  fixTabs,
  isClosable,
  markUnsaved,
  moveTab,
  openTab,
  openTabBehind,
  pinTab,
  reloadTab,
  retitleTab,
  showLoose,
  showTab,
} from './tab-list';
import { emptyTabList, type TabList } from './tabs-state';

interface NaiveTab {
  key: string;
  address: string;
  title: string;
  own: string;
  fixed: boolean;
  passing: boolean;
  pinned: boolean;
  life: number;
}

/** A tab list as one would write it first: arrays changed in place, every rule spelled out where it applies. */
class Naive {
  tabs: NaiveTab[] = [];
  closed: { tab: NaiveTab; at: number }[] = [];
  loose: string | null = null;
  active: string | null = null;
  shown: string[] = [];
  unsaved: string[] = [];
  lives = 0;

  constructor(readonly waits: number) {}

  open(key: string, address: string, title: string, fixed: boolean, passing: boolean) {
    this.put(key, address, title, fixed, passing);
    this.show(key);
  }

  openBehind(key: string, address: string, title: string, fixed: boolean, passing: boolean) {
    this.put(key, address, title, fixed, passing);
    this.shown = [...this.shown.filter((other) => other !== key), key];
    if (this.active !== null) this.show(this.active);
    this.tidy();
  }

  put(key: string, address: string, title: string, fixed: boolean, passing: boolean) {
    const old = this.tabs.find((tab) => tab.key === key);
    if (old) {
      const path = (text: string) => text.split('?')[0];
      if (path(old.address) !== path(address)) old.own = '';
      old.address = address;
    } else {
      this.lives += 1;
      const tab = { key, address, title, own: '', fixed, passing, pinned: false, life: this.lives };
      let at = this.tabs.length;
      if (fixed) for (at = 0; this.tabs[at]?.fixed; ) at += 1;
      this.tabs.splice(at, 0, tab);
      this.closed = this.closed.filter((each) => each.tab.key !== key);
      this.line();
    }
  }

  line() {
    const someFixed = this.tabs.some((tab) => tab.fixed);
    const rank = (tab: NaiveTab, at: number) => ((someFixed ? tab.fixed : at === 0) ? 0 : tab.pinned ? 1 : 2);
    const ranked = this.tabs.map((tab, at) => ({ tab, rank: rank(tab, at) }));
    this.tabs = [0, 1, 2].flatMap((n) => ranked.filter((each) => each.rank === n).map((each) => each.tab));
  }

  pin(key: string, on: boolean) {
    const tab = this.tabs.find((each) => each.key === key);
    if (!tab || tab.fixed) return;
    tab.pinned = on;
    this.line();
  }

  reopen() {
    const last = this.closed.pop();
    if (!last) return;
    this.tabs.splice(last.at, 0, last.tab);
    this.line();
    this.show(last.tab.key);
  }

  show(key: string) {
    this.active = key;
    this.shown = [...this.shown.filter((other) => other !== key), key];
    this.tidy();
  }

  closable(key: string) {
    const tab = this.tabs.find((each) => each.key === key);
    if (!tab || tab.fixed) return false;
    const someFixed = this.tabs.filter((each) => each.fixed).length > 0;
    return someFixed || this.tabs.indexOf(tab) > 0;
  }

  close(keys: string[]) {
    const going = keys.filter((key) => this.closable(key));
    if (going.length === 0) return;
    const before = [...this.tabs];
    for (let at = before.length - 1; at >= 0; at -= 1) {
      const tab = before[at];
      if (!tab || !going.includes(tab.key)) continue;
      this.tabs.splice(this.tabs.indexOf(tab), 1);
      this.closed.push({ tab, at });
      if (this.closed.length > 20) this.closed.shift();
      if (tab.passing || this.unsaved.includes(tab.key)) this.shown = this.shown.filter((key) => key !== tab.key);
    }
    if (this.active !== this.loose && !this.tabs.some((tab) => tab.key === this.active)) {
      const last = this.tabs[this.tabs.length - 1];
      this.active = last ? last.key : null;
      if (last) this.shown = [...this.shown.filter((other) => other !== last.key), last.key];
    }
    this.tidy();
  }

  tidy() {
    if (this.active !== this.loose) this.loose = null;
    const passing = (key: string) => key === this.loose || this.tabs.some((tab) => tab.key === key && tab.passing);
    const open = (key: string) => key === this.loose || this.tabs.some((tab) => tab.key === key);
    this.unsaved = this.unsaved.filter(open);
    const waiting = this.closed.filter((_, n) => n >= this.closed.length - this.waits).map((each) => each.tab.key);
    this.shown = [...this.shown.filter((key) => waiting.includes(key)), ...this.shown.filter(open)];
    this.shown = this.shown.filter((k) => !passing(k) || k === this.active || this.unsaved.includes(k));
    for (;;) {
      const cached = this.shown.filter((key) => !passing(key));
      const oldest = cached.find((key) => key !== this.active && !this.unsaved.includes(key));
      if (cached.length <= 20 || oldest === undefined) return;
      this.shown.splice(this.shown.indexOf(oldest), 1);
    }
  }
}

const places = Array.from({ length: 34 }, (_, n) => n);
const place = fc.constantFrom(...places);
const query = fc.constantFrom('', '?a=1', '?b=2');
const operation = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('open' as const), n: place, query }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('behind' as const), n: place, query }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('show' as const), n: place, query }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('loose' as const), n: place, query }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('close' as const), n: place, query }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('others' as const, 'left' as const, 'right' as const, 'all' as const),
      n: place,
      query,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('move' as const), n: place, to: fc.integer({ min: -2, max: 40 }), query }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), n: place, query }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('retitle' as const), n: place, query }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pin' as const), n: place, on: fc.boolean(), query }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reopen' as const), n: place, query }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('unsaved' as const), n: place, on: fc.boolean(), query }) },
);
const waits = fc.constantFrom(0, 3);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

/** Every third place opens a tab per query, every tenth never closes, every seventh is not cached. */
function entryOf(n: number) {
  return {
    path: `/p${n}`,
    name: `P${n}`,
    title: `T${n}`,
    dynamicNewTab: n % 3 === 0,
    noClosable: n % 10 === 9,
    noKeepAlive: n % 7 === 5,
  };
}

function tabOf(n: number, search: string): Tab {
  return toTab([entryOf(n)], { path: `/p${n}`, search, hash: '' });
}

function step(list: TabList, naive: Naive, op: Operation): { list: TabList; goTo: string | null } {
  const entry = entryOf(op.n);
  const tab = tabOf(op.n, op.query);
  const { key } = tab;
  const isOpen = naive.tabs.some((each) => each.key === key);
  const keys = naive.tabs.map((each) => each.key);
  const at = keys.indexOf(key);
  switch (op.do) {
    case 'open':
      naive.open(key, addressOf(tab.location), entry.title, entry.noClosable, entry.noKeepAlive);
      return { list: openTab(list, tab), goTo: null };
    case 'behind':
      naive.openBehind(key, addressOf(tab.location), entry.title, entry.noClosable, entry.noKeepAlive);
      return { list: openTabBehind(list, tab), goTo: null };
    case 'show':
      if (isOpen) naive.show(key);
      return { list: showTab(list, key), goTo: null };
    case 'loose': {
      const hidden = { ...tab, key: `loose${op.n}` };
      naive.loose = hidden.key;
      naive.lives += list.loose?.key === hidden.key ? 0 : 1;
      naive.show(hidden.key);
      return { list: showLoose(list, hidden), goTo: null };
    }
    case 'close':
      naive.close([key]);
      return closeTab(list, key);
    case 'others':
    case 'left':
    case 'right':
    case 'all': {
      if (isOpen) naive.show(key);
      const going = {
        others: keys.filter((other) => other !== key),
        left: keys.slice(0, Math.max(at, 0)),
        right: isOpen ? keys.slice(at + 1) : [],
        all: keys,
      }[op.do];
      const pinned = naive.tabs.filter((each) => each.pinned).map((each) => each.key);
      naive.close(going.filter((other) => !pinned.includes(other)));
      return { others: closeOthers, left: closeLeft, right: closeRight, all: closeAll }[op.do](list, key);
    }
    case 'move': {
      if (naive.closable(key)) {
        const [taken] = naive.tabs.splice(at, 1);
        if (taken) naive.tabs.splice(Math.min(Math.max(op.to, 0), keys.length - 1), 0, taken);
        if (taken && at > 0 && naive.tabs[0] === taken && !naive.tabs.some((each) => each.fixed))
          naive.tabs.splice(1, 0, ...naive.tabs.splice(0, 1));
        naive.line();
      }
      return { list: moveTab(list, key, op.to), goTo: null };
    }
    case 'pin':
      naive.pin(key, op.on);
      return { list: pinTab(list, key, op.on), goTo: null };
    case 'reopen':
      naive.reopen();
      return reopenTab(list);
    case 'reload': {
      const reloaded = naive.tabs.find((each) => each.key === key);
      if (reloaded) {
        naive.lives += 1;
        reloaded.life = naive.lives;
        reloaded.own = '';
        naive.unsaved = naive.unsaved.filter((other) => other !== key);
        if (naive.active !== key) naive.shown = naive.shown.filter((other) => other !== key);
        naive.tidy();
      }
      return { list: reloadTab(list, key), goTo: null };
    }
    case 'retitle': {
      const renamed = naive.tabs.find((each) => each.key === key);
      if (renamed) renamed.own = `own${op.query}`;
      return { list: retitleTab(list, key, `own${op.query}`), goTo: null };
    }
    case 'unsaved':
      if (naive.shown.includes(key) && op.on && !naive.unsaved.includes(key)) naive.unsaved.push(key);
      if (!op.on) naive.unsaved = naive.unsaved.filter((other) => other !== key);
      naive.tidy();
      return { list: markUnsaved(list, key, op.on), goTo: null };
  }
}

function compare(list: TabList, naive: Naive) {
  const real = {
    tabs: list.tabs.map((tab) => [
      tab.key,
      addressOf(tab.location),
      tab.title,
      tab.ownTitle ?? '',
      tab.pinned ?? false,
      tab.instance,
    ]),
    active: list.active,
    loose: list.loose?.key ?? null,
    cached: list.cached,
    unsaved: list.unsaved,
    closed: list.closed.map(({ tab, index }) => [tab.key, index]),
    closable: list.tabs.map((tab) => isClosable(list, tab.key)),
  };
  const model = {
    tabs: naive.tabs.map((tab) => [tab.key, tab.address, tab.title, tab.own, tab.pinned, tab.life]),
    active: naive.active,
    loose: naive.loose,
    cached: naive.shown,
    unsaved: naive.unsaved,
    closed: naive.closed.map(({ tab, at }) => [tab.key, at]),
    closable: naive.tabs.map((tab) => naive.closable(tab.key)),
  };
  if (JSON.stringify(real) !== JSON.stringify(model)) expect(real).toEqual(model);
}

/** Runs operations on both models, from an empty list or two fixed tabs; returns the maximum of cached pages. */
function follow(run: readonly Operation[], fixed: boolean, waits: number): number {
  const naive = new Naive(waits);
  let fullest = 0;
  let list: TabList = { ...emptyTabList, closedLimit: waits };
  if (fixed) {
    list = fixTabs(list, [tabOf(9, ''), tabOf(19, '')]);
    for (const n of [9, 19]) naive.open(tabOf(n, '').key, `/p${n}`, `T${n}`, true, entryOf(n).noKeepAlive);
    naive.active = null;
    naive.shown = [];
  }
  for (const op of run) {
    const before = list.active;
    const next = step(list, naive, op);
    list = next.list;
    compare(list, naive);
    if (next.goTo !== null) {
      const landing = list.tabs.find(({ key }) => key === list.active);
      if (next.goTo !== (landing ? addressOf(landing.location) : '/')) expect.fail(`${op.do} went to ${next.goTo}`);
    }
    const led = ['close', 'others', 'left', 'right', 'all', 'reopen'].includes(op.do);
    if ((next.goTo !== null) !== (led && list.active !== before)) expect.fail(`${op.do} went to ${next.goTo}`);
    fullest = Math.max(fullest, list.cached.length);
  }
  return fullest;
}

test('10,000 random operations leave tabs, order, page in view, cached set and unsaved marks as a naive model has them [non-closable-tabs-stay-else]', () => {
  let fullest = 0;
  const long = fc.array(operation, { minLength: 500, maxLength: 500, size: 'max' });
  fc.assert(
    fc.property(long, fc.boolean(), waits, (run, fixed, most) => {
      fullest = Math.max(fullest, follow(run, fixed, most));
    }),
    { numRuns: 20 },
  );
  expect(fullest).toBeGreaterThanOrEqual(20);
});

test('so do the first few operations, before and after the first page is shown', () => {
  const short = fc.array(operation, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(short, fc.boolean(), waits, (run, fixed, most) => void follow(run, fixed, most)),
    { numRuns: process.env.WAYBILL_THOROUGH ? 100_000 : 2000 },
  );
});

test('a tab with dynamicNewTab is its real path plus query, any other one its path pattern [visited-tab]', () => {
  const location = { path: '/order/7', search: '?from=list', hash: '#top' };
  expect(tabKey({ path: '/order/:id', dynamicNewTab: true }, location)).toBe('/order/7?from=list');
  expect(tabKey({ path: '/order/:id' }, location)).toBe('/order/:id');
});
