import type { StandardSchema } from '../../forms/standard-schema';
import { readResponse } from '../server-data/read-response';
import { UnexpectedResponseError } from '../server-data/unexpected-response-error';
import type { FilterKinds, ListKind } from './list-address';

/** What every record has. @public */
export interface Identified {
  id: string | number;
}

/** One page of a list as the server sends it. @public */
export interface ListResponse<Item> {
  readonly list: readonly Item[];
  /** Records on all pages. */
  readonly total: number;
}

/** The last part of the path of each call, or a whole path where it begins with `/`. @public */
export interface ResourceCalls {
  /** GET, with page, size, order and filters. Default `getList`. */
  list?: string;
  /** GET, with `id`. Default `detail`. */
  record?: string;
  /** POST, with a whole record or the fields of a new one. Default `doEdit`. */
  save?: string;
  /** POST, with `ids`. Default `doDelete`. */
  remove?: string;
}

/** A call that changes a record, with what it answers. @public */
export interface ActionCall<Response> {
  /** The last part of its path, or a whole path where it begins with `/`. */
  readonly call: string;
  /** What the response must be; responses that do not fit are failures. */
  readonly schema: StandardSchema<Response>;
}

/** A call that changes many records at once, with what it answers. @public */
export interface BulkCall<Response> extends ActionCall<Response> {
  /** Records of one call; more go in several. Default 100. */
  readonly most?: number;
}

/** @public */
export interface ResourceOptions<
  Item extends Identified,
  Detail extends Identified,
  Filters extends FilterKinds,
  Sort extends string,
  Actions extends object,
  Bulk extends object = Record<never, never>,
> {
  /** Where its calls begin, for example `/order`. */
  path: string;
  /** What a record of the list must be; responses that do not fit are failures. */
  schema: StandardSchema<Item>;
  /** What a single record must be, where it is more than one of the list. Default: `schema`. */
  detail?: StandardSchema<Detail>;
  calls?: ResourceCalls;
  list?: {
    /** By what the list can be found. Default: nothing. */
    filters?: Filters;
    /** By which columns the server sorts. Default: none. */
    sorts?: readonly Sort[];
    /** Default 10, 20, 50, 100; the first is the usual one. */
    pageSizes?: readonly number[];
  };
  /** Further calls that change a record, by name: POST with `id`. For example `{ cancel: 'doCancel' }`; with a schema where the response is of use. */
  actions?: { readonly [Name in keyof Actions]: string | ActionCall<Actions[Name]> };
  /** Calls that change many records at once, by name: POST with `ids`. For example `{ step: { call: 'doSteps', schema: stepsResult } }`. */
  bulk?: { readonly [Name in keyof Bulk]: BulkCall<Bulk[Name]> };
  /** Paths of other calls whose responses a write changes, for example `/promotion/getSummary`. */
  changes?: readonly string[];
}

/** A kind of record on the server with its calls; made by `defineResource`. @public */
export interface Resource<
  Item extends Identified = Identified,
  Detail extends Identified = Item,
  Filters extends FilterKinds = FilterKinds,
  Sort extends string = string,
  Actions extends object = object,
  Bulk extends object = object,
> {
  readonly paths: Readonly<Required<ResourceCalls>> & { readonly actions: Readonly<Record<string, string>> };
  readonly list: ListKind<Filters> & { readonly sorts: readonly Sort[] };
  /** What becomes stale by a write. */
  readonly changes: readonly string[];
  readonly readList: (response: unknown) => Promise<ListResponse<Item>>;
  readonly readRecord: (response: unknown) => Promise<Detail>;
  readonly readSaved: (response: unknown) => Promise<Item>;
  readonly readActions: { readonly [Name in keyof Actions]: (response: unknown) => Promise<Actions[Name]> };
  readonly bulk: { readonly [Name in keyof Bulk]: BulkPart<Bulk[Name]> };
}

/** A call over many, as `useWrites` makes it. @public */
export interface BulkPart<Response> {
  readonly path: string;
  /** Records of one call. */
  readonly most: number;
  readonly read: (response: unknown) => Promise<Response>;
}

/**
 * Describes a kind of record once: where its calls are, what a record is, by what its list is filtered and sorted. `useList`, `useRecord` and
 * `useWrites` work with it. @public
 */
export function defineResource<
  Item extends Identified,
  Detail extends Identified = Item,
  const Filters extends FilterKinds = Record<never, never>,
  const Sort extends string = never,
  Actions extends object = Record<never, never>,
  Bulk extends object = Record<never, never>,
>({
  path,
  schema,
  detail,
  calls = {},
  list = {},
  actions,
  bulk,
  changes = [],
}: ResourceOptions<Item, Detail, Filters, Sort, Actions, Bulk>): Resource<Item, Detail, Filters, Sort, Actions, Bulk> {
  const toPath = (call: string) => (call.startsWith('/') ? call : `${path}/${call}`);
  const eachAction = <Made>(
    make: (action: Partial<ActionCall<unknown>> & { call: string }) => Made,
  ): Record<string, Made> =>
    Object.fromEntries(
      Object.entries<string | ActionCall<unknown>>(actions ?? {}).map(([name, action]) => [
        name,
        make(typeof action === 'string' ? { call: action } : action),
      ]),
    );
  const paths = {
    list: toPath(calls.list ?? 'getList'),
    record: toPath(calls.record ?? 'detail'),
    save: toPath(calls.save ?? 'doEdit'),
    remove: toPath(calls.remove ?? 'doDelete'),
    actions: eachAction(({ call }) => toPath(call)),
  };
  const recordSchema = (detail ?? schema) as StandardSchema<Detail>;
  return {
    paths,
    list: {
      filters: list.filters ?? ({} as Filters),
      sorts: list.sorts ?? [],
      pageSizes: list.pageSizes ?? [10, 20, 50, 100],
    },
    changes: [paths.list, paths.record, ...changes],
    readList: async (response) => {
      const call = `GET ${paths.list}`;
      const { list: items, total } = (response ?? {}) as Partial<Record<string, unknown>>;
      if (!Array.isArray(items)) throw new UnexpectedResponseError(call, 'list', 'it is not an array');
      if (!Number.isSafeInteger(total) || Number(total) < 0)
        throw new UnexpectedResponseError(call, 'total', 'it is not a count');
      const read = (item: unknown, place: number) => readResponse(call, schema, item, `list[${place}]`);
      return { list: await Promise.all(items.map(read)), total: Number(total) };
    },
    readRecord: (response) => readResponse(`GET ${paths.record}`, recordSchema, response),
    readActions: eachAction(
      ({ call, schema }) =>
        async (response: unknown) =>
          schema ? readResponse(`POST ${toPath(call)}`, schema, response) : response,
    ) as Resource<Item, Detail, Filters, Sort, Actions>['readActions'],
    bulk: Object.fromEntries(
      Object.entries<BulkCall<unknown>>(bulk ?? {}).map(([name, { call, schema, most = 100 }]) => {
        const path = toPath(call);
        return [name, { path, most, read: (response: unknown) => readResponse(`POST ${path}`, schema, response) }];
      }),
    ) as Resource<Item, Detail, Filters, Sort, Actions, Bulk>['bulk'],
    readSaved: (response) => readResponse(`POST ${paths.save}`, schema, response),
  };
}
