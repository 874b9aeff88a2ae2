import { useCallback } from 'react';
import type { Text } from '../../../../locales/define-messages';
import { tabKey } from '../../../../shell/tabs/tab';
import { useConsole } from '../../../kernel/console-context';
import { toTabEntries } from '../router/to-tab-entries';
import { parseAddress } from '../router/window-location';
import { useConsoleTabs } from './tabs-of';

/** Opens and loads the page of an address in a background tab with an initial `title`; returns whether there is such a page. @public */
export function useOpenInBackground(): (address: string, title?: Text) => boolean {
  const { navigation } = useConsole();
  const tabs = useConsoleTabs();
  return useCallback(
    (address, title) => {
      const { view, routes } = navigation.state;
      const location = parseAddress(address);
      const match = routes?.table.match(location.path);
      if (!match || view.kind !== 'page') return false;
      tabs.open(toTabEntries(match.chain), location);
      if (title !== undefined)
        tabs.retitle(tabKey({ ...match.route.entry.nav, path: match.route.path }, location), title);
      return true;
    },
    [tabs, navigation],
  );
}
