import { useState } from 'react';
import { useConsole } from '../../../kernel/console-context';
import { UnexpectedResponseError } from '../../../kernel/read-response';
import { nameOf, sendCall } from '../../../kernel/send-call';
import type { Identified, ListResponse, Resource } from '../resource/define-resource';
import { serverDataOf } from '../server-data/server-data-of';
import { useServerRequest } from '../server-data/use-server-data';
import { type CachedList, findCachedList } from './cached-list';

/** The adjacent records in the list from which a record was opened. */
export interface Neighbours<Item> {
  readonly previous: Item | undefined;
  readonly next: Item | undefined;
  /** Position of the record in the whole list, from 1; undefined without page numbers. */
  readonly place: number | undefined;
  readonly total: number | undefined;
}

/**
 * The previous and next record in the last shown list, adjacent pages included. They stay as first
 * found: a record that no longer matches the list's filters keeps its neighbours.
 */
export function useNeighbours<Item extends Identified>(
  { calls }: Pick<Resource<Item>, 'calls' | '~resource'>,
  id: string | number,
): Neighbours<Item> {
  const cache = serverDataOf(useConsole());
  const [last, setLast] = useState<{ id: string | number; list: CachedList<Item> | undefined }>();
  const readList = () => findCachedList<Item>(cache, calls.list?.url, id, { shown: true });
  const list = last?.id === id && last.list ? last.list : readList();
  if (last?.id !== id || last.list !== list) setLast({ id, list });

  const { page, pageSize } = Object(list?.given) as { page?: unknown; pageSize?: unknown };
  const isNumbered = typeof page === 'number' && typeof pageSize === 'number';
  const place = list && isNumbered ? (page - 1) * pageSize + list.at + 1 : undefined;
  const isLast = list?.at === (list?.list.length ?? 0) - 1;
  const isMore = place !== undefined && place < (list?.total ?? 0);
  const before = useEdgePage<Item>(calls, list && place !== 1 && list.at === 0 ? list.given : null, -1);
  const after = useEdgePage<Item>(calls, list && isLast && isMore ? list.given : null, 1);
  return {
    previous: list?.list[list.at - 1] ?? before.at(-1),
    next: list?.list[list.at + 1] ?? after[0],
    place,
    total: list?.total,
  };
}

const noCall = { method: 'GET', url: '' } as const;

/** Rows of the adjacent page; empty without a request or page numbers. */
function useEdgePage<Item>({ list: call = noCall }: Resource['calls'], given: object | null, step: 1 | -1) {
  const parts = useConsole();
  const { page } = Object(given) as { page?: unknown };
  const request = given && typeof page === 'number' ? { ...given, page: page + step } : null;
  const { data, state } = useServerRequest<ListResponse<Item>>(call, request, async (call, fields, { signal }) => {
    const response = await sendCall(parts, call, fields, { signal, silent: true });
    if (!Array.isArray(Object(response).list))
      throw new UnexpectedResponseError(nameOf(call), 'list', 'it is not an array');
    return response;
  });
  return request && state === 'ready' ? (data?.list ?? []) : [];
}
