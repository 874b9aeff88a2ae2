import { useCallback } from 'react';
import { toTrail } from '../connect/follow-views';
import { useConsole } from '../console-context';
import { parseAddress } from './hash-location';

/** Opens the page of an address (`/vab/table/detail?id=3`) as a tab and loads it there, without leaving the page in view; answers whether there is such a page. */
export function useOpenInBackground(): (address: string) => boolean {
  const { tabs, navigation } = useConsole();
  return useCallback(
    (address) => {
      const { view, routes } = navigation.state;
      const location = parseAddress(address);
      const match = routes?.table.match(location.path);
      if (!match || view.kind !== 'page') return false;
      tabs.open(toTrail(match.chain), location);
      return true;
    },
    [tabs, navigation],
  );
}
