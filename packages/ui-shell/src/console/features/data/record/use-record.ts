import { isResponseError } from '@waybill/http';
import { useMemo } from 'react';
import { useConsole } from '../../../kernel/console-context';
import { sendCall } from '../../../kernel/send-call';
import { callOf, type Identified, type Resource } from '../resource/define-resource';
import { serverDataOf } from '../server-data/server-data-of';
import { type ServerDataState, useServerRequest } from '../server-data/use-server-data';
import { useShown, useWaiting } from '../steps/use-shown';
import { findCachedList } from './cached-list';

/** One record of a resource. @public */
export interface RecordResult<Detail> {
  /** Requested id; empty without a request. */
  readonly id: string | number;
  readonly record: Detail | undefined;
  /** `missing`: the record does not exist; a retry does not help. */
  readonly state: ServerDataState | 'missing';
  /** A step on the record waits for the connection. */
  readonly hasWaitingStep?: boolean;
  /** Fetches the record again. */
  reload: () => void;
}

/**
 * Error codes of the specification for a record that does not exist, or no longer does. They include 400, since the id is
 * the only input: an unreadable id is the id of no record.
 */
const missingCodes = [400, 404, 410];

/** Options of `useRecord`. @public */
export interface RecordOptions<Early extends boolean = boolean> {
  /** While loading, shows the record from the last shown list, with the state `loading`. Default false. */
  readonly early?: Early;
}

/** Reads one record by id; an empty id is `missing` without a request. Refetches in the background: use `useEdit` for a stable record in forms. @public */
export function useRecord<Item extends Identified, Detail extends Identified, Early extends boolean = false>(
  resource: Pick<Resource<Item, Detail>, 'calls' | 'version' | '~resource'>,
  id: string | number,
  { early }: RecordOptions<Early> = {},
): RecordResult<Early extends true ? Item | Detail : Detail> {
  const cache = serverDataOf(useConsole());
  const result = useRecordWhere<Item | Detail>(resource, id, true, early);
  const { record, state } = result;
  const isWaiting = early === true && record === undefined && state === 'loading';
  const list = isWaiting ? findCachedList<Item>(cache, resource.calls.list?.url, id) : undefined;
  const show = useShown(resource);
  const loaded = record ?? list?.list[list.at];
  const shown = useMemo(() => (loaded && show ? show(loaded) : loaded), [loaded, show]);
  const waits = useWaiting(resource).has(String(id));
  const view = { ...result, record: shown, waits };
  return view as RecordResult<Early extends true ? Item | Detail : Detail>;
}

/** `useRecord` with an optional request; without one, the resource needs no call for a single record. `completes` as in `ServerDataRequest`. */
export function useRecordWhere<Detail extends Identified>(
  { calls }: Pick<Resource, 'calls'>,
  id: string | number,
  asks: boolean,
  completes?: boolean,
): RecordResult<Detail> {
  const parts = useConsole();
  const call = asks ? callOf(calls.record, 'record') : noCall;
  const { data, state, failure, reload } = useServerRequest<Detail>(
    call,
    id === '' ? null : { id },
    (call, given, how) => sendCall(parts, call, given, how),
    { completes },
  );
  const missing =
    id === '' || (state === 'failed' && isResponseError(failure) && missingCodes.includes(Number(failure.code)));
  const record = missing || String(data?.id) !== String(id) ? undefined : data;
  return { id, record, state: missing ? 'missing' : state, reload };
}

const noCall = { method: 'GET', url: '' } as const;
