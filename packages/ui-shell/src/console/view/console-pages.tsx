import { useCallback, useMemo } from 'react';
import { useAppContainer } from '../../layout/app-container';
import { CachedPages } from '../../pages/cached-pages';
import type { Tab } from '../../tabs/tab';
import { cachedTabs } from '../../tabs/tab-list';
import { useTabs } from '../../tabs/use-tabs';
import { useConsole } from '../kernel/console-context';
import { PageLoadError } from '../router/page-registry';
import { PageComing } from './page-coming';
import { TabPage } from './tab-page';

/** The pages of the open tabs; the one in view is shown, the others rest. */
export function ConsolePages() {
  const scroller = useAppContainer();
  const { tabs, pages, pagesRenewed, errorLog, showFailure } = useConsole();
  const { list } = useTabs(tabs);
  const views = useMemo(() => cachedTabs(list), [list]);
  const renderPage = useCallback((tab: Tab) => <TabPage tabKey={tab.key} location={tab.location} />, []);
  return (
    <CachedPages
      views={views}
      activeKey={list.active}
      renderPage={renderPage}
      actions={tabs}
      scroller={scroller}
      fallback={<PageComing />}
      onPageError={({ error }) => {
        if (!(error instanceof PageLoadError)) {
          pagesRenewed.tell();
          return errorLog.report(error);
        }
        pages.forget(error.page);
        showFailure(error);
      }}
      onPageRetry={({ error }) => {
        // What came was no script, and a browser keeps a module's syntax error for the life of the document.
        if (error instanceof PageLoadError && error.cause instanceof SyntaxError) window.location.reload();
      }}
    />
  );
}
