import type { Infer, InferInput, Schema } from '@waybill/validators';

/** Any schema. */
export type AnySchema = Schema<unknown, unknown>;

/** A call with an envelope as response. The server declares its audience and summary when it registers the call. */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** Its path, parts of which may be parameters: `/avatar/:key`. */
  readonly url: string;
  /** Schema of the query; its values are text on the wire. */
  readonly query?: AnySchema;
  /** Schema of the body. */
  readonly body?: AnySchema;
  /** The accepted file types, for a file body in place of fields. */
  readonly file?: readonly string[];
  /** `data` of its response. */
  readonly response: AnySchema;
  /** Schemas of `data` by error code; an unlisted code answers `null`, the invalid fields or the seconds until a retry. */
  readonly errors?: Readonly<Record<number, AnySchema>>;
}

type Parts = Omit<Call, 'method' | 'url'>;
/** Names that no call has are errors of the compiler. */
type Strict<P> = P & Readonly<Record<Exclude<keyof P, keyof Parts>, never>>;

/** Defines a GET call with its path, query and response. */
/* @__NO_SIDE_EFFECTS__ */
export const get = <const Url extends string, const P extends Parts>(url: Url, parts: Strict<P>) =>
  ({ method: 'GET', url, ...(parts as P) }) as const;

/** Defines a call that writes, in the same way. */
/* @__NO_SIDE_EFFECTS__ */
export const post = <const Url extends string, const P extends Parts>(url: Url, parts: Strict<P>) =>
  ({ method: 'POST', url, ...(parts as P) }) as const;

/** A call that is answered with something else than an envelope: a picture, a page, another address. */
export interface PageCall {
  readonly method: 'GET';
  readonly url: string;
  readonly query?: AnySchema;
  /** The content type; without it, the call only redirects. */
  readonly content?: string;
}

type Part<Of, Name extends string> = Of extends { readonly [Key in Name]: infer S extends AnySchema } ? S : never;

/** The query of a call. */
export type QueryOf<C> = Infer<Part<C, 'query'>>;
/** A deeply read-only view of data. */
export type DeepReadonly<Data> = Data extends object
  ? { readonly [Name in keyof Data]: DeepReadonly<Data[Name]> }
  : Data;
/** The body of a call as its caller sends it. */
export type BodyOf<C> = DeepReadonly<InferInput<Part<C, 'body'>>>;
/** The response data of a call. */
export type ResponseOf<C> = Infer<Part<C, 'response'>>;
