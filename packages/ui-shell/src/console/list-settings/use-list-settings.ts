import { useSession } from '@waybill/auth-core/react';
import { useCallback, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useConsole } from '../kernel/console-context';
import type { ListSettings } from './create-list-settings';
import { listSettingsOf } from './list-settings-of';

/** What the present account keeps of the list on the present page, and how to change it. */
export function useListSettings(): [ListSettings, (change: Partial<ListSettings>) => void] {
  const store = listSettingsOf(useConsole());
  const { user } = useSession();
  const { pathname } = useLocation();
  const account = user.username;
  const settings = useSyncExternalStore(store.subscribe, () => store.read(account, pathname));
  const change = useCallback(
    (next: Partial<ListSettings>) => store.change(account, pathname, next),
    [store, account, pathname],
  );
  return [settings, change];
}
