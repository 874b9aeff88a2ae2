import type { RequestOptions, TransferOptions, UploadBody } from '@waybill/http';
import { useMemo, useState } from 'react';
import type { Call, CallArguments, DataOf, FieldsOf } from '../../../kernel/call';
import { useConsole } from '../../../kernel/console-context';
import { readResponse } from '../../../kernel/read-response';
import { nameOf, sendCall } from '../../../kernel/send-call';
import { createAttempt, type WriteOptions, type Written } from './create-attempt';
import { serverDataOf } from './server-data-of';

/** A call that changes something. @public */
export type WriteCall = Call & { readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' };

/** The effects of a write. @public */
export interface ChangesOptions {
  /** Calls whose responses become stale. Default: empty. */
  readonly changes?: readonly Pick<Call, 'url'>[];
}

/** Sends a write with these fields. Never rejects; a refusal was shown, unless the write is `silent`, as in forms, which show it themselves. @public */
export type SendWrite<C> = (...given: CallArguments<FieldsOf<C>, WriteOptions>) => Promise<Written<DataOf<C>>>;

/** Changes something on the server that is no record of a resource. Afterwards, responses of the calls in `changes` are fetched again in every window of the session. @public */
export function useServerWrite<const C extends WriteCall>(
  call: C,
  { changes = [] }: ChangesOptions = {},
): SendWrite<C> {
  const parts = useConsole();
  const write = useSteadyWrite(call, changes);
  return useMemo(() => {
    const attempt = createAttempt(parts, write.changes);
    return (...[fields, options]) =>
      attempt(async () => (await sendCall(parts, write.call, (fields ?? {}) as object, options)) as DataOf<C>);
  }, [parts, write]);
}

/** Sends a call and resolves to its data, without caching. @public */
export type MakeCall<C> = (
  ...given: CallArguments<FieldsOf<C>, Pick<RequestOptions, 'signal' | 'silent'>>
) => Promise<DataOf<C>>;

/** Sends a read on demand, such as while typing: `const find = useCall(findBooks)`. Rejects with the client's error, which was shown unless the call is `silent`. @public */
export function useCall<const C extends Call>(call: C): MakeCall<C> {
  const parts = useConsole();
  const steady = useSteadyWrite(call, []).call;
  return useMemo(
    () =>
      async (...[fields, options]) =>
        (await sendCall(parts, steady, (fields ?? {}) as object, options)) as DataOf<C>,
    [parts, steady],
  );
}

/** How a file is sent. @public */
export interface SendFileOptions extends Pick<TransferOptions, 'headers' | 'signal'> {
  /** Hears how much has gone, from 0 to 1. */
  onProgress?: (part: number) => void;
}

/** Sends a file. Rejects if it was refused: an `UploadField` shows the reason. @public */
export type SendFile<T> = (body: UploadBody, options?: SendFileOptions) => Promise<T>;

/** Sends files like `useServerWrite` sends fields, with progress; a signal aborts it. @public */
export function useServerUpload<const C extends Call & { readonly method: 'POST'; readonly from?: undefined }>(
  call: C,
  { changes = [] }: ChangesOptions = {},
): SendFile<DataOf<C>> {
  const parts = useConsole();
  const write = useSteadyWrite(call, changes);
  return useMemo(() => {
    const cache = serverDataOf(parts);
    const { call, changes } = write;
    return async (body, { onProgress = () => {}, ...options } = {}) => {
      const sent = await parts.http.upload(call.url, body, {
        ...options,
        silent: true,
        onProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0),
      });
      if (changes.length > 0) cache.refresh(...changes);
      return (call.response ? await readResponse(nameOf(call), call.response, sent) : sent) as DataOf<C>;
    };
  }, [parts, write]);
}

/** Returns the same objects while the url and the changes are equal, since both may be literals within the component. */
function useSteadyWrite<C extends Call>(call: C, changes: readonly Pick<Call, 'url'>[]) {
  const key = [call.method, call.url, ...changes.map(({ url }) => url)].join(' ');
  const [current, setCurrent] = useState({ key, call, changes });
  if (current.key === key) return current;
  const next = { key, call, changes };
  setCurrent(next);
  return next;
}
