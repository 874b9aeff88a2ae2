import type { Call, DataOf, FieldsOf, NoFields } from '../../../kernel/call';
import type { ResourceCalls } from '../../../kernel/resource-calls';
import type { FilterKind, FilterKinds, ListKind, Paging } from './list-address';

/** The common fields of records. @public */
export interface Identified {
  id: string | number;
}

/** One page of a list as its call returns it. @public */
export interface ListResponse<Item> {
  readonly list: readonly Item[];
  /** Number of records on all pages; optional with cursors. */
  readonly total?: number | undefined;
  /** With cursors: the cursor of the next page; absent on the last one. */
  readonly next?: string | undefined;
}

/** The query of a list. Filter values are added by name, empty without a filter. @public */
export type ListQuery = Readonly<Record<string, string | number>> & {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** The column by which to sort. */
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
};

/** The query of a list with cursors, besides filter values. @public */
export type CursorQuery = Readonly<Record<string, string | number>> & {
  /** The `next` of the previous page; absent for the first page. */
  readonly cursor?: string;
  readonly pageSize: number;
  /** The column by which to sort. */
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
};

/** The options of `defineResource`. @public */
export type ResourceOptions<Calls extends ResourceCalls, Filters extends FilterKinds, Sort extends string> = Calls & {
  /** The filters of the list: fields of its query; without a query, fields of the record. Default: `undefined`. */
  readonly filters?: Filters & FiltersOf<Filters, Calls['list']>;
  /** The columns by which the server sorts: values of `sort` in its query; without them, fields of the record. Default: empty. */
  readonly sorts?: readonly Sort[];
  /** `cursor`: each page contains the cursor of the `next` one. Default `page`: page numbers. */
  readonly paging?: PagingOf<Calls['list']>;
  /** The only page sizes that the server accepts; the default is the largest that fits the screen. Default: as many rows as fit, or 10, 20, 50, 100. */
  readonly pageSizes?: readonly number[];
  /** The field with the version of a record, for `If-Match` and events; without a value, its `ETag` is sent. Two fields: `{ ifMatch: 'etag', event: 'revision' }`. Default `version`. */
  readonly version?: VersionNames<NamesOf<ItemOf<Calls> | DetailOf<Calls>>>;
  /** Other calls whose responses a write makes stale. */
  readonly changes?: readonly Pick<Call, 'url'>[];
};

/** @public */
export type VersionNames<Name extends string> = Name | { readonly ifMatch: Name; readonly event: Name };

/** A kind of record on the server with its calls; made by `defineResource`. @public */
export interface Resource<
  Item extends Identified = Identified,
  Detail extends Identified = Item,
  Filters extends FilterKinds = FilterKinds,
  Sort extends string = string,
  Calls extends object = object,
> {
  readonly calls: ResourceCalls & Calls;
  readonly list: ListKind<Filters> & { readonly sorts: readonly Sort[] };
  /** The calls that a write makes stale. */
  readonly changes: readonly Pick<Call, 'url'>[];
  /** The field of a record with the version that events name. */
  readonly version: string;
  /** The field for `If-Match`. */
  readonly ifMatch: string;
  /** Type information only; undefined at run time. */
  readonly '~resource'?: { readonly item: Item; readonly detail: Detail; readonly calls: Calls };
}

/**
 * Describes a kind of record once: its calls, the filters and the sorting of its list. `useList`, `useRecord`, `useEdit` and `useWrites` use it.
 * The calls define the type of a record.
 * @example
 * const books = defineResource({ list: listBooks, record: readBook, update: changeBook, filters: { title: 'text' } });
 * @public
 */
export function defineResource<
  const Calls extends ResourceCalls,
  const Filters extends FilterKinds = Record<never, never>,
  const Sort extends SortsOf<Calls['list']> = never,
>({
  filters,
  sorts,
  paging,
  pageSizes,
  version = 'version' as never,
  changes = [],
  ...calls
}: ResourceOptions<Calls, Filters, Sort>): Resource<
  ItemOf<Calls>,
  DetailOf<Calls>,
  Filters,
  Sort,
  Pick<Calls, keyof Calls & keyof ResourceCalls>
> {
  const resourceCalls = calls as unknown as ResourceCalls & Pick<Calls, keyof Calls & keyof ResourceCalls>;
  return {
    calls: resourceCalls,
    version: typeof version === 'string' ? version : version.event,
    ifMatch: typeof version === 'string' ? version : version.ifMatch,
    list: {
      filters: filters ?? ({} as Filters),
      sorts: sorts ?? [],
      pageSizes: pageSizes ?? [10, 20, 50, 100],
      ...(pageSizes && { fixedSizes: true }),
      ...(paging && { paging }),
    },
    changes: [...[resourceCalls.list, resourceCalls.record].filter((call) => call !== undefined), ...changes],
  };
}

/** Returns a call of a resource. Throws an error if the resource does not have it. */
export function callOf(call: Call | undefined, name: string): Call {
  if (!call) throw new Error(`The resource has no call \`${name}\`: name it in \`defineResource\`.`);
  return call;
}

/** A record as its list returns it; without a list, as its own call does. @public */
export type ItemOf<Calls extends ResourceCalls> = Calls extends { readonly list: infer List }
  ? DataOf<List> extends { readonly list: readonly (infer Item extends Identified)[] }
    ? Item
    : never
  : SingleOf<Calls>;

/** A record as its own call returns it; without such a call, as the list does. @public */
export type DetailOf<Calls extends ResourceCalls> = Calls extends { readonly record: Call }
  ? SingleOf<Calls>
  : ItemOf<Calls>;

type SingleOf<Calls> = Calls extends { readonly record: infer One } ? Extract<DataOf<One>, Identified> : never;

type NamesOf<Item> = Item extends unknown ? Extract<keyof Item, string> : never;

/** The valid filters of a list: its query fields; without a query, the fields of its records. */
type FiltersOf<Filters, List, Fields = [FieldsOf<List>] extends [NoFields] ? RowOf<List> : FieldsOf<List>> = {
  readonly [Name in keyof Filters]: Name extends NamesOf<Fields>
    ? KindOf<Extract<ValueAt<Fields, Name>, string>>
    : { readonly 'Declare this filter in the `query` of the list call.': Name };
};
/** A number, a boolean or a moment is filtered by any values. */
type KindOf<Text extends string> = [Text] extends [never]
  ? FilterKind
  : string extends Text
    ? FilterKind
    : 'text' | readonly Text[];
type ValueAt<Item, Name extends string> = Item extends { readonly [Key in Name]?: infer Value } ? Value : never;

/** The valid sorts of a list: the values of `sort` in its query; without them, the fields of its records. */
type SortsOf<List, Sort = Extract<ValueAt<FieldsOf<List>, 'sort'>, string>> = [Sort] extends [never]
  ? NamesOf<RowOf<List>>
  : Sort;

/** A record of a list; it has any fields if the response has no schema. */
type RowOf<List> =
  DataOf<List> extends { readonly list: readonly (infer Item)[] } ? Item : Readonly<Record<string, string>>;

/** A list has cursors if its call returns one as `next`. */
type PagingOf<List> =
  DataOf<List> extends { readonly next?: string | number | null | undefined }
    ? 'next' extends keyof DataOf<List>
      ? Paging
      : 'page'
    : 'page';
