import { useEffect } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type DeskOptions, mountDesk, painted, wait } from '../../../testing/tabs-desk/mount-desk';
import type { Tab } from '../tabs/tab';
import { useHidden, useShown } from './use-shown';

function desk(options: DeskOptions) {
  const made = mountDesk(options);
  onTestFinished(made.unmount);
  return made;
}
/** A minute with VITE_WAYBILL_THOROUGH=1. */
const seconds = (import.meta as ImportMeta & { env: Record<string, string> }).env.VITE_WAYBILL_THOROUGH ? 60 : 1;

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

function Poller({ name, running, ticks }: { name: string; running: Set<string>; ticks: Map<string, number> }) {
  useEffect(() => {
    running.add(name);
    const timer = setInterval(() => {
      add(ticks, name);
      void fetch(name);
    }, 50);
    return () => {
      running.delete(name);
      clearInterval(timer);
    };
  }, [name, running, ticks]);
  return name;
}

function Counted({ name, renders }: { name: string; renders: Map<string, number> }) {
  add(renders, name);
  return name;
}

function Reporting({ name, calls }: { name: string; calls: string[] }) {
  useShown(() => calls.push(`${name} shown`));
  useHidden(() => calls.push(`${name} hidden`));
  return name;
}

describe('work that stops while a page is hidden', () => {
  it('effects, timers and requests of 20 pages run for the page in view only', async () => {
    const running = new Set<string>();
    const ticks = new Map<string, number>();
    const calls = new Map<string, number>();
    vi.stubGlobal('fetch', async (address: string) => {
      add(calls, address);
      return new Response('{}');
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { visit } = desk({ renderPage: (tab) => <Poller name={tab.key} running={running} ticks={ticks} /> });
    for (let n = 0; n < 20; n += 1) {
      visit(`/p${n}`);
      await painted();
    }
    expect(document.querySelectorAll('[data-page]').length).toBe(20);
    ticks.clear();
    calls.clear();
    await wait(seconds * 1000);
    await expect.poll(() => [ticks, calls].every(({ size }) => size > 0)).toBe(true);
    expect([...running]).toEqual(['/p19']);
    expect([...ticks.keys()]).toEqual(['/p19']);
    expect([...calls.keys()]).toEqual(['/p19']);
  });

  it('a switch renders no hidden page, and neither does a new title', async () => {
    const renders = new Map<string, number>();
    const renderPage = (tab: Tab) => <Counted name={tab.key} renders={renders} />;
    const { visit, store } = desk({ renderPage });
    for (const path of ['/a', '/b', '/c']) {
      visit(path);
      await painted();
    }
    await wait(50);
    renders.clear();
    for (const key of ['/a', '/b', '/c', '/a']) {
      store.go(key);
      store.retitle('/b', `B ${key}`);
      await wait(30);
    }
    expect([...renders]).toEqual([]);
  });

  it('onShown and onHidden are called exactly once each time, also under StrictMode', async () => {
    const calls: string[] = [];
    const { visit, store } = desk({ renderPage: (tab) => <Reporting name={tab.key} calls={calls} /> });
    visit('/a');
    await painted();
    visit('/b');
    await painted();
    store.go('/a');
    await painted();
    await store.close('/b');
    await store.reload('/a');
    await painted();
    expect(calls).toEqual(['/a shown', '/a hidden', '/b shown', '/b hidden', '/a shown', '/a shown']);
  });
});
