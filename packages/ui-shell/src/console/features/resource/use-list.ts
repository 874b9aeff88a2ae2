import { useSession } from '@waybill/auth-core/react';
import { type ChangeEvent, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Call } from '../../kernel/call';
import { useConsole } from '../../kernel/console-context';
import { UnexpectedResponseError } from '../../kernel/read-response';
import { nameOf, type Sender, type SendOptions, sendCall } from '../../kernel/send-call';
import { serverDataOf } from '../server-data/server-data-of';
import { type ServerDataState, useServerRequest } from '../server-data/use-server-data';
import { undoOf } from '../undo/use-undo';
import type { Identified, ListResponse, Resource } from './define-resource';
import {
  type FilterKinds,
  type FilterValues,
  type ListAddress,
  type ListKind,
  readListAddress,
  toListParams,
  writeListAddress,
} from './list-address';
import { useChangedRows } from './use-changed-rows';

/** A list whose page, order and filters stand in the address of its tab, the draft in its query form, and the rows. @beta */
export interface List<Item, Filters extends FilterKinds = FilterKinds> extends ListAddress<Filters> {
  /** The rows of the page; those of the page before while this one loads. */
  readonly rows: readonly Item[];
  /** Records on all pages. */
  readonly total: number;
  readonly state: ServerDataState;
  /** The ids of the rows that somebody else has changed while they were looked at. */
  readonly changed: ReadonlySet<string | number>;
  /** The url of its call. */
  readonly url: string;
  /** Identity of the page in view. */
  readonly pageKey: string;
  /** Some filter is set. */
  readonly filtered: boolean;
  /** What its filters take, with the choices that came from the server. */
  readonly kinds: FilterKinds;
  readonly pageSizes: readonly number[];
  /** Goes to another page, order, size or filters. */
  go: (change: Partial<ListAddress<Filters>>, options?: { replace: boolean }) => void;
  /** The props of a filter's control. */
  field: <Name extends keyof Filters & string>(
    name: Name,
  ) => {
    name: Name;
    value: FilterValues<Filters>[Name];
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  };
  /** Puts values of filters into the draft. */
  draft: (change: Partial<FilterValues<Filters>>) => void;
  /** Takes the draft over into the address, on the first page, and asks the server in any case. */
  search: () => void;
  /** Empties all filters, and asks the server in any case. */
  reset: () => void;
  /** Asks the server again for the page in view. */
  reload: () => void;
  /** Every record that matches, or with `everything` that there is, page by page in the largest size, asked for as they are taken. Rejects when a call fails; the signal ends it. */
  pages: (signal?: AbortSignal, everything?: boolean) => AsyncGenerator<ListResponse<Item>>;
}

const noRows: readonly never[] = [];

/** Values of filters that only the server knows, by filter; `undefined` while they are on the way, when any text counts. @beta */
export type FilterChoices<Filters extends FilterKinds> = {
  readonly [Name in keyof Filters]?: readonly string[] | undefined;
};

/** The list of a resource in the address of its tab, so that a reload, a link and the back button find it again. What is not valid there is taken out of the address. @beta */
export function useList<Item extends Identified, Filters extends FilterKinds>(
  resource: Pick<Resource<Item, Identified, Filters>, 'list' | 'calls' | '~resource'>,
  choices: FilterChoices<Filters> = {},
): List<Item, Filters> {
  const { list } = resource;
  const call = callOf(resource.calls.list, 'list');
  const parts = useConsole();
  const cache = serverDataOf(parts);
  const { epoch } = useSession();
  const [query, setQuery] = useSearchParams();
  const known = JSON.stringify(choices);
  const kind = useMemo(
    (): ListKind<Filters> => ({ ...list, filters: { ...list.filters, ...JSON.parse(known) } }),
    [list, known],
  );
  const address = useMemo(() => readListAddress(query, kind), [query, kind]);
  const params = useMemo(() => toListParams(address), [address]);
  const { data, state, unasked, reload } = useServerRequest<ListResponse<Item>>(call, params, (call, given, signal) =>
    askForPage(parts, call, given, { signal }),
  );

  const pageKey = JSON.stringify(params);
  const changed = useChangedRows(pageKey, data?.list, unasked);

  const undo = undoOf(parts);
  const hidden = useSyncExternalStore(undo.subscribe, () => undo.hidden(call.url));
  const found = data?.list ?? noRows;
  const rows = useMemo(() => (hidden.size > 0 ? found.filter(({ id }) => !hidden.has(id)) : found), [found, hidden]);

  const go = useCallback<List<Item, Filters>['go']>(
    (change, how) => setQuery(writeListAddress({ ...address, ...change }, kind, query), how),
    [address, kind, query, setQuery],
  );
  const lastPage = data ? Math.max(1, Math.ceil(data.total / address.pageSize)) : address.page;
  // The last record of the last page was deleted, or the address names a page that is not there.
  const lost = state === 'ready' && address.page > lastPage;
  const valid = writeListAddress(lost ? { ...address, page: lastPage } : address, kind, query);
  const isValid = sorted(valid) === sorted(query);
  useEffect(() => {
    if (!isValid) setQuery(valid, { replace: true });
  });

  const { filters } = address;
  const applied = JSON.stringify(filters);
  const [draft, setDraft] = useState({ of: applied, filters });
  if (draft.of !== applied) setDraft({ of: applied, filters });
  const ask = (next: FilterValues<Filters>) => {
    const change = { filters: next, page: 1 };
    setDraft({ of: applied, filters: next });
    go(change);
    cache.reload(
      cache.toRequest(epoch, call, toListParams({ ...address, ...change }), (given, signal) =>
        askForPage(parts, call, given, { signal }),
      ),
    );
  };
  const put = (change: object) => setDraft({ of: applied, filters: { ...draft.filters, ...change } });
  const eachFilter = (pick: (name: string) => string) =>
    Object.fromEntries(Object.keys(kind.filters).map((name) => [name, pick(name)])) as FilterValues<Filters>;

  return {
    ...address,
    kinds: kind.filters,
    pageSizes: kind.pageSizes,
    rows,
    total: (data?.total ?? 0) - (found.length - rows.length),
    state: lost ? 'loading' : state,
    changed,
    url: call.url,
    pageKey,
    filtered: Object.values(filters as Record<string, string>).some((value) => value !== ''),
    go,
    field: (name) => ({
      name,
      value: draft.filters[name],
      onChange: ({ target }) => put({ [name]: target.value }),
    }),
    draft: put,
    search: () => ask(eachFilter((name) => String(draft.filters[name]).trim())),
    reset: () => ask(eachFilter(() => '')),
    reload,
    async *pages(signal, everything = false) {
      const pageSize = Math.max(...kind.pageSizes);
      const of = everything ? { ...address, filters: eachFilter(() => '') } : address;
      // A record that moves from one page to the next meanwhile comes once.
      const seen = new Set<Item['id']>();
      for (let page = 1; ; page += 1) {
        const asked = Object.entries(toListParams({ ...of, page, pageSize })).filter(([, value]) => value !== '');
        const given = Object.fromEntries(asked);
        const { list, total } = await askForPage<Item>(parts, call, given, { ...(signal && { signal }) });
        yield { list: list.filter(({ id }) => !seen.has(id)), total };
        for (const { id } of list) seen.add(id);
        if (list.length < pageSize) return;
      }
    },
  };
}

const sorted = (query: URLSearchParams) => [...query].map(String).sort().join('&');

/** A call of a resource. Throws where the resource has none. */
export function callOf(call: Call | undefined, name: string): Call {
  if (!call) throw new Error(`The resource has no call \`${name}\`: name it in \`defineResource\`.`);
  return call;
}

/** Makes the call of a list. Rejects with an `UnexpectedResponseError` where it gives no list or no total. */
async function askForPage<Item>(
  sender: Sender,
  call: Call,
  fields: object,
  options: SendOptions,
): Promise<ListResponse<Item>> {
  const { list, total } = Object(await sendCall(sender, call, fields, options)) as Partial<ListResponse<Item>>;
  if (!Array.isArray(list)) throw new UnexpectedResponseError(nameOf(call), 'list', 'it is not an array');
  if (typeof total !== 'number' || !Number.isSafeInteger(total) || total < 0)
    throw new UnexpectedResponseError(nameOf(call), 'total', 'it is not a count');
  return { list, total };
}
