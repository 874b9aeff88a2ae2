import type { TransferOptions, UploadBody } from '@waybill/http';
import { useMemo } from 'react';
import type { StandardSchema } from '../../../forms/standard-schema';
import { useConsole } from '../../kernel/console-context';
import { type CallMapping, sendMapped } from '../../kernel/mapped-call';
import { createAttempt, type WriteOptions, type Written } from './create-attempt';
import { readResponse } from './read-response';
import { serverDataOf } from './server-data-of';

/** A call that changes something on the server, which is no record of a resource: `{ path: '/personal/doPhone', changes: ['/personal/profile'] }`. @public */
export interface ServerWrite<T = unknown> extends CallMapping {
  readonly path: string;
  /** Default `POST`. */
  readonly method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** What the response must be; one that does not fit is a failure. Default: it is of no use, and handed on as it came. */
  readonly schema?: StandardSchema<T>;
  /** Paths of other calls whose responses it changes. Default: none. */
  readonly changes?: readonly string[];
}

/** Sends a write with these fields. It never rejects; a refusal has been shown, unless the write is `silent`, as those of a form are, which says it itself. @public */
export type SendWrite<T> = (fields?: object, options?: WriteOptions) => Promise<Written<T>>;

/**
 * The one way to change something on the server that is no record of a resource. Afterwards everything that was fetched from its `changes` is fetched
 * anew, in every window of the session. Describe the write once, outside of the component. @public
 */
export function useServerWrite<T>(write: ServerWrite<T>): SendWrite<T> {
  const parts = useConsole();
  return useMemo(() => {
    const attempt = createAttempt(parts, write.changes ?? []);
    const read = readerOf(write);
    return (fields = {}, options = {}) =>
      attempt(async () => read(await sendMapped(parts.http, { ...write, method: methodOf(write) }, fields, options)));
  }, [parts, write]);
}

/** How a file is sent. @public */
export interface SendFileOptions extends Pick<TransferOptions, 'headers' | 'signal'> {
  /** Hears how much has gone, from 0 to 1. */
  onProgress?: (part: number) => void;
}

/** Sends a file. Rejects where it was not taken: an `UploadField` says the reason. @public */
export type SendFile<T> = (body: UploadBody, options?: SendFileOptions) => Promise<T>;

/** Sends files as `useServerWrite` sends fields, with progress and an end by signal. Describe the write once, outside of the component. @public */
export function useServerUpload<T>(write: Omit<ServerWrite<T>, 'method' | 'toRequest' | 'fromResponse'>): SendFile<T> {
  const parts = useConsole();
  return useMemo(() => {
    const cache = serverDataOf(parts);
    const read = readerOf(write);
    return async (body, { onProgress = () => {}, ...options } = {}) => {
      const sent = await parts.http.upload(write.path, body, {
        ...options,
        silent: true,
        onProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0),
      });
      if (write.changes) cache.refresh(...write.changes);
      return read(sent);
    };
  }, [parts, write]);
}

const readerOf =
  <T>(write: ServerWrite<T>) =>
  async (response: unknown): Promise<T> =>
    write.schema ? readResponse(`${methodOf(write)} ${write.path}`, write.schema, response) : (response as T);

const methodOf = ({ method = 'POST' }: ServerWrite): 'POST' | 'PUT' | 'PATCH' | 'DELETE' => method;
