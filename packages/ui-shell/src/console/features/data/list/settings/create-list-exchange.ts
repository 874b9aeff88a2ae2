import { isResponseError } from '@waybill/http';
import type { ListSettingsApi, StoredListSettings } from '../../../../kernel/list-settings-api';
import type { ListSettingsStore } from './create-list-settings';

/** Synchronises list settings between the browser and the account. */
export interface ListExchange {
  /** Sends pending changes of all lists, then fetches the settings of one list. Never rejects. */
  run: (account: string, list: string) => Promise<void>;
  /** Runs an action on the server after pending changes; shows a failure, and resolves to whether it succeeded. */
  ask: (
    account: string,
    list: string,
    send: (keeping: ListSettingsApi) => Promise<StoredListSettings>,
  ) => Promise<boolean>;
}

export interface CreateListExchangeOptions {
  store: ListSettingsStore;
  /** Loads the API for list settings. */
  load: () => Promise<ListSettingsApi>;
  /** Serialises requests across the browser's windows. */
  inTurn: (run: () => Promise<void>) => Promise<unknown>;
  /** The current account. */
  signedIn: () => string;
  /** Shows why a change was not stored. */
  onRefused: (failure: { readonly userMessage: string }) => void;
  /** Shows the failure of an action. */
  onFailed: (failure: unknown) => void;
  now: () => number;
}

/** Shortest time between two fetches of a list's settings, in ms. */
const freshMs = 10_000;

/** Temporary failures: not signed in, forbidden, rate-limited, an older server, or a timeout. */
const passing: readonly number[] = [401, 402, 403, 404, 408, 429];

export function createListExchange(options: CreateListExchangeOptions): ListExchange {
  const { store, load, inTurn, signedIn, onRefused, onFailed, now } = options;
  const fetchedAt = new Map<string, number>();
  const waiting = new Map<string, Promise<void>>();

  /** Sends changes one after another, each based on the latest state of the account. */
  async function send(account: string, list: string, { read, change }: ListSettingsApi): Promise<void> {
    const present = () => store.read(account, list).unsent;
    const noteFetched = () => fetchedAt.set(`${account} ${list}`, now());
    if (!present()) {
      store.settle(account, list, await read(list));
      noteFetched();
    }
    for (let next = present()?.[0]; next && signedIn() === account; next = present()?.[0]) {
      try {
        store.settle(account, list, await change(list, next), next);
      } catch (failure) {
        if (!isRefused(failure)) throw failure;
        onRefused(failure);
        store.settle(account, list, await read(list), next);
      }
      noteFetched();
    }
  }

  async function bringTogether(account: string, list: string): Promise<void> {
    if (signedIn() !== account) return;
    const keeping = await load();
    for (const each of new Set([list, ...store.unsent(account)])) await send(account, each, keeping);
    const key = `${account} ${list}`;
    if (now() - (fetchedAt.get(key) ?? Number.NEGATIVE_INFINITY) < freshMs) return;
    store.settle(account, list, await keeping.read(list));
    fetchedAt.set(key, now());
  }

  async function run(account: string, list: string): Promise<void> {
    const key = `${account} ${list}`;
    const before = waiting.get(key);
    if (before) {
      await before;
      return store.unsent(account).includes(list) ? run(account, list) : undefined;
    }
    // Offline, or if the server stores no lists, changes stay in the browser until the next run.
    const running = inTurn(() => bringTogether(account, list))
      .then(
        () => {},
        () => {},
      )
      .then(() => void waiting.delete(key));
    waiting.set(key, running);
    return running;
  }

  return {
    run,
    ask: async (account, list, send) => {
      await run(account, list);
      try {
        store.settle(account, list, await send(await load()));
        return true;
      } catch (failure) {
        onFailed(failure);
        return false;
      }
    },
  };
}

function isRefused(failure: unknown): failure is { readonly userMessage: string } {
  if (!isResponseError(failure)) return false;
  const code = Number(failure.code);
  return (
    failure.refusal === undefined && failure.status < 500 && !passing.includes(code) && !(code >= 500 && code < 600)
  );
}
