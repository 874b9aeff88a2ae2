import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { TabBarActions } from '../../shell/tabs/tab-actions';
import { TabBar } from '../../shell/tabs/tab-bar';
import { useTabs } from '../../shell/tabs/use-tabs';
import { reloadView } from '../features/navigation/tabs/reload-view';
import { useConsole } from '../kernel/console-context';

/** The tabs bar over the console's own tabs; a reload from it runs the progress bar like every other. */
export function ConsoleTabs() {
  const parts = useConsole();
  const { tabs, theme } = parts;
  const { list, maximised } = useTabs(tabs);
  const { tabsBarStyle, showTabsIcon } = useSnapshot(theme.settings);
  const actions = useMemo<TabBarActions>(() => ({ ...parts.tabs, reload: (key) => reloadView(parts, key) }), [parts]);
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
