import { isResponseError } from '@waybill/http';
import { useConsole } from '../../kernel/console-context';
import { sendCall } from '../../kernel/send-call';
import { type ServerDataState, useServerRequest } from '../server-data/use-server-data';
import type { Identified, Resource } from './define-resource';
import { callOf } from './use-list';

/** One record of a resource. @public */
export interface RecordResult<Detail> {
  /** What was asked for; empty where nothing was. */
  readonly id: string | number;
  readonly record: Detail | undefined;
  /** `missing`: the server says that there is no such record; asking again does not help. */
  readonly state: ServerDataState | 'missing';
  /** Asks the server again. */
  reload: () => void;
}

/**
 * Codes of the specification's catalogue by which a server says that a record is not, or no longer, there; 400 because the id is all that it was
 * asked for: one that it cannot read is the id of no record.
 */
const missingCodes = [400, 404, 410];

/** One record by its id; an empty id asks nothing and is `missing`. It is fetched anew now and then: what is edited stands still with `useEdit`. @public */
export function useRecord<Detail extends Identified>(
  resource: Pick<Resource<Identified, Detail>, 'calls' | '~resource'>,
  id: string | number,
): RecordResult<Detail> {
  return useRecordWhere<Detail>(resource, id, true);
}

/** `useRecord` where something is to be asked for; elsewhere the resource needs no call for a single record. */
export function useRecordWhere<Detail extends Identified>(
  { calls }: Pick<Resource, 'calls'>,
  id: string | number,
  asks: boolean,
): RecordResult<Detail> {
  const parts = useConsole();
  const call = asks ? callOf(calls.record, 'record') : noCall;
  const { data, state, failure, reload } = useServerRequest<Detail>(
    call,
    id === '' ? null : { id },
    (call, given, signal) => sendCall(parts, call, given, { signal }),
  );
  const missing =
    id === '' || (state === 'failed' && isResponseError(failure) && missingCodes.includes(Number(failure.code)));
  const record = missing || String(data?.id) !== String(id) ? undefined : data;
  return { id, record, state: missing ? 'missing' : state, reload };
}

const noCall = { method: 'GET', url: '' } as const;
