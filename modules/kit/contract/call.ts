import type { Infer, InferInput, Schema } from '@waybill/validators';

/** A schema whatever it takes and gives. */
export type AnySchema = Schema<unknown, unknown>;

/** A call that is answered with an envelope. Whom it is for, and what it is for in a sentence, the server says where it registers it. */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** Its path, parts of which may be parameters: `/avatar/:key`. */
  readonly url: string;
  /** What may stand in its address; all of it is text there. */
  readonly query?: AnySchema;
  /** What its body holds. */
  readonly body?: AnySchema;
  /** The kinds of file that it takes as they are, in place of a body of fields. */
  readonly file?: readonly string[];
  /** `data` of its response. */
  readonly response: AnySchema;
  /** `data` of its refusals by code; one that is not named says `null`, the wrong fields, or after how long to try again. */
  readonly errors?: Readonly<Record<number, AnySchema>>;
}

type Parts = Omit<Call, 'method' | 'url'>;
/** Names that no call has are errors of the compiler. */
type Strict<P> = P & Readonly<Record<Exclude<keyof P, keyof Parts>, never>>;

/** Defines a call that reads: its path, with what it takes and answers. */
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
  /** The type of its content; none where it only leads on. */
  readonly content?: string;
}

type Part<Of, Name extends string> = Of extends { readonly [Key in Name]: infer S extends AnySchema } ? S : never;

/** What a call takes in its address. */
export type QueryOf<C> = Infer<Part<C, 'query'>>;
/** Data as it is handed on: nobody writes into it any more. */
export type Told<Data> = Data extends object ? { readonly [Name in keyof Data]: Told<Data[Name]> } : Data;
/** What a caller puts into the body of a call. */
export type BodyOf<C> = Told<InferInput<Part<C, 'body'>>>;
/** What a call answers. */
export type ResponseOf<C> = Infer<Part<C, 'response'>>;
