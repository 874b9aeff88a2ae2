import type { HttpMethod, HttpRequest, HttpResponse } from '@waybill/http';
import type { InputOf, OutputOf, StandardSchema } from '../../forms/standard-schema';

/** Status and headers of a response, for data outside of its body: an `ETag`, the total number of records. @public */
export type ResponseFrame = Omit<HttpResponse, 'data'>;

/** A request that differs from the fields of its call. @public */
export interface CallRequest
  extends Partial<Pick<HttpRequest, 'url' | 'method' | 'body' | 'headers' | 'form' | 'responseType' | 'timeout'>> {
  /** Values of the names in its url. */
  readonly params?: Readonly<Record<string, string | number | undefined>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** The context of a save by `useEdit` besides its fields. @public */
export interface EditContext<Fields = object> {
  /** The fields as opened, with the `id`; undefined for a new record. */
  readonly before: Partial<Fields> | undefined;
  /** The changed fields. */
  readonly changed: Partial<Fields>;
}

/** A call of an API: `{ method: 'GET', url: '/books/:id', response: book }`. Every hook that reads or writes takes one. @public */
export interface Call {
  readonly method: HttpMethod;
  /** Its path, parts of which may be parameters: `/books/:id`. */
  readonly url: string;
  /** Schema of its query. Default: no query. */
  readonly query?: StandardSchema | undefined;
  /** Schema of its body. Default: no body. */
  readonly body?: StandardSchema | undefined;
  /** Schema of its response; a response that does not match is a failure. Default: unchecked. */
  readonly response?: StandardSchema | undefined;
  /** Schemas of its error bodies by code. */
  readonly errors?: Readonly<Record<number, StandardSchema>> | undefined;
  /** Makes the request from the fields. Default: fields named in the url fill it, the others are the body, or the query of GET. */
  readonly toRequest?: ((fields: never, edit: never) => CallRequest) | undefined;
  /** Maps the response and its headers to the data of pages; an exception is a failure of the call. Default: unchanged. */
  readonly from?: ((response: never, frame: ResponseFrame) => unknown) | undefined;
}

/** A call with the types of its fields and data; made by `defineCall`. @public */
export interface TypedCall<Method extends HttpMethod, Fields, Data> extends Call {
  readonly method: Method;
  /** Only a type; never present at run time. */
  readonly '~call'?: { readonly fields: Fields; readonly data: Data };
}

/** Options of `defineCall`. @public */
export interface CallOptions<
  Method extends HttpMethod,
  Url extends string,
  Query extends StandardSchema,
  Body extends StandardSchema,
  Response extends StandardSchema,
  Fields,
  Data,
> extends Call {
  readonly method: Method;
  readonly url: Url;
  readonly query?: Query;
  readonly body?: Body;
  readonly response?: Response;
  readonly toRequest?: (fields: Fields, edit: EditContext<Fields>) => CallRequest;
  readonly from?: (response: OutputOf<Response>, frame: ResponseFrame) => Data | Promise<Data>;
}

/**
 * Types a call in place: `response` types the argument of `from`; url, query and body name what the caller gives.
 * @example
 * const readBook = defineCall({ method: 'GET', url: '/books/:id', response: wireBook, from: ({ book_id, title }) => ({ id: book_id, title }) });
 * @public
 */
export function defineCall<
  const Method extends HttpMethod,
  const Url extends string,
  Query extends StandardSchema = NoSchema,
  Body extends StandardSchema = NoSchema,
  Response extends StandardSchema = StandardSchema,
  Fields = DeclaredFields<Url, Query, Body>,
  Data = OutputOf<Response>,
>(call: CallOptions<Method, Url, Query, Body, Response, Fields, Data>): TypedCall<Method, Fields, Data> {
  return call;
}

/** The fields of a call: the parameters of its url, its query and its body, or the argument of its `toRequest`. @public */
export type FieldsOf<C> = C extends { readonly '~call'?: { readonly fields: infer Fields } | undefined }
  ? '~call' extends keyof C
    ? Fields
    : PlainFields<C>
  : PlainFields<C>;

/** The data of a call: the result of its `from`, else the type of its `response`. @public */
export type DataOf<C> = '~call' extends keyof C
  ? C extends { readonly '~call'?: { readonly data: infer Data } | undefined }
    ? Data
    : never
  : C extends { readonly from: (...given: never) => infer Data }
    ? Awaited<Data>
    : C extends { readonly response: infer Response extends StandardSchema }
      ? OutputOf<Response>
      : unknown;

/** The arguments of a call with these fields; optional if no field is required. @public */
export type CallArguments<Fields, Options> =
  Record<never, never> extends Fields
    ? [fields?: Fields | undefined, options?: Options]
    : [fields: Fields, options?: Options];

/** A call takes no fields. @public */
export type NoFields = Readonly<Record<string, never>>;

/** @public */
export interface NoSchema extends StandardSchema<unknown, NoFields> {
  readonly none: never;
}

/** The fields of url, query and body as one object; beside a body the query is under `query`. @public */
export type DeclaredFields<Url extends string, Query extends StandardSchema, Body extends StandardSchema> = OrNone<
  Simple<
    { readonly [Name in ParamNames<Url>]: string | number } & ([Body] extends [NoSchema]
      ? [Query] extends [NoSchema]
        ? unknown
        : QueryFields<InputOf<Query>>
      : BodyFields<InputOf<Body>> &
          ([Query] extends [NoSchema] ? unknown : { readonly query: QueryFields<InputOf<Query>> }))
  >
>;

type PlainFields<C> = C extends { readonly toRequest: (fields: infer Fields, edit: never) => unknown }
  ? Fields
  : C extends { readonly url: infer Url extends string }
    ? DeclaredFields<Url, SchemaAt<C, 'query'>, SchemaAt<C, 'body'>>
    : never;

type SchemaAt<C, Name extends string> = C extends { readonly [Key in Name]: infer S extends StandardSchema }
  ? S
  : NoSchema;

type ParamNames<Url extends string> = Url extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamNames<`/${More}`>
    : Rest
  : never;

/** A query is sent as text: a text field may be given as a number, and an optional one may be empty. */
type QueryFields<Query> = {
  readonly [Name in keyof Query]:
    | Query[Name]
    | (string extends Query[Name] ? number | boolean : never)
    | ('true' extends Query[Name] ? true : never)
    | ('false' extends Query[Name] ? false : never)
    | (undefined extends Query[Name] ? '' : never);
};

/** Received data, deeply read-only. */
type BodyFields<Data> = Data extends object ? { readonly [Name in keyof Data]: BodyFields<Data[Name]> } : Data;

type Simple<Fields> = { readonly [Name in keyof Fields]: Fields[Name] };
type OrNone<Fields> = Fields extends unknown ? ([keyof Fields] extends [never] ? NoFields : Fields) : never;
