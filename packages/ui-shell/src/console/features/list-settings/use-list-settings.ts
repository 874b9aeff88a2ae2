import { useSession } from '@waybill/auth-core/react';
import { useCallback, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useConsole } from '../../kernel/console-context';
import type { Feedback, Life, Settings } from '../../kernel/console-parts';
import { createListSettings, type ListSettings, type ListSettingsStore } from './create-list-settings';

/** What the present account keeps of the list on the present page, and how to change it. */
export function useListSettings(): [ListSettings, (change: Partial<ListSettings>) => void] {
  const parts = useConsole();
  const store = parts.once(connect, parts);
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

/** What accounts keep of their lists in a console; follows what other windows change. */
function connect({ config, errorLog, ended }: Settings & Feedback & Life): ListSettingsStore {
  const made = createListSettings({
    storage: () => window.localStorage,
    name: config.storagePrefix,
    report: errorLog.report,
  });
  window.addEventListener('storage', made.reread, { signal: ended });
  return made;
}
