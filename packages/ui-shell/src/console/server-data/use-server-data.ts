import { useSession } from '@waybill/auth-core/react';
import { isCancelledError } from '@waybill/http';
import { useCallback, useEffect } from 'react';
import useSWR from 'swr';
import { useConsole } from '../console-context';
import { type ServerDataParams, serverDataOf } from './server-data-store';

/** `loading`: nothing has come for these parameters yet. `ready`: there it is. `failed`: the call failed, and its reason was shown. */
export type ServerDataState = 'loading' | 'ready' | 'failed';

/** What a server answered to a GET call. */
export interface ServerData<T> {
  /** The answer; while other parameters load, that to the parameters before. */
  data: T | undefined;
  state: ServerDataState;
  /** Asks again. */
  reload: () => void;
}

/** Answers younger than this, in ms, are shown without asking again. */
const staleAfter = 15_000;

/** Fetches a path of the API and keeps the answer for the session; `params` of `null` fetch nothing. A page that is hidden or closed gives its call up, and one that is shown again asks again once the answer is 15 s old. */
export function useServerData<T>(path: string, params: ServerDataParams | null = {}): ServerData<T> {
  const store = serverDataOf(useConsole());
  const { epoch } = useSession();
  const request = params && store.toRequest(epoch, path, params);
  const key = request?.key ?? null;

  useEffect(() => (key === null ? undefined : store.watch(key)), [store, key]);

  const { data, error, isLoading, isValidating, mutate } = useSWR<T>(
    key,
    request && (() => store.fetch(request) as Promise<T>),
    {
      dedupingInterval: staleAfter,
      keepPreviousData: true,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );

  const failed = error !== undefined && !isCancelledError(error) && !isValidating;
  const reload = useCallback(() => void mutate().catch(() => {}), [mutate]);
  return { data, reload, state: failed ? 'failed' : isLoading || data === undefined ? 'loading' : 'ready' };
}

/** Makes what was fetched from a path stale, wherever it is shown: call it after a change on the server. */
export function useRefreshServerData(): (path: string) => void {
  return serverDataOf(useConsole()).refresh;
}
