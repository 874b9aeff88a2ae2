import { useCallback, useEffect, useMemo, useState } from 'react';
import { DraftsContext } from '../../forms/drafts/drafts';
import { CachedPages } from '../../shell/cached-pages/cached-pages';
import { lifeOf } from '../../shell/cached-pages/page-view';
import type { Place } from '../../shell/cached-pages/place-keeper';
import { frameOf, scrollsIn } from '../../shell/cached-pages/scrolls';
import { useAppContainer } from '../../shell/layout/app-container';
import type { Tab } from '../../shell/tabs/tab';
import { cachedTabs } from '../../shell/tabs/tab-list';
import { useTabs } from '../../shell/tabs/use-tabs';
import { draftSource } from '../features/data/drafts/draft-source';
import { tabsOf } from '../features/navigation/tabs/tabs-of';
import { useConsole } from '../kernel/console-context';
import { PageComing } from './page-coming';
import { TabPage } from './tab-page';

/** The pages of the open tabs; the one in view is shown, the others rest. */
export function ConsolePages() {
  const scroller = useAppContainer();
  const parts = useConsole();
  const { pagesRenewed, errorLog } = parts;
  const tabs = tabsOf(parts);
  const { list } = useTabs(tabs);
  const views = useMemo(() => cachedTabs(list), [list]);
  const renderPage = useCallback((tab: Tab) => <TabPage tabKey={tab.key} location={tab.location} />, []);
  const [places] = useState(() => new Map<string, Place>());
  useEffect(() => {
    const { aside, session, belongings } = parts;
    belongings.scrolls = () => {
      const { active, tabs } = parts.tabsState.list;
      const scrolls = tabs.map((tab) => {
        const { top = 0, left = 0 } = tab.key === active ? at(scroller.current) : (places.get(lifeOf(tab)) ?? {});
        const frame = frameOf(tab.key);
        return [tab.key, [{ path: [], top, left }, ...(frame ? scrollsIn(frame) : [])]] as const;
      });
      return Object.fromEntries(scrolls);
    };
    const scrolls = aside.take(session.snapshot().user.username, 'scrolls');
    if (scrolls)
      import('../features/navigation/session-restore/restore-scrolls').then(
        ({ restoreScrolls }) => restoreScrolls(scrolls, parts, () => scroller.current),
        parts.errorLog.report,
      );
  }, [parts, places, scroller]);
  return (
    <DraftsContext value={parts.once(draftSource, parts)}>
      <CachedPages
        views={views}
        activeKey={list.active}
        renderPage={renderPage}
        actions={tabs}
        scroller={scroller}
        places={places}
        fallback={coming}
        onPageError={({ error }) => {
          pagesRenewed.notify();
          errorLog.report(error);
        }}
      />
    </DraftsContext>
  );
}

const coming = <PageComing />;

const at = (scroller: Element | null) => ({ top: scroller?.scrollTop, left: scroller?.scrollLeft });
