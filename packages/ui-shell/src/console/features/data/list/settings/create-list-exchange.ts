import { isResponseError } from '@waybill/http';
import type { KeptList, ListKeeping } from '../../../../kernel/list-keeping';
import type { ListSettingsStore } from './create-list-settings';

/** Brings what a browser knows of lists and what the account keeps together. */
export interface ListExchange {
  /** Sends what is still to be sent, of other lists too, and fetches what the account has of a list. It never rejects. */
  run: (account: string, list: string) => Promise<void>;
  /** Asks for something that nobody does by himself; resolves to whether it is done, and a failure has been shown. */
  ask: (account: string, list: string, send: (keeping: ListKeeping) => Promise<KeptList>) => Promise<boolean>;
}

export interface CreateListExchangeOptions {
  store: ListSettingsStore;
  /** Loads what keeps lists. */
  load: () => Promise<ListKeeping>;
  /** Runs one after the other what the windows of a browser send. */
  inTurn: (run: () => Promise<void>) => Promise<unknown>;
  /** Whose calls are made now. */
  signedIn: () => string;
  /** Shows why something is not kept. */
  onRefused: (failure: { readonly userMessage: string }) => void;
  /** Shows that what was asked for could not be loaded. */
  onFailed: (failure: unknown) => void;
  now: () => number;
}

/** What an account has of a list is fetched again after so many milliseconds at the earliest. */
const freshMs = 10_000;

/** Failures after which the same may succeed: who asks is not known, not allowed or too fast, the server is older or does not respond. */
const passing: readonly number[] = [401, 402, 403, 404, 408, 429];

export function createListExchange(options: CreateListExchangeOptions): ListExchange {
  const { store, load, inTurn, signedIn, onRefused, onFailed, now } = options;
  const fetchedAt = new Map<string, number>();
  const waiting = new Map<string, Promise<void>>();

  /** One change after the other, each over what the account has then. */
  async function send(account: string, list: string, { read, change }: ListKeeping): Promise<void> {
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
    // Offline, or with a server that keeps no lists, everything stays in the browser until the next time.
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
