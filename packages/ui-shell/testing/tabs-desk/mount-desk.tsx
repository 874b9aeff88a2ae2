import { I18nProvider } from '@lingui/react';
import { type ReactNode, StrictMode, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createI18n } from '../../src/locales/create-i18n';
import { type ShellRouter, ShellRouterProvider } from '../../src/nav/shell-router';
import { CachedPages } from '../../src/shell/cached-pages/cached-pages';
import type { PageFailure } from '../../src/shell/cached-pages/page-boundary';
import { createTabsStore, type TabsStore, type UnsavedPage } from '../../src/shell/tabs/create-tabs-store';
import type { Tab, TabEntry } from '../../src/shell/tabs/tab';
import { TabBar } from '../../src/shell/tabs/tab-bar';
import { cachedTabs } from '../../src/shell/tabs/tab-list';
import { useTabs } from '../../src/shell/tabs/use-tabs';
import { shellMessages } from '../../src/shell-messages';
import type { TabsBarStyle } from '../../src/theme/theme-settings';
import { ThemeStyles } from '../../src/theme/theme-sheet';

export interface DeskOptions {
  renderPage: (tab: Tab) => ReactNode;
  confirm?: (pages: readonly UnsavedPage[]) => Promise<boolean>;
  tabsBarStyle?: TabsBarStyle;
  locale?: string;
  onPageError?: (failure: PageFailure) => void;
}

/** A desk for tests: tabs bar, scroller and cached pages over plain state, in StrictMode and in the document. */
export function mountDesk({ confirm = async () => true, locale = 'zh', ...options }: DeskOptions) {
  const went: string[] = [];
  const store = createTabsStore({ navigate: (address) => went.push(address), confirm });
  const i18n = createI18n({ locale, messages: shellMessages });
  const host = document.createElement('div');
  document.body.append(host);
  document.body.classList.add('vab-theme-blue-black');
  const root = createRoot(host);
  root.render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <ThemeStyles />
        <Desk store={store} {...options} />
      </I18nProvider>
    </StrictMode>,
  );
  return {
    store,
    i18n,
    went,
    /** Navigates to a path; its entry has the path as its name. */
    visit: (path: string, more: Partial<TabEntry> = {}, search = '') =>
      store.visit([{ path, name: path, title: path.slice(1), ...more }], { path, search, hash: '' }),
    unmount: () => {
      root.unmount();
      host.remove();
      store.dispose();
    },
  };
}

function Desk({ store, renderPage, tabsBarStyle = 'smooth', onPageError }: DeskOptions & { store: TabsStore }) {
  const { list, maximised } = useTabs(store);
  const scroller = useRef<HTMLElement>(null);
  const active = list.tabs.find(({ key }) => key === list.active)?.location;
  const router = useMemo<ShellRouter>(
    () => ({ location: active ?? { path: '/', search: '', hash: '' }, navigate: () => {}, href: (to) => `#${to}` }),
    [active],
  );
  return (
    <ShellRouterProvider router={router}>
      <div style={{ height: 50 }}>
        <TabBar list={list} actions={store} tabsBarStyle={tabsBarStyle} maximised={maximised} />
      </div>
      <main ref={scroller} style={{ height: 400, overflow: 'auto' }}>
        <CachedPages
          views={cachedTabs(list)}
          activeKey={list.active}
          renderPage={renderPage}
          actions={store}
          scroller={scroller}
          {...(onPageError ? { onPageError } : {})}
        />
      </main>
    </ShellRouterProvider>
  );
}

/** Resolves after the next frame is on screen. */
export const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** The element around a page; null when the page is not mounted. */
export const pageOf = (key: string) => document.querySelector<HTMLElement>(`[data-page="${key}"]`);

/** A part of a page; throws when the page or the part is not in the document. */
export function findOn<Kind extends HTMLElement = HTMLElement>(key: string, selector: string): Kind {
  const part = pageOf(key)?.querySelector<Kind>(selector);
  if (!part) throw new Error(`There is no ${selector} on the page ${key}.`);
  return part;
}

/** Resolves after some milliseconds. */
export const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A page with one field whose text is React state. */
export function Draft({ name }: { name: string }) {
  const [text, setText] = useState('');
  return <input aria-label={name} value={text} onChange={(event) => setText(event.target.value)} />;
}
