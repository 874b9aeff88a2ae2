import { I18nProvider } from '@lingui/react';
import { House, Package, Truck, Users } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { createI18n } from '../../src/locales/create-i18n';
import { IconProvider } from '../../src/nav/icon-registry';
import { type ShellRouter, ShellRouterProvider } from '../../src/nav/shell-router';
import { CachedPages } from '../../src/shell/cached-pages/cached-pages';
import type { PageView } from '../../src/shell/cached-pages/page-view';
import { createTabsStore } from '../../src/shell/tabs/create-tabs-store';
import { TabBar } from '../../src/shell/tabs/tab-bar';
import { cachedTabs } from '../../src/shell/tabs/tab-list';
import { useTabs } from '../../src/shell/tabs/use-tabs';
import { shellMessages } from '../../src/shell-messages';
import { tabsBarStyles } from '../../src/theme/theme-settings';
import { ThemeStyles } from '../../src/theme/theme-sheet';
import { countRenders, TablePage } from './table-page';

const query = new URLSearchParams(window.location.search);
const rows = Number(query.get('rows') ?? 50);
const kind = query.get('kind') === 'data' ? 'data' : 'plain';
const look = tabsBarStyles.find((each) => each === query.get('look')) ?? 'smooth';
const i18n = createI18n({ locale: query.get('locale') ?? 'zh', messages: shellMessages });
const icons = { house: House, package: Package, truck: Truck, users: Users };
const names = Object.keys(icons);

const store = createTabsStore({ navigate: () => {}, confirm: async () => true });
const open = (name: string, title = name, noClosable = false) =>
  store.visit(
    [
      {
        path: '/order/:id',
        name: 'Order',
        title,
        dynamicNewTab: true,
        noClosable,
        icon: names[store.state.list.tabs.length % 4] ?? 'house',
      },
    ],
    { path: `/order/${name}`, search: '', hash: '' },
  );
const renderPage = ({ location }: PageView) => <TablePage name={location.path} rows={rows} kind={kind} />;

function Console() {
  const { list, maximised } = useTabs(store);
  const scroller = useRef<HTMLElement>(null);
  const active = list.tabs.find(({ key }) => key === list.active)?.location;
  const router = useMemo<ShellRouter>(
    () => ({
      location: active ?? { path: '/', search: '', hash: '' },
      navigate: () => {},
      href: (to) => `#${to}`,
    }),
    [active],
  );
  return (
    <ShellRouterProvider router={router}>
      <div className="tabs">
        <TabBar
          list={list}
          actions={store}
          tabsBarStyle={look}
          showTabsIcon={query.has('icons')}
          maximised={maximised}
        />
      </div>
      <main ref={scroller}>
        <CachedPages
          views={cachedTabs(list)}
          activeKey={list.active}
          renderPage={renderPage}
          actions={store}
          scroller={scroller}
        />
      </main>
    </ShellRouterProvider>
  );
}

let started = 0;
const channel = new MessageChannel();
const painted: ((time: number) => void)[] = [];
channel.port1.onmessage = () => {
  for (const resolve of painted.splice(0)) resolve(performance.now() - started);
};
const begin = (event: Event) => {
  started = event.timeStamp;
  requestAnimationFrame(() => channel.port2.postMessage(null));
};
for (const name of ['click', 'keydown']) window.addEventListener(name, begin, { capture: true });

/** The functions that the measuring program calls. */
const bench = {
  open,
  store,
  renders: countRenders,
  /** Milliseconds from the next click or key to the end of the frame that shows it. */
  paint: () => new Promise<number>((resolve) => painted.push(resolve)),
  /** Opens and closes a page the given number of times; waits for a paint each time. */
  cycle: async (times: number) => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let n = 0; n < times; n += 1) {
      open(`B${n}`);
      await frame();
      await frame();
      await store.close(`/order/B${n}`);
      await frame();
      await frame();
    }
  },
  /** The text of the visible table's first row and the number of rows in the document. */
  shown: () => {
    const rows = document.querySelectorAll<HTMLElement>('[data-state="shown"] tbody tr:not([aria-hidden])');
    return { first: rows[0]?.textContent, count: rows.length };
  },
  mounted: () => document.querySelectorAll('[data-page]').length,
};
Object.assign(window, { bench });
export type Bench = typeof bench;

createRoot(document.getElementById('root') as HTMLElement).render(
  <I18nProvider i18n={i18n}>
    <IconProvider icons={icons}>
      <ThemeStyles />
      <Console />
    </IconProvider>
  </I18nProvider>,
);
