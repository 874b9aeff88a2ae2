import { isResponseError } from '@waybill/http';
import { useConsole } from '../kernel/console-context';
import { type ServerDataState, useServerRequest } from '../server-data/use-server-data';
import type { Identified, Resource } from './define-resource';
import { sendCall } from './resource-call';

/** One record of a resource. @public */
export interface RecordResult<Detail> {
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

/** One record by its id; an empty id asks nothing and is `missing`. @public */
export function useRecord<Detail extends Identified>(
  { paths, requests, readRecord }: Pick<Resource<Identified, Detail>, 'paths' | 'requests' | 'readRecord'>,
  id: string | number,
): RecordResult<Detail> {
  const parts = useConsole();
  const { data, state, failure, reload } = useServerRequest(
    paths.record,
    id === '' ? null : { id },
    readRecord,
    ({ params, signal }) => sendCall(parts, requests.record, params, { signal }),
  );
  const missing =
    id === '' || (state === 'failed' && isResponseError(failure) && missingCodes.includes(Number(failure.code)));
  return {
    record: missing || String(data?.id) !== String(id) ? undefined : data,
    state: missing ? 'missing' : state,
    reload,
  };
}
