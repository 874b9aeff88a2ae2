import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { KeptPages } from '../../src/pages/kept-pages';
import type { PageView } from '../../src/pages/page-view';
import { createTabsStore } from '../../src/tabs/create-tabs-store';
import { keptTabs } from '../../src/tabs/tab-list';
import { useTabs } from '../../src/tabs/use-tabs';
import { countRenders, TablePage } from './table-page';

const rows = Number(new URLSearchParams(window.location.search).get('rows') ?? 50);
const store = createTabsStore({ navigate: () => {}, confirm: async () => true });
const open = (name: string) =>
  store.visit([{ path: '/order/:id', name: 'Order', title: name, dynamicNewTab: true }], {
    path: `/order/${name}`,
    search: '',
    hash: '',
  });
const renderPage = ({ location }: PageView) => <TablePage name={location.path} rows={rows} />;

function Console() {
  const { list } = useTabs(store);
  const scroller = useRef<HTMLElement>(null);
  return (
    <>
      <nav>
        {list.tabs.map((tab) => (
          <button type="button" key={tab.key} data-tab={tab.key} onClick={() => store.go(tab.key)}>
            {tab.key}
          </button>
        ))}
      </nav>
      <main ref={scroller} style={{ height: 760, overflow: 'auto' }}>
        <KeptPages
          views={keptTabs(list)}
          activeKey={list.active}
          renderPage={renderPage}
          actions={store}
          scroller={scroller}
        />
      </main>
    </>
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

/** What the measuring program calls from outside. */
const bench = {
  open,
  store,
  renders: countRenders,
  /** Milliseconds from the next click or key to the end of the frame that shows it. */
  paint: () => new Promise<number>((resolve) => painted.push(resolve)),
  mounted: () => document.querySelectorAll('[data-page]').length,
};
Object.assign(window, { bench });
export type Bench = typeof bench;

createRoot(document.getElementById('root') as HTMLElement).render(<Console />);
