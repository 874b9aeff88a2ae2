import type { StandardSchema } from '../../../forms/standard-schema';
import type { MappedCall } from '../../kernel/mapped-call';
import { readResponse, UnexpectedResponseError } from '../server-data/read-response';
import type { FilterKinds, ListKind } from './list-address';
import { type ResourceCall, toMappedCall } from './resource-call';

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

/** What a list asks for; the values of its filters stand beside these by their names, empty where they do not filter. @public */
export type ListQuery = Readonly<Record<string, string | number>> & {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** The column by which to sort. */
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
};

/** What is saved: the fields of a form, with the `id` of a record that is there already. @public */
export type SavedFields = Readonly<Record<string, unknown>> & { readonly id?: Identified['id'] };

/** The calls of a resource: the last part of the path of each, a whole path where it begins with `/`, or a mapped call of another API. @public */
export interface ResourceCalls {
  /** GET, with page, size, order and filters; answers `{ list, total }`. Default `getList`. */
  list?: string | ResourceCall<ListQuery>;
  /** GET, with `id`. Default `detail`. */
  record?: string | ResourceCall<Pick<Identified, 'id'>>;
  /** POST, with a whole record or the fields of a new one; answers the record, or nothing, and then it is read. Default `doEdit`. */
  save?: string | ResourceCall<SavedFields>;
  /** POST, with `ids`; with `each` one call a record, with `id`. Default `doDelete`. */
  remove?:
    | string
    | (ResourceCall<{ readonly ids: readonly Identified['id'][] }> & { readonly each?: false })
    | (ResourceCall<Pick<Identified, 'id'>> & { readonly each: true });
}

/** A call that changes a record, with what it answers. @public */
export interface ActionCall<Response> extends ResourceCall<SavedFields> {
  /** What the response must be; responses that do not fit are failures. */
  readonly schema: StandardSchema<Response>;
}

/** A call that changes many records at once, with what it answers. @public */
export interface BulkCall<Response>
  extends ResourceCall<Readonly<Record<string, unknown>> & { readonly ids: readonly Identified['id'][] }> {
  /** What the response must be; responses that do not fit are failures. */
  readonly schema: StandardSchema<Response>;
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
  readonly paths: Readonly<Record<keyof ResourceCalls, string>> & {
    readonly actions: Readonly<Record<string, string>>;
  };
  /** The calls as they are sent. */
  readonly requests: ResourceRequests;
  readonly list: ListKind<Filters> & { readonly sorts: readonly Sort[] };
  /** What becomes stale by a write. */
  readonly changes: readonly string[];
  readonly readList: (response: unknown) => Promise<ListResponse<Item>>;
  readonly readRecord: (response: unknown) => Promise<Detail>;
  readonly readSaved: (response: unknown) => Promise<Item>;
  readonly readActions: { readonly [Name in keyof Actions]: (response: unknown) => Promise<Actions[Name]> };
  readonly bulk: { readonly [Name in keyof Bulk]: BulkPart<Bulk[Name]> };
}

/** The calls of a resource as they are sent. @public */
export type ResourceRequests = Readonly<Record<keyof ResourceCalls, MappedCall>> & {
  readonly actions: Readonly<Record<string, MappedCall>>;
  /** One call removes one record. */
  readonly removesEach: boolean;
};

/** A call over many, as `useWrites` makes it. @public */
export interface BulkPart<Response> {
  readonly request: MappedCall;
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
  const { list: listCall = 'getList', record = 'detail', save = 'doEdit', remove = 'doDelete' } = calls;
  const requests: ResourceRequests = {
    list: toMappedCall<ListQuery>(listCall, 'GET', toPath),
    record: toMappedCall<Pick<Identified, 'id'>>(record, 'GET', toPath),
    save: toMappedCall<SavedFields>(save, 'POST', toPath),
    remove: toMappedCall<never>(remove as string | ResourceCall<never>, 'POST', toPath),
    actions: eachAction((action) => toMappedCall(action, 'POST', toPath)),
    removesEach: typeof remove === 'object' && remove.each === true,
  };
  const paths = {
    list: requests.list.path,
    record: requests.record.path,
    save: requests.save.path,
    remove: requests.remove.path,
    actions: eachAction(({ call }) => toPath(call)),
  };
  const recordSchema = (detail ?? schema) as StandardSchema<Detail>;
  return {
    paths,
    requests,
    list: {
      filters: list.filters ?? ({} as Filters),
      sorts: list.sorts ?? [],
      pageSizes: list.pageSizes ?? [10, 20, 50, 100],
    },
    changes: [paths.list, paths.record, ...changes],
    readList: async (response) => {
      const call = `${requests.list.method} ${paths.list}`;
      const { list: items, total } = (response ?? {}) as Partial<Record<string, unknown>>;
      if (!Array.isArray(items)) throw new UnexpectedResponseError(call, 'list', 'it is not an array');
      if (!Number.isSafeInteger(total) || Number(total) < 0)
        throw new UnexpectedResponseError(call, 'total', 'it is not a count');
      const read = (item: unknown, place: number) => readResponse(call, schema, item, `list[${place}]`);
      return { list: await Promise.all(items.map(read)), total: Number(total) };
    },
    readRecord: (response) => readResponse(`${requests.record.method} ${paths.record}`, recordSchema, response),
    readActions: eachAction(
      ({ call, schema, method = 'POST' }) =>
        async (response: unknown) =>
          schema ? readResponse(`${method} ${toPath(call)}`, schema, response) : response,
    ) as Resource<Item, Detail, Filters, Sort, Actions>['readActions'],
    bulk: Object.fromEntries(
      Object.entries<BulkCall<unknown>>(bulk ?? {}).map(([name, { schema, most = 100, ...call }]) => {
        const request = toMappedCall(call, 'POST', toPath);
        const named = `${request.method} ${request.path}`;
        return [name, { request, most, read: (response: unknown) => readResponse(named, schema, response) }];
      }),
    ) as Resource<Item, Detail, Filters, Sort, Actions, Bulk>['bulk'],
    readSaved: (response) => readResponse(`${requests.save.method} ${paths.save}`, schema, response),
  };
}
