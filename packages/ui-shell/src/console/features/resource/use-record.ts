import { isResponseError } from '@waybill/http';
import { useCallback, useLayoutEffect, useState } from 'react';
import { useConsole } from '../../kernel/console-context';
import { sendCall } from '../../kernel/send-call';
import { type ServerDataState, useServerRequest } from '../server-data/use-server-data';
import type { Identified, Resource } from './define-resource';
import { createOpenings } from './openings';
import { callOf } from './use-list';

/** One record of a resource. @public */
export interface RecordResult<Detail> {
  /** What was asked for; empty where nothing was. */
  readonly id: string | number;
  readonly record: Detail | undefined;
  /** `missing`: the server says that there is no such record; asking again does not help. */
  readonly state: ServerDataState | 'missing';
  /** Asks the server again; what comes counts as opened anew. */
  reload: () => void;
}

/**
 * Codes of the specification's catalogue by which a server says that a record is not, or no longer, there; 400 because the id is all that it was
 * asked for: one that it cannot read is the id of no record.
 */
const missingCodes = [400, 404, 410];

/**
 * One record by its id; an empty id asks nothing and is `missing`. It is fetched anew now and then; a save over it goes by the version that the page
 * opened, so that a form with the values of then overwrites nothing. @public
 */
export function useRecord<Detail extends Identified>(
  { calls }: Pick<Resource<Identified, Detail>, 'calls' | '~resource'>,
  id: string | number,
): RecordResult<Detail> {
  const parts = useConsole();
  const {
    data,
    state,
    failure,
    reload: ask,
  } = useServerRequest<Detail>(callOf(calls.record, 'record'), id === '' ? null : { id }, (call, given, signal) =>
    sendCall(parts, call, given, { signal }),
  );
  const missing =
    id === '' || (state === 'failed' && isResponseError(failure) && missingCodes.includes(Number(failure.code)));
  const record = missing || String(data?.id) !== String(id) ? undefined : data;
  const [opened, setOpened] = useState<Detail>();
  if (record && opened?.id !== record.id && state === 'ready') setOpened(record);
  const { follow } = parts.once(createOpenings, undefined);
  useLayoutEffect(() => {
    if (record && opened?.id === record.id) follow(opened, record);
  }, [follow, opened, record]);
  const reload = useCallback(() => {
    ask();
    setOpened(undefined);
  }, [ask]);
  return { id, record, state: missing ? 'missing' : state, reload };
}
