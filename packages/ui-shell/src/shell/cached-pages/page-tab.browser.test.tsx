import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type DeskOptions, findOn, mountDesk, pageOf, painted, wait } from '../../../testing/tabs-desk/mount-desk';
import { type PageTab, useTab } from './use-tab';
import { useUnsaved } from './use-unsaved';

type Held = Record<string, PageTab>;

function desk(options: DeskOptions) {
  const made = mountDesk(options);
  onTestFinished(made.unmount);
  return made;
}

function Holding({ name, held }: { name: string; held: Held }) {
  held[name] = useTab();
  return null;
}

function Part({ unsaved }: { unsaved: boolean }) {
  useUnsaved(unsaved);
  return null;
}

function Parts({ parts }: { parts: { change?: (next: readonly boolean[]) => void } }) {
  const [[first, second], setUnsaved] = useState<readonly boolean[]>([]);
  parts.change = setUnsaved;
  return (
    <>
      {first !== undefined && <Part unsaved={first} />}
      {second !== undefined && <Part unsaved={second} />}
    </>
  );
}

interface FragileProps {
  name: string;
  faults: Record<string, boolean>;
  refresh: { now?: () => void };
}

function Fragile({ name, faults, refresh }: FragileProps) {
  const [, setTurn] = useState(0);
  if (name === '/b') refresh.now = () => setTurn((turn) => turn + 1);
  if (faults[name]) throw new Error(`${name} broke`);
  return `fine ${name}`;
}

describe('the page and its tab', () => {
  it('a page renames and closes its tab, and a change of language translates only default titles', async () => {
    const held: Held = {};
    const title = { id: 'tabs.closeAll' };
    const { visit, i18n } = desk({ renderPage: (tab) => <Holding name={tab.key} held={held} /> });
    visit('/home', { title });
    visit('/a');
    await painted();
    const names = () => [...document.querySelectorAll('nav a')].map((link) => link.textContent);
    held['/a']?.retitle('Order 7');
    await painted();
    expect(names()).toEqual(['关闭全部', 'Order 7']);
    i18n.activate('en');
    await painted();
    expect(names()).toEqual(['Close all', 'Order 7']);
    held['/a']?.close();
    await painted();
    expect(names()).toEqual(['Close all']);
  });

  it('unsaved pages are confirmed by name before they close, reload or are left; the window asks only while there are any', async () => {
    const confirmed: string[][] = [];
    let answer = false;
    const held: Held = {};
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    const listeners = () =>
      [added, removed].map((spy) => spy.mock.calls.filter(([name]) => name === 'beforeunload').length);
    const { visit, store } = desk({
      renderPage: (tab) => <Holding name={tab.key} held={held} />,
      confirm: async (pages) => {
        confirmed.push(pages.map(({ title }) => String(title)));
        return answer;
      },
    });
    for (const path of ['/home', '/a', '/b']) visit(path);
    store.go('/a');
    await painted();
    expect(listeners()).toEqual([0, 0]);
    held['/a']?.markUnsaved(true);
    held['/a']?.retitle('Order 7');
    expect(listeners()).toEqual([1, 0]);
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
    expect(await store.close('/a')).toBe(false);
    expect(await store.close('/home', 'closeRight')).toBe(false);
    expect(await store.reload('/a')).toBe(false);
    expect(await store.confirmLeaving()).toBe(false);
    expect(confirmed).toEqual([['Order 7'], ['Order 7'], ['Order 7'], ['Order 7']]);
    expect(store.state.list.tabs.map(({ key }) => key)).toEqual(['/home', '/a', '/b']);
    expect(await store.close('/b')).toBe(true);
    answer = true;
    expect(await store.close('/a')).toBe(true);
    expect(store.state.list.tabs.map(({ key }) => key)).toEqual(['/home']);
    expect(listeners()).toEqual([1, 1]);
    expect(await store.confirmLeaving()).toBe(true);
  });

  it('a page is unsaved while one of its parts is: hidden as well, and no longer once the part is gone [page-is-unsaved-while-part]', async () => {
    const parts: { change?: (next: readonly boolean[]) => void } = {};
    const { visit, store } = desk({
      renderPage: (tab) => (tab.key === '/a' ? <Parts parts={parts} /> : tab.key),
    });
    for (const path of ['/b', '/a']) visit(path);
    const unsaved = async (next: readonly boolean[]) => {
      parts.change?.(next);
      await painted();
      return store.state.list.unsaved;
    };
    await painted();
    expect(store.state.list.unsaved).toEqual([]);
    expect(await unsaved([true, true])).toEqual(['/a']);
    expect(await unsaved([false, true])).toEqual(['/a']);
    store.go('/b');
    await painted();
    expect(store.state.list.unsaved).toEqual(['/a']);
    store.go('/a');
    await painted();
    expect(await unsaved([false])).toEqual([]);
    expect(await unsaved([true])).toEqual(['/a']);
    expect(await unsaved([])).toEqual([]);
  });

  it('a broken page stays in its tab, reports its error and can be retried', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const faults = { '/a': true, '/b': false };
    const refresh: { now?: () => void } = {};
    const failures: string[] = [];
    const { visit, store } = desk({
      renderPage: (tab) => <Fragile name={tab.key} faults={faults} refresh={refresh} />,
      onPageError: ({ error, key }) => failures.push(`${key}: ${(error as Error).message}`),
    });
    visit('/b');
    await painted();
    visit('/a');
    await painted();
    expect(pageOf('/a')?.textContent).toContain('页面出错了');
    expect(failures).toEqual(['/a: /a broke']);
    faults['/a'] = false;
    findOn('/a', 'button').click();
    await painted();
    expect(pageOf('/a')?.textContent).toBe('fine /a');

    faults['/b'] = true;
    refresh.now?.();
    await wait(50);
    expect(pageOf('/a')?.textContent).toBe('fine /a');
    store.go('/b');
    await painted();
    expect(pageOf('/b')?.textContent).toContain('页面出错了');
    faults['/b'] = false;
    findOn('/b', 'button').click();
    await painted();
    expect(pageOf('/b')?.textContent).toBe('fine /b');
  });
});
