import { useSession } from '@waybill/auth-core/react';
import { useState } from 'react';
import type { Call } from '../../../kernel/call';
import { useConsole } from '../../../kernel/console-context';
import type { Identified } from '../resource/define-resource';
import { type FilterKinds, type ListAddress, type ListKind, toListParams } from '../resource/list-address';
import type { RequestMode, ServerDataRequest } from '../server-data/create-server-data';
import { serverDataOf } from '../server-data/server-data-of';
import { type ServerDataState, useServerRequest } from '../server-data/use-server-data';
import { type SettledList, settleList } from './changes/settle-list';
import { askFollowed, beginningOf, follow, type ListProgress } from './endless-list';
import { pageAsker } from './list-pages';

/** The server's rows for an address. */
export interface ListResult<Item> {
  /** Rows of the previous address while loading. */
  readonly data: SettledList<Item> | undefined;
  readonly state: ServerDataState;
  /** State of the next rows of an endless list; undefined for a list with pages. */
  readonly tail: ServerDataState | undefined;
  readonly unasked: boolean;
  readonly reload: () => void;
  /** Fetches the rows of another address, bypassing the cache. */
  readonly ask: (there: ListAddress) => void;
  readonly loadMore: () => void;
  /** Shows the newest state of the list. */
  readonly showUpdates: () => void;
}

export interface ListResponseOptions<Filters extends FilterKinds> {
  call: Call;
  kind: ListKind<Filters>;
  address: ListAddress<Filters>;
  /** Identity of the address. */
  pageKey: string;
  endless: boolean;
}

/** Fetches the rows of an address: a page, or an endless list up to the followed position. */
export function useListResponse<Item extends Identified, Filters extends FilterKinds>({
  call,
  kind: { paging = 'page', pageSizes },
  address,
  pageKey,
  endless,
}: ListResponseOptions<Filters>): ListResult<Item> {
  const parts = useConsole();
  const cache = serverDataOf(parts);
  const { epoch } = useSession();
  const [lastFollowed, setLastFollowed] = useState<ListProgress<Item>>(() => beginningOf(pageKey));
  const followed = lastFollowed.of === pageKey ? lastFollowed : beginningOf(pageKey);

  const fieldsOf = (there: ListAddress, { steps }: ListProgress<Item>) => ({
    ...toListParams(there),
    ...(steps > 0 ? { '~steps': steps } : {}),
  });
  const askAt =
    (there: ListAddress, how: ListProgress<Item>) =>
    async (used: Call, given: object, { signal, silent }: RequestMode): Promise<SettledList<Item>> => {
      const ask = pageAsker<Item>(parts, used, paging, silent);
      const response = endless
        ? await askFollowed(ask, how, { params: toListParams(there), pageSize: there.pageSize, pageSizes }, signal)
        : await ask(given, signal);
      return { ...response, through: response.list.length + (there.page - 1) * there.pageSize };
    };

  const given = fieldsOf(address, followed);
  const request = useServerRequest<SettledList<Item>>(call, given, askAt(address, followed), { settle: settleList });
  const { data, state, unasked, reload, change } = request;
  const goesOn = endless && followed.steps > 0 && data !== undefined;
  return {
    data,
    unasked,
    reload,
    state: goesOn ? 'ready' : state,
    tail: endless ? (goesOn ? state : 'ready') : undefined,
    ask: (there) => {
      const anew = beginningOf(pageKey);
      setLastFollowed(anew);
      cache.reload(
        cache.toRequest(epoch, call, fieldsOf(there, anew), (given, how) => askAt(there, anew)(call, given, how), {
          settle: settleList as ServerDataRequest['settle'],
        }),
      );
    },
    loadMore: () => {
      if (endless && state === 'ready' && data?.next !== undefined) setLastFollowed(follow(followed, data));
    },
    showUpdates: () => change((shown) => shown.coming ?? shown),
  };
}
