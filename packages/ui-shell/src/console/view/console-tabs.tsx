import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { TabBar } from '../../tabs/tab-bar';
import type { TabBarActions } from '../../tabs/tab-bar-actions';
import { useTabs } from '../../tabs/use-tabs';
import { useConsole } from '../console-context';
import { reloadView } from './reload-view';

/** The tabs bar over the console's own tabs; a reload from it runs the progress bar like every other. */
export function ConsoleTabs() {
  const { tabs, progress, theme } = useConsole();
  const { list, maximised } = useTabs(tabs);
  const { tabsBarStyle, showTabsIcon } = useSnapshot(theme.settings);
  const actions = useMemo<TabBarActions>(
    () => ({ ...tabs, reload: (key) => reloadView({ tabs, progress }, key) }),
    [tabs, progress],
  );
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
