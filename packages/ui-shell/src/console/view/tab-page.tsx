import { useMemo } from 'react';
import type { ShellLocation } from '../../nav/shell-router';
import { createTabNavigator } from '../features/navigation/router/tab-navigator';
import { TabRouter } from '../features/navigation/router/tab-router';
import { PageTitleContext } from '../features/navigation/routes/use-page-title';
import { useConsole } from '../kernel/console-context';
import { PageBody } from './page-body';
import { PageLoadBoundary } from './page-load-boundary';

export interface TabPageProps {
  tabKey: string;
  location: ShellLocation;
}

/** An open page in its own router: the matching branch of the table, and a navigator that is silent while hidden. */
export function TabPage({ tabKey, location }: TabPageProps) {
  const { history, tabsState, navigation, errorLog } = useConsole();
  const { view, routes } = navigation.state;
  const match = view.kind === 'page' && view.entry === location ? view.match : routes?.table.match(location.path);
  const route = match?.route;
  const navigator = useMemo(
    () =>
      createTabNavigator({
        history,
        isShown: () => tabsState.list.active === tabKey && navigation.state.view.kind === 'page',
        onDropped: (to) =>
          errorLog.report(new Error(`The hidden page "${tabKey}" tried to navigate to ${to}; it was not followed.`)),
      }),
    [history, tabsState, navigation, errorLog, tabKey],
  );
  const { state } = history.current;
  return (
    <TabRouter
      location={location}
      state={tabsState.list.active === tabKey ? state : null}
      tabKey={tabKey}
      pattern={route?.path ?? '*'}
      navigator={navigator}
    >
      <PageTitleContext value={route?.entry.nav?.title}>
        <PageLoadBoundary>
          <PageBody page={route?.entry.page} wrapped />
        </PageLoadBoundary>
      </PageTitleContext>
    </TabRouter>
  );
}
