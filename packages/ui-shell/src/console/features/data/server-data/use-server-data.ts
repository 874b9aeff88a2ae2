import { useSession } from '@waybill/auth-core/react';
import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Call, DataOf, FieldsOf } from '../../../kernel/call';
import { useConsole } from '../../../kernel/console-context';
import { sendCall } from '../../../kernel/send-call';
import type { RequestMode, ServerDataEntry, ServerDataRequest } from './create-server-data';
import { serverDataOf } from './server-data-of';

/** `loading`: no response for these fields yet, or a reload is running. `ready`: the data is there. `failed`: the call failed, and its reason was shown. @public */
export type ServerDataState = 'loading' | 'ready' | 'failed';

/** The response to a GET call. @public */
export interface ServerData<T> {
  /** The response; while another one loads, that to the fields before. */
  data: T | undefined;
  state: ServerDataState;
  /** Sends the request again. */
  reload: () => void;
}

/** A call that only reads. @public */
export type ReadCall = Call & { readonly method: 'GET' };

/** The fields of a read; `null` sends no request. @public */
export type ReadArguments<C> =
  Record<never, never> extends FieldsOf<C> ? [fields?: FieldsOf<C> | null] : [fields: FieldsOf<C> | null];

/** Makes a GET call and keeps its response for the session; `null` makes no call. A response that its schema refuses is a failure. A page shown again calls again after 15 s. @public */
export function useServerData<const C extends ReadCall>(call: C, ...[fields]: ReadArguments<C>): ServerData<DataOf<C>> {
  const parts = useConsole();
  const given = fields === undefined ? {} : (fields as object | null);
  const { data, state, reload } = useServerRequest<DataOf<C>>(call, given, (call, given, how) =>
    sendCall(parts, call, given, how),
  );
  return { data, state, reload };
}

/** `useServerData` with a custom request. */
export function useServerRequest<T>(
  call: Call,
  fields: object | null,
  ask: (call: Call, given: object, how: RequestMode) => Promise<unknown>,
  { settle, completes }: { settle?: (shown: T, came: T, unasked: boolean) => T; completes?: boolean | undefined } = {},
): ServerData<T> & Pick<ServerDataEntry, 'failure' | 'unasked'> & { change: (make: (value: T) => T) => void } {
  const cache = serverDataOf(useConsole());
  const { epoch } = useSession();
  const [steady, setSteady] = useState(call);
  // A call literal within the component is a new object at every render.
  const isOther = call.url !== steady.url || call.method !== steady.method;
  if (isOther) setSteady(call);
  const used = isOther ? call : steady;
  const more = { settle: settle as ServerDataRequest['settle'], completes };
  const next = fields && cache.toRequest(epoch, used, fields, (given, how) => ask(used, given, how), more);
  const [request, setRequest] = useState<ServerDataRequest | null>(next);
  if (next?.key !== request?.key) setRequest(next);
  const key = next?.key ?? '';

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
    data: next ? ((value ?? before.value) as T | undefined) : undefined,
    failure,
    unasked,
    reload,
    change: (make) => cache.change(key, (value) => (value === undefined ? value : make(value as T))),
    state: failure !== undefined ? 'failed' : awaited || value === undefined ? 'loading' : 'ready',
  };
}

/** Returns a function that makes responses of calls stale, in all windows; use it after a change on the server. @public */
export function useRefreshServerData(): (...calls: readonly Pick<Call, 'url'>[]) => void {
  return serverDataOf(useConsole()).refresh;
}
