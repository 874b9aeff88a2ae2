import { useSession } from '@waybill/auth-core/react';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from '../../../../../lib/after-paint';
import { useConsole } from '../../../../kernel/console-context';
import type { Entrance, Feedback, Life, Settings } from '../../../../kernel/console-parts';
import type { ListChange, ListSettingsApi, SharedView, StoredListSettings } from '../../../../kernel/list-settings-api';
import type { ListExchange } from './create-list-exchange';
import { createListSettings, type ListSettingsStore } from './create-list-settings';
import type { ExchangeParts } from './open-list-exchange';

/** The account's settings for the list of the current page, and a function to change them. */
export function useListSettings(): [StoredListSettings, (change: ListChange) => void] {
  const { store, exchange, account, list } = useListOfUser();
  const settings = useSyncExternalStore(store.subscribe, () => store.read(account, list));
  const change = useCallback(
    (next: ListChange) => {
      store.change(account, list, next);
      void exchange?.run(account, list);
    },
    [store, exchange, account, list],
  );
  return [settings, change];
}

/** Synchronises the settings for the list of the current page while it is visible. */
export function useListExchange(): void {
  const { exchange, account, list } = useListOfUser();
  useEffect(() => {
    if (!exchange) return;
    const run = () => document.visibilityState === 'visible' && void exchange.run(account, list);
    const callOff = afterPaint(run);
    const ended = new AbortController();
    document.addEventListener('visibilitychange', run, { signal: ended.signal });
    window.addEventListener('online', run, { signal: ended.signal });
    return () => {
      callOff();
      ended.abort();
    };
  }, [exchange, account, list]);
}

/** Sharing of views of the current page's list; each function shows failures and resolves to whether it succeeded. */
export function useListSharing(): {
  share: (name: string, role: string) => Promise<boolean>;
  takeBack: (id: SharedView['id']) => Promise<boolean>;
} {
  const { exchange, account, list } = useListOfUser();
  const ask = async (send: (keeping: ListSettingsApi) => Promise<StoredListSettings>) =>
    (await exchange?.ask(account, list, send)) ?? false;
  return {
    share: (name, role) => ask((keeping) => keeping.share(list, name, role)),
    takeBack: (id) => ask((keeping) => keeping.unshare(list, id)),
  };
}

function useListOfUser() {
  const parts = useConsole();
  const { user } = useSession();
  const { pathname } = useLocation();
  const store = parts.once(connectStore, parts);
  return { store, exchange: parts.once(connectExchange, parts), account: user.username, list: pathname };
}

/** The list settings of a console; follows changes of other windows. */
function connectStore({ config, errorLog, ended, session }: Settings & Feedback & Life & Entrance): ListSettingsStore {
  const made = createListSettings({
    storage: () => window.localStorage,
    name: config.storagePrefix,
    report: errorLog.report,
  });
  window.addEventListener('storage', made.reread, { signal: ended });
  const stop = session.subscribe(({ kind }) => kind === 'signed-out' && made.forget());
  ended.addEventListener('abort', stop);
  return made;
}

/** Undefined if no module stores lists: settings then stay in the browser. Loads the synchronisation on demand. */
function connectExchange(parts: ExchangeParts): ListExchange | undefined {
  const lists = parts.modules.find((each) => each.lists)?.lists;
  if (!lists) return undefined;
  let loading: Promise<ListExchange> | undefined;
  const load = () => {
    loading ??= import('./open-list-exchange').then(({ openListExchange }) =>
      openListExchange(parts, lists, parts.once(connectStore, parts)),
    );
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return {
    run: (account, list) =>
      load().then(
        (exchange) => exchange.run(account, list),
        () => {},
      ),
    ask: (account, list, send) =>
      load().then(
        (exchange) => exchange.ask(account, list, send),
        (failure) => {
          parts.showFailure(failure);
          return false;
        },
      ),
  };
}
