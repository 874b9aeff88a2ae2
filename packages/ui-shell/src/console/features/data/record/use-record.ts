import { isResponseError } from '@waybill/http';
import { useMemo } from 'react';
import { useConsole } from '../../../kernel/console-context';
import { sendCall } from '../../../kernel/send-call';
import { callOf, type Identified, type Resource } from '../resource/define-resource';
import { serverDataOf } from '../server-data/server-data-of';
import { type ServerDataState, useServerRequest } from '../server-data/use-server-data';
import { useShown, useWaiting } from '../steps/use-shown';
import { knownList } from './known-rows';

/** One record of a resource. @public */
export interface RecordResult<Detail> {
  /** What was asked for; empty where nothing was. */
  readonly id: string | number;
  readonly record: Detail | undefined;
  /** `missing`: the server says that there is no such record; asking again does not help. */
  readonly state: ServerDataState | 'missing';
  /** Something was done with it that waits for the line. */
  readonly waits?: boolean;
  /** Asks the server again. */
  reload: () => void;
}

/**
 * Codes of the specification's catalogue by which a server says that a record is not, or no longer, there; 400 because the id is all that it was
 * asked for: one that it cannot read is the id of no record.
 */
const missingCodes = [400, 404, 410];

/** How a record is read. @public */
export interface RecordOptions<Early extends boolean = boolean> {
  /** Until the record is there it is as the list has it that was shown last, with the state `loading`: so there is something to see at once. Default false. */
  readonly early?: Early;
}

/** One record by its id; an empty id asks nothing and is `missing`. It is fetched anew now and then: what is edited stands still with `useEdit`. @public */
export function useRecord<Item extends Identified, Detail extends Identified, Early extends boolean = false>(
  resource: Pick<Resource<Item, Detail>, 'calls' | 'version' | '~resource'>,
  id: string | number,
  { early }: RecordOptions<Early> = {},
): RecordResult<Early extends true ? Item | Detail : Detail> {
  const cache = serverDataOf(useConsole());
  const result = useRecordWhere<Item | Detail>(resource, id, true, early);
  const { record, state } = result;
  const isWaiting = early === true && record === undefined && state === 'loading';
  const list = isWaiting ? knownList<Item>(cache, resource.calls.list?.url, id) : undefined;
  const show = useShown(resource);
  const loaded = record ?? list?.list[list.at];
  const shown = useMemo(() => (loaded && show ? show(loaded) : loaded), [loaded, show]);
  const waits = useWaiting(resource).has(String(id));
  const view = { ...result, record: shown, waits };
  return view as RecordResult<Early extends true ? Item | Detail : Detail>;
}

/** `useRecord` where something is to be asked for; elsewhere the resource needs no call for a single record. `completes` as in `ServerDataRequest`. */
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
