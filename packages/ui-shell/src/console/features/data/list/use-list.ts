import { type ChangeEvent, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import type { Call } from '../../../kernel/call';
import { useConsole } from '../../../kernel/console-context';
import { callOf, type Identified, type ListResponse, type Resource } from '../resource/define-resource';
import {
  type FilterKinds,
  type FilterValues,
  type ListAddress,
  type ListKind,
  type Paging,
  readFilters,
  readListAddress,
  toListParams,
  writeListAddress,
} from '../resource/list-address';
import type { ServerDataState } from '../server-data/use-server-data';
import { useShown, useWaiting } from '../steps/use-shown';
import { undoOf } from '../undo/use-undo';
import { keepRemovedRows } from './changes/keep-removed-rows';
import { type ListUpdates, newsOf } from './changes/settle-list';
import { useChangedRows } from './changes/use-changed-rows';
import { changesOf } from './changes/use-notify-changes';
import { followCursor, leadsBack } from './list-cursor';
import { eachPage, pageAsker } from './list-pages';
import { pageOfRow, useFittedSizes } from './use-fitted-sizes';
import { useListResponse } from './use-list-response';

/** A list: its page, order and filters from the address, the draft of its filters, and its rows. @beta */
export interface List<Item, Filters extends FilterKinds = FilterKinds, Sort extends string = string>
  extends ListAddress<Filters> {
  /** Rows of the page, or of the previous page while loading. */
  readonly rows: readonly Item[];
  /** Number of records on all pages; a lower bound if `more`. */
  readonly total: number;
  /** There are more records than `total`; the server gives no exact number. */
  readonly more: boolean;
  readonly state: ServerDataState;
  readonly paging: Paging;
  /** Whether a next page exists. */
  readonly hasNext: boolean;
  /** Whether the previous page is reachable. */
  readonly hasPrevious: boolean;
  /** State of the next rows of an endless list; undefined for a list with pages. */
  readonly tail: ServerDataState | undefined;
  /** Fetches the next rows of an endless list; does nothing at its end or during a request. */
  loadMore: () => void;
  /** Ids of the rows that another user changed while they were shown. */
  readonly changed: ReadonlySet<string | number>;
  /** Names of the users who changed them, where known. */
  readonly changedBy: ReadonlyMap<string | number, string>;
  /** Ids, as text, of records with steps that wait for the connection. */
  readonly waiting: ReadonlySet<string>;
  /** Numbers of new and removed records since the list was shown. */
  readonly updates: ListUpdates;
  /** Shows the list with these changes. */
  showUpdates: () => void;
  /** URL of its call. */
  readonly url: string;
  /** Call of a single record; undefined if the resource has no such call. */
  readonly record: Call | undefined;
  /** Identity of the page in view. */
  readonly pageKey: string;
  /** Whether any filter is set. */
  readonly filtered: boolean;
  /** Kinds of its filters, with choices from the server. */
  readonly kinds: FilterKinds;
  /** Columns by which the server sorts. */
  readonly sorts: readonly Sort[];
  readonly pageSizes: readonly number[];
  /** Goes to another page, order, size or filters; with cursors only to the next, previous or first page. */
  go(change: Partial<ListAddress<Filters, Sort>>, options?: { replace: boolean }): void;
  /** The props of a filter's control. */
  field: <Name extends keyof Filters & string>(
    name: Name,
  ) => {
    name: Name;
    value: FilterValues<Filters>[Name];
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  };
  /** Sets filter values of the draft. */
  draft: (change: Partial<FilterValues<Filters>>) => void;
  /** Writes a changed draft to the address, on the first page. */
  apply: () => void;
  /** Writes the draft to the address, on the first page, and always sends a request. */
  search: () => void;
  /** Fetches the current page again. */
  reload: () => void;
  /** Iterates over all matching records, or with `everything` all records, page by page in the largest size. Rejects when a call fails; the signal aborts it. */
  pages: (signal?: AbortSignal, everything?: boolean) => AsyncGenerator<ListResponse<Item>>;
}

const isNamed = (named: readonly [string | number, string | undefined]): named is [string | number, string] =>
  named[1] !== undefined;

const noRows: readonly never[] = [];

/** Filter values from the server, by filter; `undefined` while loading accepts any text. @beta */
export type FilterChoices<Filters extends FilterKinds> = {
  readonly [Name in keyof Filters]?: readonly string[] | undefined;
};

/** Options of `useList`. @beta */
export interface ListOptions {
  /** Appends further rows instead of showing pages. Needs `paging: 'cursor'`. Default false. */
  readonly endless?: boolean;
}

/**
 * The list of a resource with its state in the tab's address, which reload, links and the back button restore. Invalid parts are removed from
 * the address. Throws if an endless list has no cursors. @beta
 */
export function useList<Item extends Identified, Filters extends FilterKinds, Sort extends string>(
  resource: Pick<Resource<Item, Identified, Filters, Sort>, 'list' | 'calls' | 'version' | '~resource'>,
  choices: FilterChoices<Filters> = {},
  { endless = false }: ListOptions = {},
): List<Item, Filters, Sort> {
  const { list } = resource;
  const { paging = 'page' } = list;
  if (endless && paging === 'page') throw new Error("An endless list needs `paging: 'cursor'` in `defineResource`.");
  const call = callOf(resource.calls.list, 'list');
  const parts = useConsole();
  const [query, setQuery] = useSearchParams();
  const choicesKey = JSON.stringify(choices);
  const pageSizes = useFittedSizes(list, (before, size) => {
    if (paging === 'page' && address.page > 1 && address.pageSize === before)
      go({ page: pageOfRow(address.page, before, size) }, { replace: true });
  });
  const kind = useMemo(
    (): ListKind<Filters> => ({ ...list, pageSizes, filters: { ...list.filters, ...JSON.parse(choicesKey) } }),
    [list, pageSizes, choicesKey],
  );
  const address = useMemo(() => {
    const read = readListAddress(query, kind);
    return endless ? { ...read, page: 1, cursors: [] } : read;
  }, [query, kind, endless]);
  const params = useMemo(() => toListParams(address), [address]);
  const pageKey = JSON.stringify(params);
  const { data, state, tail, unasked, reload, ask, loadMore, showUpdates } = useListResponse<Item, Filters>({
    call,
    kind,
    address,
    pageKey,
    endless,
  });
  const shown = useMemo(() => {
    const { latestOf } = changesOf(parts);
    return data && keepRemovedRows(data, resource.version, (id) => latestOf(call.url, id));
  }, [parts, call.url, resource.version, data]);
  const changed = useChangedRows(pageKey, shown, unasked);
  const changedBy = useMemo(() => {
    const { latestOf } = changesOf(parts);
    return new Map([...changed].map((id) => [id, latestOf(call.url, id)?.by] as const).filter(isNamed));
  }, [parts, call.url, changed]);
  // Records on later pages shift with those before, so only the first page reports news.
  const news =
    data && address.page === 1 ? newsOf(data, address.pageSize) : { count: 0, gone: shown?.gone.length ?? 0 };

  const undo = undoOf(parts);
  const hidden = useSyncExternalStore(undo.subscribe, () => undo.hidden(call.url));
  const loaded = shown?.list ?? noRows;
  const show = useShown(resource);
  const waiting = useWaiting(resource);
  const rows = useMemo(() => {
    const there = hidden.size > 0 ? loaded.filter(({ id }) => !hidden.has(id)) : loaded;
    return show ? there.map(show) : there;
  }, [loaded, hidden, show]);

  // While loading, `data` belongs to the previous page and its `next` would be wrong.
  const next = state === 'ready' ? data?.next : undefined;
  const go = useCallback<List<Item, Filters>['go']>(
    (change, how) => {
      const there = paging === 'cursor' ? followCursor(address, change, next) : { ...address, ...change };
      setQuery(writeListAddress(there, kind, query), how);
    },
    [address, kind, paging, next, query, setQuery],
  );
  const total = data?.total ?? data?.through ?? 0;
  const lastPage = data ? lastPageOf(address, data) : address.page;
  // The last record of the last page was deleted, or the address names a missing page.
  const lost = state === 'ready' && address.page > lastPage;
  const valid = writeListAddress(lost ? pageBefore(address, lastPage) : address, kind, query);
  const isValid = sorted(valid) === sorted(query);
  useEffect(() => {
    if (!isValid) setQuery(valid, { replace: true });
  });

  const { filters } = address;
  const applied = JSON.stringify(filters);
  const [draft, setDraft] = useState({ of: applied, sent: applied, filters });
  // The response to an applied draft keeps text typed meanwhile.
  if (draft.of !== applied)
    setDraft({ of: applied, sent: applied, filters: applied === draft.sent ? draft.filters : filters });
  const find = (nextFilters: FilterValues<Filters>, anew: boolean) => {
    const there = { ...address, filters: nextFilters, page: 1, ...(paging === 'cursor' ? { cursors: [] } : {}) };
    const sent = JSON.stringify(nextFilters);
    if (!anew && sent === applied) return;
    setDraft((now) => ({ ...now, sent }));
    go(there, { replace: true });
    if (anew) ask(there);
  };
  const readDraft = () => readFilters(kind.filters, (name) => String(draft.filters[name]));
  const put = (change: object) => setDraft((now) => ({ ...now, filters: { ...now.filters, ...change } }));
  return {
    ...address,
    kinds: kind.filters,
    sorts: list.sorts,
    pageSizes: kind.pageSizes,
    rows,
    total: total - (loaded.length - rows.length),
    more: data?.total === undefined && data?.next !== undefined,
    paging,
    hasNext: paging === 'cursor' ? next !== undefined : address.page < lastPage,
    hasPrevious: paging === 'cursor' ? leadsBack(address) : address.page > 1,
    tail,
    loadMore,
    state: lost ? 'loading' : state,
    changed,
    changedBy,
    waiting,
    updates: news,
    showUpdates,
    url: call.url,
    record: resource.calls.record,
    pageKey,
    filtered: Object.values(filters as Record<string, string>).some((value) => value !== ''),
    go,
    field: (name) => ({
      name,
      value: draft.filters[name],
      onChange: ({ target }) => put({ [name]: target.value }),
    }),
    draft: put,
    apply: () => find(readDraft(), false),
    search: () => find(readDraft(), true),
    reload,
    pages: (signal, everything = false) => {
      const of = everything ? { ...address, filters: readFilters(kind.filters, () => '') } : address;
      const pageSize = Math.max(...kind.pageSizes);
      return eachPage(pageAsker<Item>(parts, call, paging), { params: toListParams(of), pageSize, paging }, signal);
    },
  };
}

/** The last page, as far as the current response shows. */
function lastPageOf(
  { page, pageSize, cursors }: ListAddress,
  { list, total = 0, next }: ListResponse<unknown>,
): number {
  if (!cursors) return Math.max(1, Math.ceil(total / pageSize));
  return list.length === 0 && next === undefined ? Math.max(1, page - 1) : page;
}

/** Redirects a missing page to the last page; with cursors to the previous page, or to the first if that is unknown. */
function pageBefore<Address extends ListAddress>(address: Address, lastPage: number): Address {
  if (!address.cursors) return { ...address, page: lastPage };
  return followCursor(address, { page: leadsBack(address) ? lastPage : 1 } as Partial<Address>, undefined);
}

const sorted = (query: URLSearchParams) => [...query].map(String).sort().join('&');
