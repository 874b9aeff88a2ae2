import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { TabBarActions } from '../../shell/tabs/tab-actions';
import { TabBar } from '../../shell/tabs/tab-bar';
import { useTabs } from '../../shell/tabs/use-tabs';
import { reloadView } from '../features/navigation/tabs/reload-view';
import { tabsOf } from '../features/navigation/tabs/tabs-of';
import { useConsole } from '../kernel/console-context';

/** The tabs bar over the console's own tabs; a reload from it runs the progress bar like every other. */
export function ConsoleTabs() {
  const parts = useConsole();
  const tabs = tabsOf(parts);
  const { list, maximised } = useTabs(tabs);
  const { tabsBarStyle, showTabsIcon } = useSnapshot(parts.theme.settings);
  const actions = useMemo<TabBarActions>(() => ({ ...tabs, reload: (key) => reloadView(parts, key) }), [tabs, parts]);
  return (
    <TabBar
      list={list}
      actions={actions}
      tabsBarStyle={tabsBarStyle}
      showTabsIcon={showTabsIcon}
      maximised={maximised}
    />
  );
}
