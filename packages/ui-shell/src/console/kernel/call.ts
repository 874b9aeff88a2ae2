import type { HttpMethod, HttpRequest, HttpResponse } from '@waybill/http';
import type { InputOf, OutputOf, StandardSchema } from '../../forms/standard-schema';

/** Status and headers of a response, for what an API says outside of its body: an `ETag`, the number of all records. @public */
export type ResponseFrame = Omit<HttpResponse, 'data'>;

/** What a call sends, where that is not simply its fields. @public */
export interface CallRequest
  extends Partial<Pick<HttpRequest, 'url' | 'method' | 'body' | 'headers' | 'form' | 'responseType' | 'timeout'>> {
  /** Values of the names in its url. */
  readonly params?: Readonly<Record<string, string | number | undefined>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** What a save of a record that was opened by `useEdit` knows besides its fields. @public */
export interface EditContext<Fields = object> {
  /** The fields as they were opened, with the `id`; undefined where nothing was. */
  readonly before: Partial<Fields> | undefined;
  /** Those that are others now. */
  readonly changed: Partial<Fields>;
}

/** A call of an API: `{ method: 'GET', url: '/books/:id', response: book }`. Every hook that reads or writes takes one. @public */
export interface Call {
  readonly method: HttpMethod;
  /** Its path, parts of which may be parameters: `/books/:id`. */
  readonly url: string;
  /** What may stand in its query. Default: nothing. */
  readonly query?: StandardSchema | undefined;
  /** What its body holds. Default: nothing. */
  readonly body?: StandardSchema | undefined;
  /** What its response must be; one that does not fit is a failure. Default: it is handed on as it came. */
  readonly response?: StandardSchema | undefined;
  /** What its refusals hold, by code. */
  readonly errors?: Readonly<Record<number, StandardSchema>> | undefined;
  /** Makes the request of the fields. Default: those that the url names stand there, the others in the body, of GET in the query. */
  readonly toRequest?: ((fields: never, edit: never) => CallRequest) | undefined;
  /** Makes what pages read of the response, and of its headers; what it throws is a failure of the call. Default: as it is. */
  readonly from?: ((response: never, frame: ResponseFrame) => unknown) | undefined;
}

/** A call with the types of what it takes and gives; made by `defineCall`. @public */
export interface TypedCall<Method extends HttpMethod, Fields, Data> extends Call {
  readonly method: Method;
  /** Never there at run time. */
  readonly '~call'?: { readonly fields: Fields; readonly data: Data };
}

/** What `defineCall` takes. @public */
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

/** What a call takes: the names of its url, its query and its body, or what its `toRequest` does. @public */
export type FieldsOf<C> = C extends { readonly '~call'?: { readonly fields: infer Fields } | undefined }
  ? '~call' extends keyof C
    ? Fields
    : PlainFields<C>
  : PlainFields<C>;

/** What a call gives: what its `from` makes of what its `response` says. @public */
export type DataOf<C> = '~call' extends keyof C
  ? C extends { readonly '~call'?: { readonly data: infer Data } | undefined }
    ? Data
    : never
  : C extends { readonly from: (...given: never) => infer Data }
    ? Awaited<Data>
    : C extends { readonly response: infer Response extends StandardSchema }
      ? OutputOf<Response>
      : unknown;

/** The arguments of a call that takes these fields; they can be left out where none is needed. @public */
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

/** The names of a url, query and body as one object; the query stands under `query` where there is a body. @public */
export type DeclaredFields<Url extends string, Query extends StandardSchema, Body extends StandardSchema> = OrNone<
  Simple<
    { readonly [Name in ParamNames<Url>]: string | number } & ([Body] extends [NoSchema]
      ? [Query] extends [NoSchema]
        ? unknown
        : Asked<InputOf<Query>>
      : Given<InputOf<Body>> & ([Query] extends [NoSchema] ? unknown : { readonly query: Asked<InputOf<Query>> }))
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

/** A query is text on its way: what is written as one may be a number, and what may be missing may be empty. */
type Asked<Query> = {
  readonly [Name in keyof Query]:
    | Query[Name]
    | (string extends Query[Name] ? number | boolean : never)
    | ('true' extends Query[Name] ? true : never)
    | ('false' extends Query[Name] ? false : never)
    | (undefined extends Query[Name] ? '' : never);
};

/** Data as it is handed on: nobody writes into it any more. */
type Given<Data> = Data extends object ? { readonly [Name in keyof Data]: Given<Data[Name]> } : Data;

type Simple<Fields> = { readonly [Name in keyof Fields]: Fields[Name] };
type OrNone<Fields> = Fields extends unknown ? ([keyof Fields] extends [never] ? NoFields : Fields) : never;
