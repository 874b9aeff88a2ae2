import { useSession } from '@waybill/auth-core/react';
import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { StandardSchema } from '../../../forms/standard-schema';
import { useConsole } from '../../kernel/console-context';
import type { ServerDataEntry, ServerDataParams, ServerDataRequest } from './create-server-data';
import { readResponse } from './read-response';
import { serverDataOf } from './server-data-of';

/** A GET call of the API with what its response must be: `{ path: '/order/options', schema }`. @public */
export interface ServerRead<T> {
  readonly path: string;
  /** Of `@waybill/validators` or any other library that speaks Standard Schema; what it does not name is left out. */
  readonly schema: StandardSchema<T>;
}

/** `loading`: nothing has come for these parameters yet, or it was asked for anew. `ready`: there it is. `failed`: the call failed, and its reason was shown. @public */
export type ServerDataState = 'loading' | 'ready' | 'failed';

/** What a server answered to a GET call. @public */
export interface ServerData<T> {
  /** The response; while other parameters load, that to the parameters before. */
  data: T | undefined;
  state: ServerDataState;
  /** Asks again. */
  reload: () => void;
}

/** Makes a GET call of the API and keeps its response for the session; one that its schema refuses is a failure, which the error log names by call and field. `params` of `null` ask for nothing. A page that is hidden or closed gives its call up, and one that is shown again asks again once the response is 15 s old. @public */
export function useServerData<T>({ path, schema }: ServerRead<T>, params: ServerDataParams | null = {}): ServerData<T> {
  const { data, state, reload } = useServerRequest(path, params, (response) =>
    readResponse(`GET ${path}`, schema, response),
  );
  return { data, state, reload };
}

/** `useServerData` with a reader of the response. */
export function useServerRequest<T>(
  path: string,
  params: ServerDataParams | null,
  read: (response: unknown) => Promise<T>,
  send?: ServerDataRequest['send'],
): ServerData<T> & Pick<ServerDataEntry, 'failure' | 'unasked'> {
  const cache = serverDataOf(useConsole());
  const { epoch } = useSession();
  const asked = params && cache.toRequest(epoch, path, params, read, send);
  const [request, setRequest] = useState<ServerDataRequest | null>(asked);
  if (asked?.key !== request?.key) setRequest(asked);
  const key = asked?.key ?? '';

  const { value, failure, awaited, unasked } = useSyncExternalStore(
    useCallback((listener) => cache.subscribe(key, listener), [cache, key]),
    () => cache.entry(key),
  );
  useLayoutEffect(() => (request?.key === key ? cache.view(request) : undefined), [cache, request, key]);

  const [before, setBefore] = useState({ epoch, value });
  if (before.epoch !== epoch || (value !== undefined && before.value !== value)) setBefore({ epoch, value });

  const reload = useCallback(() => {
    if (request) cache.reload(request);
  }, [cache, request]);

  return {
    data: asked ? ((value ?? before.value) as T | undefined) : undefined,
    failure,
    unasked,
    reload,
    state: failure !== undefined ? 'failed' : awaited || value === undefined ? 'loading' : 'ready',
  };
}

/** Makes what was fetched from a path stale, wherever it is shown, in the other windows too: call it after a change on the server. @public */
export function useRefreshServerData(): (path: string) => void {
  return serverDataOf(useConsole()).refresh;
}
