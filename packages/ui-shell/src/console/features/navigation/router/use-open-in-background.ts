import { useCallback } from 'react';
import type { Text } from '../../../../locales/define-messages';
import { tabKey } from '../../../../shell/tabs/tab';
import { useConsole } from '../../../kernel/console-context';
import { toTabEntries } from './to-tab-entries';
import { parseAddress } from './window-location';

/** Opens and loads the page of an address in a background tab with an initial `title`; returns whether there is such a page. @public */
export function useOpenInBackground(): (address: string, title?: Text) => boolean {
  const { tabs, navigation } = useConsole();
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
